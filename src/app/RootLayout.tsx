import { useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { TypedTextContext } from '#site/typedText.ts';
import { ThemeRoot } from '#theme/ThemeRoot.tsx';
import { reportHydrated } from '#hydration/hydrated.ts';
import { PageHead } from './PageHead.tsx';

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
