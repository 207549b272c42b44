import { type LoaderFunctionArgs, useNavigation, useRevalidator, useRouteError } from 'react-router-dom';
import { EmptyState } from '#design-system/components/EmptyState';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import {
  type FoundEntries,
  type FoundKind,
  fetchFound,
  foundKinds,
} from '#features/search/data/search.queries.ts';
import { useMissedSearch } from '#features/statistics/data/useMisses.ts';
import { paths } from '#paths.ts';
import { type PageHeadData, nameless } from '#site/pageHead.ts';
import { Filters } from '#site/sections/shared/Filters/Filters.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import type { Settings } from '#site/settings/settings.ts';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { describeNearness } from '../describeFound.ts';
import { FoundList } from '../FoundList/FoundList.tsx';
import { type SearchChoice, parseSearch, searchPath } from '../searchAddress.ts';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import { headContent, heroContent } from './searchPage.section.ts';
import { Next } from './SearchPage.styles.ts';
import { DataError } from '#data/errors.ts';
import { BlogFailure } from '#site/sections/shared/BlogFailure/BlogFailure.tsx';

const page = pageContents({ 'search/head': headContent, 'search/hero': heroContent });

export type SearchPageData = {
  choice: SearchChoice;
  /** Nothing as long as nothing is searched. */
  found: FoundEntries | null;
  contents?: ChangedContents;
};

/** What the address searches for. */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<SearchPageData> {
  const choice = parseSearch(new URL(request.url).searchParams);
  const [contents, found] = await Promise.all([
    page.load(),
    choice.query ? fetchFound(choice.query, choice.kind) : null,
  ]);
  return { choice, found, contents };
}

/** The loader reads the query: another search, other results. */
export const shouldRevalidate = () => true;

export const head = (shown: SearchPageData | undefined, settings?: Settings): PageHeadData => {
  if (!shown) return { ...nameless, title: headContent.title };
  const own = page.head(shown.contents, settings);
  const { query } = shown.choice;
  return {
    ...own,
    title: query ? `${own.title}\u00A0: ${query}` : own.title,
    path: searchPath(shown.choice),
    isIndexed: false,
  };
};

const countResults = ({ total, has_more: hasMore }: FoundEntries) =>
  total === 0
    ? 'Aucun résultat'
    : total === 1
      ? '1 résultat'
      : `${hasMore ? 'Plus de ' : ''}${total} résultats`;

/** /recherche: everything that visitors may read, by its words. Without scripts, a form that answers with a whole page. */
export function SearchPage() {
  const { choice, found, contents } = usePageData<SearchPageData>();
  const { hero } = page.useOver(contents);
  const { location } = useNavigation();
  useMissedSearch(choice.query, found !== null && found.nearness !== 'exact' && !found.corrected);
  return (
    <>
      <PageHero {...hero} />
      <Section spacing="compact">
        <SearchForm query={choice.query} kind={choice.kind} />
      </Section>
      {found && (
        <>
          <Filters categories={listKinds(choice, found)} tags={[]} found={countResults(found)} />
          <Section spacing="compact" aria-label="Résultats">
            <Nearness choice={choice} found={found} />
            <FoundList entries={found.results} isBusy={location?.pathname === paths.search} />
            {found.total > found.results.length && (
              <Text tone="muted">{`Voici les ${found.results.length} premiers. Ajoutez un mot pour préciser.`}</Text>
            )}
          </Section>
        </>
      )}
    </>
  );
}

/** The kinds that have results, as links; and the one that is chosen. */
function listKinds({ query, kind }: SearchChoice, { kinds }: FoundEntries) {
  const shown = (Object.keys(foundKinds) as FoundKind[]).filter((name) => kinds[name] || name === kind);
  return [
    { label: 'Tout', to: searchPath({ query }), isCurrent: !kind },
    ...shown.map((name) => ({
      label: foundKinds[name].many,
      to: searchPath({ query, kind: name }),
      isCurrent: name === kind,
    })),
  ];
}

/** What to make of results that say something else, and where to go without any. */
function Nearness({ choice, found }: { choice: SearchChoice; found: FoundEntries }) {
  if (found.results.length === 0)
    return (
      <EmptyState
        title={`Rien ne dit «\u00A0${choice.query}\u00A0».`}
        action={
          <Next>
            <ArrowLink to={paths.services} label="Voir nos services" />
            <ArrowLink to={paths.contact} label="Nous poser la question" />
          </Next>
        }
      >
        Essayez un autre mot, ou moins de mots.
      </EmptyState>
    );
  if (found.nearness !== 'near') return null;
  return <Text isMeasured>{describeNearness(choice.query, found)}</Text>;
}

/** In place of the search whose answer did not come. Any other error is not its business. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  if (!(error instanceof DataError)) throw error;
  return (
    <BlogFailure
      eyebrow="Recherche"
      title="La recherche n’a pas répondu."
      reason={error.message}
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
