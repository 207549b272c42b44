import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { Section } from '#design-system/primitives/Section';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { type FoundEntry, fetchFound, longestSearch } from '#features/search/data/search.queries.ts';
import { useMissedPage } from '#features/statistics/data/useMisses.ts';
import { FoundList } from '#features/search/site/FoundList/FoundList.tsx';
import { SearchForm } from '#features/search/site/SearchForm/SearchForm.tsx';
import type { PageHeadData } from '#site/pageHead.ts';
import { codeSettings, type Settings } from '#site/settings/settings.ts';
import { directionsContent } from '#site/sections/notFound/Directions/directions.section.ts';
import { Directions } from '#site/sections/notFound/Directions/Directions.tsx';
import { snowfield } from '#site/illustrations/snowfield.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { headContent, heroContent } from './notFoundPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = snowfield;

const page = pageContents({
  'notFound/head': headContent,
  'notFound/hero': heroContent,
  'notFound/directions': directionsContent,
});

/** In place of the banner's words, where something was online. */
const gone = {
  eyebrow: 'Page retirée',
  title: 'Cette page n’est plus en ligne',
  lead: 'Nous l’avons retirée depuis que ce lien a été fait. Un mot suffit pour trouver autre chose.',
};

/** What is near something that was online, by the words of its address. */
export type Near = readonly FoundEntry[];

export const head = (
  changed?: ChangedContents | null,
  settings: Settings = codeSettings,
  near?: Near,
): PageHeadData => {
  const contents = page.filled(changed ?? undefined, settings);
  const title = near ? gone.title : contents.head.title;
  return { ...contents.head, title, isIndexed: false };
};

/** What is published of the page, for the addresses that lead to it. */
export const loadNotFound = page.load;

/** The most that are shown of what is near. */
const mostNear = 4;

/** What the words of an address find. Nothing where the search doesn't answer: the page is there all the same. */
export async function findNear(path: string): Promise<Near> {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll(/[^a-z0-9]+/g, ' ');
  // Followed by a blank, the last word is whole.
  const found = await fetchFound(`${words} `.slice(0, longestSearch)).catch(() => null);
  return found?.results.slice(0, mostNear) ?? [];
}

interface NotFoundPageProps {
  /** Les textes que l’équipe a changés, par section. */
  changed?: ChangedContents | undefined;
  /** Là où quelque chose a été en ligne : ce qui s’en approche. */
  near?: Near | undefined;
}

/**
 * The page for lost visitors (product: lost visitors), with what is published of it; the missing path goes to the console. Where
 * something was online, it says that it isn't any more, with what is near.
 */
export function NotFoundPage({ changed, near }: NotFoundPageProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page introuvable : ${pathname}`);
  }, [pathname]);
  useMissedPage(pathname);

  return <NotFoundSections changed={changed} near={near} />;
}

/** The sections of the page, without a word on the console. */
export function NotFoundSections({ changed, near }: NotFoundPageProps) {
  const contents = page.useOver(changed);
  return (
    <>
      <PageHero {...contents.hero} {...(near && gone)} opening={opening} />
      <Section spacing="compact">
        <Stack $gap={8}>
          <SearchForm />
          {near && near.length > 0 && (
            <Stack $gap={6}>
              <Heading level={2}>Sur le même sujet</Heading>
              <FoundList entries={near} headingLevel={3} />
            </Stack>
          )}
        </Stack>
      </Section>
      <Directions {...contents.directions} />
    </>
  );
}
