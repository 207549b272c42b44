import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPageSlug } from '#features/pages/data/pageSlug.ts';
import { fetchPublished } from '#features/pages/data/publishedDocuments.queries.ts';
import type { ComposedPageContent } from '#documents/contents/composedPage.ts';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { answerMissing } from '../NotFoundPage/answerMissing.ts';
import { headOfDocument, pageOfDocument } from '../NotFoundPage/missing.tsx';
import { ComposedPageView } from './ComposedPageView.tsx';

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';

type Shown = { page: ComposedPageContent };

/** The page that staff have composed at this address, or where it went; else the one for lost visitors (product: lost visitors). */
export async function loader({ params: { '*': slug = '' } }: Pick<LoaderFunctionArgs, 'params'>) {
  const page = isPageSlug(slug) ? await loadPage(slug) : null;
  return page ? { page } : answerMissing(`/${slug}`);
}

/** Schemas come only when there is something to check. */
async function loadPage(slug: string) {
  const found = await fetchPublished('page', slug);
  if (!found) return null;
  const { readComposedPage } = await import('#documents/contents/composedPage.ts');
  return readComposedPage(found.value, found.media);
}

export const head = headOfDocument(({ page }: Shown, settings) => {
  const { title, description, socialTitle, socialDescription } = page;
  return fillFacts({ title, description, socialTitle, socialDescription }, getFacts(settings));
});

/** Any address that no other page has: a page that staff have composed (product: composed pages), or the one for lost visitors. */
export const ComposedPage = pageOfDocument(({ page }: Shown) => <ComposedPageView {...page} />);
