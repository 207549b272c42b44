import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { parsePageNumber, PageLinks } from '#admin/lists/index.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import type { ContentReason, ContentRevisionItem } from '#data/contents/content.queries.ts';
import { useContentRevision, useContentRevisions } from '#data/contents/useContents.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { Skeleton } from '#design-system/components/Skeleton';
import { Text } from '#design-system/primitives/Text';
import { isComposedPage } from '#site/contents/composedPage.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { ContentComparison } from '../ContentComparison/index.ts';
import { Root, Version } from './ContentVersions.styles.ts';

/** Why a version was saved, as people read it. */
const reasons = {
  saved: { label: 'Brouillon', variant: 'secondary' },
  published: { label: 'Publiée', variant: 'success' },
  restored: { label: 'Restaurée', variant: 'outline' },
  reverted: { label: 'Texte d’origine', variant: 'outline' },
} as const satisfies Record<ContentReason, object>;

export interface ContentVersionsProps {
  section: EditableSection;
  /** What the form holds: versions are compared with it. */
  present: unknown;
  /** Nothing that was typed would get lost. */
  isRestorable: boolean;
  onRestore: (number: number, value: unknown) => Promise<unknown>;
}

/** Every save of a content, the latest first; each opens to what it said, and can become the draft of today (product 15.5). */
export function ContentVersions({ section, ...opened }: ContentVersionsProps) {
  const [params] = useSearchParams();
  const query = useContentRevisions(section.key, parsePageNumber(params));
  const list = query.data;
  return (
    <Root aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <LoadError title={notices.dataNotLoaded.description} query={query} />
      {query.isPending && (
        <Skeleton.Group label="Chargement des versions…">
          <Skeleton />
        </Skeleton.Group>
      )}
      {list?.total === 0 && (
        <Text tone="muted">
          {isComposedPage(section.key)
            ? 'Rien de cette page n’est encore enregistré.'
            : 'Personne n’a encore changé cette section\u00A0: le site montre le texte d’origine.'}
        </Text>
      )}
      {list?.rows.map((version) => (
        <SavedVersion key={version.number} section={section} version={version} {...opened} />
      ))}
      {list && <PageLinks label="Pages des versions" page={list.page} total={list.total} />}
    </Root>
  );
}

type SavedVersionProps = ContentVersionsProps & { version: ContentRevisionItem };

function SavedVersion({ version, ...props }: SavedVersionProps) {
  const isWithdrawn = version.reason === 'reverted' && isComposedPage(props.section.key);
  const [isOpen, setIsOpen] = useState(false);
  const { number, reason, note, saved_at } = version;
  const { label, variant } = reasons[reason];
  return (
    <Version open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        Version {number} <Badge variant={variant}>{isWithdrawn ? 'Retirée' : label}</Badge>{' '}
        <Text as="span" size="small" tone="muted" isTabular>
          <time dateTime={saved_at}>{formatDayAndTime(toClockTime(saved_at))}</time>
          {`, ${formatPerson(version)}${note ? `, ${note}` : ''}`}
        </Text>
      </summary>
      {isOpen && <OpenedVersion number={number} {...props} />}
    </Version>
  );
}

function OpenedVersion({
  section,
  number,
  present,
  isRestorable,
  onRestore,
}: ContentVersionsProps & { number: number }) {
  const query = useContentRevision(section.key, number);
  if (query.isError) {
    return <LoadError title={notices.dataNotLoaded.description} query={query} />;
  }
  if (!query.data) {
    return (
      <Skeleton.Group label="Chargement de la version…">
        <Skeleton />
      </Skeleton.Group>
    );
  }
  const { value } = query.data;
  const read = section.schema.safeParse(value);
  return (
    <div>
      <Text size="small" tone="muted">
        De cette version au texte du formulaire&nbsp;:
      </Text>
      <ContentComparison section={section} before={value ?? section.content} after={present} />
      {value !== null && !read.success && (
        <Text size="small">Cette version ne correspond plus à la forme de la section.</Text>
      )}
      {read.success && (
        <div>
          <Button
            size="small"
            variant="outline"
            iconStart={RotateCcw}
            isDisabled={!isRestorable}
            onClick={() => void onRestore(number, read.data)}
          >
            Restaurer cette version
          </Button>
          {!isRestorable && (
            <Text size="small" tone="muted">
              Enregistrez d’abord ce que le formulaire contient.
            </Text>
          )}
        </div>
      )}
    </div>
  );
}
