import { type ReactNode, useEffect, useMemo } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { record, recordVisit } from '#features/statistics/data/recordVisit.ts';
import { RedrawBoundary } from '#design-system/primitives/RedrawBoundary';
import { SkipLink } from '#design-system/primitives/SkipLink';
import { paths } from '#paths.ts';
import type { FooterPage } from '#features/pages/data/publishedDocuments.queries.ts';
import { lastFooterPages } from '#documents/contents/lastAnswers.ts';
import { pageContents } from '#documents/contents/pageContents.ts';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { type LoadedSettings, loadSettings, toSettings } from '#site/settings/loadSettings.ts';
import { SettingsContext } from '#site/settings/settings.ts';
import { PlaybackSlot } from '#features/media/site/playback/PlaybackSlot.tsx';
import { footerContent, type FooterContent } from '../Footer/footer.section.ts';
import { Footer } from '../Footer/Footer.tsx';
import { headerContent } from '../Header/header.section.ts';
import { Header } from '../Header/Header.tsx';
import { Main } from './SiteLayout.styles.ts';

const layout = pageContents({ 'layout/header': headerContent, 'layout/footer': footerContent });

/** What is published around the pages: nothing when it is as the code says. */
export type LayoutData = (NonNullable<LoadedSettings> & { pages: FooterPage[] }) | undefined;

/** What can't be asked keeps nobody from reading the page. */
export async function loader(): Promise<LayoutData> {
  const [loaded, pages] = await Promise.all([loadSettings(layout.keys), lastFooterPages()]);
  return loaded || pages.length > 0 ? { changed: undefined, ...loaded, pages } : undefined;
}

/** What stands around every public page. */
export function SiteLayout() {
  const { pathname } = useLocation();
  useEffect(() => recordVisit(pathname), [pathname]);
  return (
    <SiteFrame loaded={useLoaderData<LayoutData>()} path={pathname}>
      <Outlet context={record} />
    </SiteFrame>
  );
}

export interface SiteFrameProps {
  /** What is published around the pages. */
  loaded: LayoutData;
  /** The address of the page: the header is transparent over the home page's hero only. */
  path: string;
  children: ReactNode;
}

/** A page with the header and footer of the site, and the settings that it reads. Nobody is counted. */
export function SiteFrame({ loaded, path, children }: SiteFrameProps) {
  const settings = useMemo(() => toSettings(loaded), [loaded]);
  const contents = useMemo(() => {
    const { header, footer } = layout.over(loaded?.changed);
    return fillFacts({ header, footer: withPages(footer, loaded?.pages ?? []) }, getFacts(settings));
  }, [loaded, settings]);
  return (
    <SettingsContext value={settings}>
      <SkipLink />
      <Header {...contents.header} variant={path === paths.home ? 'transparent' : 'solid'} />
      <Main id="contenu" tabIndex={-1}>
        <RedrawBoundary>{children}</RedrawBoundary>
      </Main>
      <Footer {...contents.footer} />
      <PlaybackSlot />
    </SettingsContext>
  );
}

/** The footer with the pages that staff have composed, each where they have put it (product: composed pages). */
function withPages(content: FooterContent, pages: readonly FooterPage[]): FooterContent {
  const linksTo = (place: string) =>
    pages
      .filter(({ footer }) => footer === place)
      .map(({ slug, title }) => ({ label: title, to: `/${slug}` }));
  const [column, bottom] = [linksTo('column'), linksTo('bottom')];
  if (column.length + bottom.length === 0) return content;
  return {
    ...content,
    groups: content.groups.map((group, index) =>
      index === content.groups.length - 1 ? { ...group, links: [...group.links, ...column] } : group,
    ),
    legalLinks: [...content.legalLinks, ...bottom],
  };
}
