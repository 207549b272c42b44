import { useEffect, useMemo } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { record, recordVisit } from '#data/statistics/recordVisit.ts';
import { SkipLink } from '#design-system/primitives/SkipLink';
import { paths } from '#paths.ts';
import { type LoadedSettings, loadSettings, settingsOf } from '#site/settings/loadSettings.ts';
import { SettingsContext } from '#site/settings/settings.ts';
import { Footer } from '../Footer/index.ts';
import { Header } from '../Header/index.ts';
import { Main } from './SiteLayout.styles.ts';

/** What every page needs of the settings. */
export const loader = loadSettings;

/** What stands around every public page; the header is transparent over the home page's hero only. */
export function SiteLayout() {
  const { pathname } = useLocation();
  useEffect(() => {
    recordVisit(pathname);
  }, [pathname]);
  const loaded = useLoaderData<LoadedSettings>();
  const settings = useMemo(() => settingsOf(loaded), [loaded]);
  return (
    <SettingsContext value={settings}>
      <SkipLink />
      <Header variant={pathname === paths.home ? 'transparent' : 'solid'} />
      <Main id="contenu" tabIndex={-1}>
        <Outlet context={record} />
      </Main>
      <Footer />
    </SettingsContext>
  );
}
