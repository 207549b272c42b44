import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { Section } from '#design-system/primitives/Section';
import { useMissedPage } from '#features/statistics/data/useMisses.ts';
import { SearchForm } from '#features/search/site/SearchForm/SearchForm.tsx';
import type { PageHeadData } from '#site/pageHead.ts';
import type { Settings } from '#site/settings/settings.ts';
import { directionsContent } from '#site/sections/notFound/Directions/directions.section.ts';
import { Directions } from '#site/sections/notFound/Directions/Directions.tsx';
import { snowfield } from '#site/illustrations/Snowfield.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { headContent, heroContent } from './notFoundPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = snowfield;

const page = pageContents({
  'notFound/head': headContent,
  'notFound/hero': heroContent,
  'notFound/directions': directionsContent,
});

export const head = (changed?: ChangedContents | null, settings?: Settings): PageHeadData => ({
  ...page.head(changed ?? undefined, settings),
  isIndexed: false,
});

/** What is published of the page, for the addresses that lead to it. */
export const loadNotFound = page.load;

/** The page for lost visitors (product: lost visitors), with what is published of it; the missing path goes to the console. */
export function NotFoundPage({
  changed,
}: {
  /** Les textes que l’équipe a changés, par section. */
  changed?: ChangedContents;
}) {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page introuvable : ${pathname}`);
  }, [pathname]);
  useMissedPage(pathname);

  return <NotFoundSections changed={changed} />;
}

/** The sections of the page, without a word on the console. */
export function NotFoundSections({ changed }: { changed?: ChangedContents }) {
  const contents = page.useOver(changed);
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      <Section spacing="compact">
        <SearchForm />
      </Section>
      <Directions {...contents.directions} />
    </>
  );
}
