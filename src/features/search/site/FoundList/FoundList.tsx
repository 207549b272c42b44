import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { formatDay } from '#data/formats.ts';
import { type FoundEntry, foundKinds } from '#features/search/data/search.queries.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';
import { Result, Results } from './FoundList.styles.ts';

export interface FoundListProps {
  /** Ce qui a été trouvé, dans l’ordre. */
  entries: readonly FoundEntry[];
  /** D’autres résultats sont en route. */
  isBusy?: boolean;
}

const formatSecond = (second: number) =>
  `${Math.floor(second / 60)}\u00A0min ${String(second % 60).padStart(2, '0')}`;

/** What a search has found: each with its kind and date, and the sentence that says the words, which are marked. */
export function FoundList({ entries, isBusy = false }: FoundListProps) {
  const facts = getFacts(useSettings());
  if (entries.length === 0) return null;
  return (
    <Results aria-busy={isBusy}>
      {entries.map(({ kind, title, path, day, excerpt, second }) => {
        const about = [
          foundKinds[kind].one,
          day && formatDay(day),
          second !== null && `à ${formatSecond(second)}`,
        ];
        return (
          <Result key={path}>
            <Text size="label" tone="muted">
              {about.filter(Boolean).join(', ')}
            </Text>
            <Heading level={2} size="h3">
              <TextLink variant="title" render={<Link to={second === null ? path : `${path}#t=${second}`} />}>
                {fillFacts(title, facts)}
              </TextLink>
            </Heading>
            <Text>
              <Excerpt parts={excerpt.map((part) => fillFacts(part, facts))} />
            </Text>
          </Result>
        );
      })}
    </Results>
  );
}

/** Every other part is a word that was looked for. */
function Excerpt({ parts: [before = '', word, ...others] }: { parts: readonly string[] }) {
  if (word === undefined) return before;
  return (
    <>
      {before}
      <mark>{word}</mark>
      <Excerpt parts={others} />
    </>
  );
}
