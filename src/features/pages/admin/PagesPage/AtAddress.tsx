import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchPublishedArticle } from '#features/articles/data/blog.queries.ts';
import { fetchDocumentAtPath } from '#features/pages/data/publishedDocuments.queries.ts';
import { paths } from '#paths.ts';
import type { MapPage } from './siteMap.ts';

/** Where the back-office changes what visitors read at a path: a page of the map, an article, a document; else all pages. */
async function findEditor(path: string, pages: readonly MapPage[]) {
  const page = pages.find((one) => one.path === path);
  if (page) return page.address;
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  const article = slug ? await fetchPublishedArticle(decodeURIComponent(slug)) : null;
  if (article) return paths.admin.article(article.id);
  const document = await fetchDocumentAtPath(path);
  return document ? paths.admin.content(document.key) : paths.admin.pages;
}

/** Leads on to where what visitors read at a path is changed (« Modifier cette page »), once the map is there. */
export function AtAddress({ path, pages }: { path: string; pages: readonly MapPage[] }) {
  const navigate = useNavigate();
  const lead = useEffectEvent(async () => {
    const address = await findEditor(path, pages).catch(() => paths.admin.pages);
    await navigate(address, { replace: true });
  });
  useEffect(() => void lead(), [path]);
  return null;
}
