import { Link } from 'react-router-dom';
import { EmptyState } from '#design-system/components/EmptyState';
import { Text } from '#design-system/primitives/Text';
import type { EditableSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';
import type { Found } from '../ContentsPage/findSections.ts';
import { toFormTarget } from '../formTarget.ts';
import { FoundList } from './PagesPage.styles.ts';

/** What a search has found, each leading to its field. */
export function FoundTexts({ found }: { found: ReadonlyMap<EditableSection, Found> }) {
  if (found.size === 0)
    return (
      <EmptyState title="Aucun texte trouvé.">
        Essayez moins de mots, tels qu’ils se lisent sur le site.
      </EmptyState>
    );
  return (
    <FoundList>
      {[...found].map(([{ key, title, pages }, text]) => (
        <li key={key}>
          <Link to={text ? toFormTarget(key, { champ: text.path }) : paths.admin.content(key)}>{title}</Link>
          {pages[0] && pages[0].title !== title && (
            <Text size="small" tone="muted">
              {pages[0].title}
            </Text>
          )}
          {text && <Text size="small">{text.text}</Text>}
        </li>
      ))}
    </FoundList>
  );
}
