import { useEffect, useMemo } from 'react';
import {
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useRevalidator,
  useHref,
  useNavigate,
} from 'react-router-dom';
import { paths } from '#paths.ts';
import { type LayoutData, loader as loadLayout, SiteFrame } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { BlogFailure } from '#site/sections/shared/BlogFailure/BlogFailure.tsx';
import { BlogLoading } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';
import { PreviewNotes } from '#features/previews/site/PreviewNotes/PreviewNotes.tsx';
import { ReleaseBar } from '#features/previews/site/ReleaseBar/ReleaseBar.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { siteUrl } from '#data/siteUrl.ts';
import { endedContent } from '../PreviewPage/previewPage.content.ts';
import { approve } from '#features/previews/data/preview.queries.ts';
import { usePreviewToken } from '../PreviewPage/usePreviewToken.ts';
import { findOnPage } from './describeDocuments.ts';
import type { FollowedRelease, SitePreview } from './followRelease.ts';

/** What stands around the pages, and what the link leads to. */
type Loaded = NonNullable<LayoutData> & { preview: SitePreview };

/** Loads both, after `FollowedRelease.refresh`. */
export const loadSitePreview = (followed: FollowedRelease) => async (): Promise<Loaded> => ({
  changed: undefined,
  pages: [],
  ...(await loadLayout()),
  preview: followed.read(),
});

/** While the release and the first page are on their way. */
export function SitePreviewLoading() {
  return (
    <SiteFrame loaded={undefined} path={paths.sitePreview}>
      <BlogLoading />
    </SiteFrame>
  );
}

export interface SitePreviewLayoutProps {
  /** The token that the preview was opened with. */
  token: string | null;
  followed: FollowedRelease;
}

/**
 * /apercu/site/…#token: what stands around every page of the site as a release will make it, for whoever has the link
 * (decision 19). Nobody is counted.
 */
export function SitePreviewLayout({ token, followed }: SitePreviewLayoutProps) {
  const { preview, ...around } = useLoaderData<Loaded>();
  const { state, revalidate } = useRevalidator();
  const shownToken = usePreviewToken();
  useEffect(() => {
    // The address was replaced by that of another preview link, for which the browser doesn't reload.
    if (shownToken !== token) location.reload();
  }, [shownToken, token]);

  return (
    // The header is never transparent: what stands on top is the bar.
    <SiteFrame loaded={around} path={paths.sitePreview}>
      <meta name="robots" content="noindex" />
      {(preview.kind === 'ended' || token === null) && <PageHero {...endedContent} />}
      {preview.kind === 'failed' && (
        <BlogFailure
          eyebrow="Aperçu"
          title="Impossible de charger cet aperçu."
          reason={preview.reason}
          isRetrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      )}
      {preview.kind === 'release' && token !== null && (
        <>
          <SharedRelease token={token} preview={preview} followed={followed} />
          <Outlet />
        </>
      )}
    </SiteFrame>
  );
}

interface SharedReleaseProps {
  token: string;
  preview: Extract<SitePreview, { kind: 'release' }>;
  followed: FollowedRelease;
}

function SharedRelease({ token, preview, followed }: SharedReleaseProps) {
  const { state, revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  useLinksWithin(token);
  const reload = async () => {
    await revalidate();
    return followed.read().kind !== 'ended';
  };

  const { name, documents, changes } = preview;
  const { due_at: dueAt, ends_at: endsAt, content_hash: contentHash } = preview.release;
  const onPage = findOnPage(documents, pathname, loaded);
  const shown = onPage.join();
  const noted = useMemo(
    () =>
      documents.flatMap(({ document, isWithdrawn, noted: own }) =>
        !isWithdrawn && shown.split(',').includes(document) ? own : [],
      ),
    [documents, shown],
  );
  return (
    <>
      <ReleaseBar
        name={name}
        dueAt={dueAt}
        endsAt={endsAt}
        documents={documents}
        onPage={onPage}
        changes={changes}
        isRefreshing={state === 'loading'}
        onRefresh={() => void revalidate()}
        contentHash={contentHash}
        onApprove={async (input, id) => {
          const answer = await approve({ ...input, id, token, contentHash }, reload);
          if (answer === 'approved') followed.forgetChanges();
          return answer;
        }}
      />
      <PreviewNotes token={token} documents={noted} />
    </>
  );
}

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
function useLinksWithin(token: string) {
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
