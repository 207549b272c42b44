import { useEffect } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { siteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';

/** What of the site has no preview: files and feeds, and what needs an account. */
const isOutside = (pathname: string) =>
  /\.\w+$/.test(pathname) ||
  [paths.admin.dashboard, paths.auth, paths.preview].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );

/** The events that come before the address of a link is used, to follow it or to copy it. */
const signs = ['pointerdown', 'focusin', 'contextmenu'] as const;

/**
 * Keeps whoever follows a link of the site within the preview. The router does so for its own; those in texts are led there,
 * and each that may be opened in another window takes the token with it.
 */
export function useLinksWithin(token: string) {
  const base = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    /** Links in texts that led out of the preview: the router doesn't follow them by itself. */
    const led = new WeakSet<Element>();

    /** Makes the link of an event lead into the preview, and returns it; undefined when it leads to no page of the site. */
    function lead({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      // Places within the page need nothing.
      if (!link || link.getAttribute('href')?.startsWith('#')) return undefined;
      const { origin, pathname, search } = link;
      if (origin !== location.origin && origin !== new URL(siteUrl).origin) return undefined;
      const isWithin = pathname === base || pathname.startsWith(`${base}/`);
      if (!isWithin && isOutside(pathname)) return undefined;
      if (!isWithin) led.add(link);
      link.href = `${isWithin ? '' : base}${pathname}${search}#${token}`;
      return link;
    }
    for (const sign of signs) addEventListener(sign, lead, options);

    const follow = (event: MouseEvent) => {
      const link = lead(event);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !led.has(link) || !isPlain || link.target === '_blank') return;
      event.preventDefault();
      void navigate(link.pathname.slice(base.length) + link.search || '/');
    };
    addEventListener('click', follow, options);
    return () => listening.abort();
  }, [token, base, navigate]);
}
