import { fetchPublishedSlugs } from '../features/articles/data/blog.queries.ts';
import { fetchDocumentPaths } from '../features/pages/data/publishedDocuments.queries.ts';
import { paths } from '../paths.ts';
import { headOfPage, publicPatterns } from './renderPage.tsx';

/** Every public address that stands in the table of routes. */
export const fixedAddresses = () =>
  publicPatterns().filter((pattern) => pattern !== '*' && !pattern.includes(':'));

/** The address of every article that is online. */
export async function articleAddresses(): Promise<string[]> {
  const found = new Set<string>();
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const slug of await fetchPublishedSlugs(known)) found.add(paths.blogArticle(slug));
  }
  return [...found];
}

/** Every address that search engines may show. */
export async function indexedAddresses(): Promise<string[]> {
  const isIndexed = async (path: string) => {
    const page = await headOfPage(path);
    return page && page.head.isIndexed !== false ? [path] : [];
  };
  const fixed = await Promise.all(fixedAddresses().map(isIndexed));
  return [...fixed.flat(), ...(await fetchDocumentPaths()), ...(await articleAddresses())];
}
