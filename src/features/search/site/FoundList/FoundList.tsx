import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { MarkedText } from '#design-system/forms/SearchInput';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { cutSentences } from '#features/search/data/excerpts.ts';
import type { FoundEntry } from '#features/search/data/search.queries.ts';
import { describeFound, toFoundPath } from '../describeFound.ts';
import { Result, Results } from './FoundList.styles.ts';

export interface FoundListProps {
  /** Ce qui a été trouvé, dans l’ordre. */
  entries: readonly FoundEntry[];
  /** D’autres résultats sont en route. */
  isBusy?: boolean;
  /** Sous un titre de niveau 2, celui de chaque résultat est de niveau 3. */
  headingLevel?: 2 | 3;
}

/** What a search has found: each with its kind and date, and the sentence that says the words, which are marked. */
export function FoundList({ entries, isBusy = false, headingLevel = 2 }: FoundListProps) {
  if (entries.length === 0) return null;
  return (
    <Results aria-busy={isBusy}>
      {entries.map((entry) => {
        const { path, title, excerpt } = entry;
        return (
          <Result key={path}>
            <Text size="label" tone="muted">
              {describeFound(entry)}
            </Text>
            <Heading level={headingLevel} size="h3">
              <TextLink variant="title" render={<Link to={toFoundPath(entry)} />}>
                {title}
              </TextLink>
            </Heading>
            <Text>
              <MarkedText parts={cutSentences(excerpt)} />
            </Text>
          </Result>
        );
      })}
    </Results>
  );
}
