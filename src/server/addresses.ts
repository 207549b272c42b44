import { fetchPublishedSlugs } from '../features/articles/data/blog.queries.ts';
import { fetchDocumentPaths, type PublicAddress } from '../features/pages/data/publishedDocuments.queries.ts';
import { paths } from '../paths.ts';
import { headOfPage, publicPatterns } from './renderPage.tsx';

/** Every public address that stands in the table of routes. */
export const fixedAddresses = () =>
  publicPatterns().filter((pattern) => pattern !== '*' && !pattern.includes(':'));

/** The address of every article that is online. */
export async function articleAddresses(): Promise<PublicAddress[]> {
  const found = new Map<string, PublicAddress>();
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const { slug, updated_at: changedAt } of await fetchPublishedSlugs(known))
      found.set(slug, { path: paths.blogArticle(slug), changedAt });
  }
  return [...found.values()];
}

/** Every address that search engines may show. */
export async function indexedAddresses(): Promise<PublicAddress[]> {
  const isIndexed = async (path: string) => {
    const page = await headOfPage(path);
    return page && page.head.isIndexed !== false ? [{ path }] : [];
  };
  const fixed = await Promise.all(fixedAddresses().map(isIndexed));
  return [...fixed.flat(), ...(await fetchDocumentPaths()), ...(await articleAddresses())];
}
