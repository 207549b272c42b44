import { useEffect, useRef, useState } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigationType,
} from 'react-router-dom';
import { TypedTextContext } from '#site/typedText.ts';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import { reportHydrated } from '#hydration/hydrated.ts';
import { findHead, settingsIn } from './head.ts';
import { HeadTags } from './HeadTags.tsx';
import { showStructuredData, formatStructuredData } from './structuredData.ts';

/** What every page stands in: theme, head data, scroll position and focus kept in order from page to page. */
export function RootLayout() {
  useFocusOnNewPage();
  useEffect(reportHydrated, []);
  const [typed] = useState(() => new Map<string, object>());
  return (
    <ThemeRoot>
      <PageHead />
      <TypedTextContext value={typed}>
        <Outlet />
      </TypedTextContext>
      <ScrollRestoration getKey={scrollKey} />
    </ThemeRoot>
  );
}

/** The router gives the first page of every document the same key: without the time, it would get the scroll position of another document's. */
const scrollKey = ({ key }: Location) => (key === 'default' ? `${key} ${performance.timeOrigin}` : key);

/**
 * Takes the focus to the content of the page that a link led to, as loading a document would: otherwise it stays on a
 * link that is gone and screen readers say nothing. A replaced address is still the same page to whoever reads it, and a screen that takes
 * the focus elsewhere says so (`keepsFocus`).
 */
function useFocusOnNewPage() {
  const { pathname, state } = useLocation() as Location<{ keepsFocus?: boolean } | null>;
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation === 'REPLACE' || state?.keepsFocus) return;
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }, [pathname, navigation, state]);
}

/** The head data of the page on screen, kept right on every navigation. In a document of the server it stands already. */
function PageHead() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const head = findHead(matches);
  const settings = settingsIn(matches);
  const structuredData = head && formatStructuredData(head, settings);
  useEffect(() => {
    if (structuredData) showStructuredData(structuredData);
  }, [structuredData]);
  if (!head || import.meta.env.SSR) return null;
  const path = head.path ?? pathname.replace(/(?<=.)\/+$/, '');
  return <HeadTags head={head} path={path} settings={settings} />;
}
