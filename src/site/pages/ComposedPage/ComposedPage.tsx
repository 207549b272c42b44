import { type LoaderFunctionArgs, data, redirect, useLoaderData } from 'react-router-dom';
import { fetchPageChange } from '#features/articles/data/pageChanges.queries.ts';
import { isLostAddress, isPageSlug } from '#features/pages/data/pageSlug.ts';
import { fetchSitePage } from '#features/pages/data/publishedDocuments.queries.ts';
import type { ComposedPageContent } from '#documents/contents/composedPage.ts';
import type { ChangedContents } from '#documents/contents/pageContents.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import type { Settings } from '#site/settings/settings.ts';
import { NotFoundPage, loadNotFound, head as notFoundHead } from '../NotFoundPage/NotFoundPage.tsx';
import { ComposedPageView } from './ComposedPageView.tsx';

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';

/** The page of this address, or what is published of the page for lost visitors: null when nothing is. */
type Shown = { page: ComposedPageContent } | ChangedContents | null;

const findPage = (shown: Shown | undefined) =>
  shown && 'page' in shown ? (shown as { page: ComposedPageContent }).page : undefined;

/** The page that staff have composed at this address, or where it went; else the one for lost visitors (product: lost visitors). */
export async function loader({ params: { '*': slug = '' } }: Pick<LoaderFunctionArgs, 'params'>) {
  const page = isPageSlug(slug) ? await loadPage(slug) : null;
  if (page) return { page };
  const path = `/${slug}`;
  const change = isPageSlug(slug) || isLostAddress(path) ? await fetchPageChange(path) : null;
  if (change?.kind === 'moved' && change.target) return redirect(change.target, 301);
  return data((await loadNotFound()) ?? null, { status: change ? 410 : 404 });
}

/** Schemas come only when there is something to check. */
async function loadPage(slug: string) {
  const found = await fetchSitePage(slug);
  if (!found) return null;
  const { readComposedPage } = await import('#documents/contents/composedPage.ts');
  return readComposedPage(found.value, found.media);
}

export function head(shown: Shown | undefined, settings: Settings): PageHeadData {
  const page = findPage(shown);
  if (!page) return notFoundHead(shown as ChangedContents | null, settings);
  const { title, description, socialTitle, socialDescription } = page;
  return fillFacts({ title, description, socialTitle, socialDescription }, getFacts(settings));
}

/** Any address that no other page has: a page that staff have composed (product: composed pages), or the one for lost visitors. */
export function ComposedPage() {
  const shown = useLoaderData<Shown>();
  const page = findPage(shown);
  return page ? (
    <ComposedPageView {...page} />
  ) : (
    <NotFoundPage changed={(shown as ChangedContents | null) ?? undefined} />
  );
}
