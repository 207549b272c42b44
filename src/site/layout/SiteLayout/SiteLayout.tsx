import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { record, recordVisit } from '#data/statistics/recordVisit.ts';
import { SkipLink } from '#design-system/primitives/SkipLink';
import { paths } from '#paths.ts';
import { pageContents } from '#site/contents/pageContents.ts';
import { footerContent } from '../Footer/footer.content.ts';
import { Footer } from '../Footer/index.ts';
import { headerContent } from '../Header/header.content.ts';
import { Header } from '../Header/index.ts';
import { Main } from './SiteLayout.styles.ts';

const layout = pageContents({ 'layout/header': headerContent, 'layout/footer': footerContent });

export const { loader } = layout;

/** What stands around every public page; the header is transparent over the home page's hero only. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const contents = layout.useContents();
  useEffect(() => {
    recordVisit(pathname);
  }, [pathname]);
  return (
    <>
      <SkipLink />
      <Header {...contents.header} variant={pathname === paths.home ? 'transparent' : 'solid'} />
      <Main id="contenu" tabIndex={-1}>
        <Outlet context={record} />
      </Main>
      <Footer {...contents.footer} />
    </>
  );
}
