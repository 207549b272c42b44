import { readRows } from '#data/readRows.ts';

/** What visitors find at the address of an article: `movedTo` is today's path of one that has another. */
export type LinkedArticle = { kind: 'published' } | { kind: 'moved'; movedTo: string } | { kind: 'missing' };

/**
 * What visitors find at each of these slugs, whose paths on the site are given: one request, and another when some are
 * not published.
 */
export async function fetchLinkedArticles(
  pathBySlug: ReadonlyMap<string, string>,
): Promise<Map<string, LinkedArticle>> {
  const found = new Map<string, LinkedArticle>();
  // The database has no other slugs.
  const slugs = [...pathBySlug.keys()].filter((slug) => /^[a-z0-9-]+$/.test(slug));
  const published =
    slugs.length === 0
      ? []
      : await readRows('articles', { select: 'slug', status: 'eq.published', slug: toInFilter(slugs) });
  for (const { slug } of published) found.set(slug, { kind: 'published' });

  const others = slugs.filter((slug) => !found.has(slug));
  const changes =
    others.length === 0
      ? []
      : await readRows('page_changes', {
          select: 'path,kind,target',
          path: toInFilter(others.map((slug) => pathBySlug.get(slug) ?? '')),
          order: 'number.desc',
        });
  for (const [slug, path] of pathBySlug) {
    if (found.has(slug)) continue;
    const latest = changes.find((change) => change.path === path);
    const movedTo = latest?.kind === 'moved' ? latest.target : null;
    found.set(slug, movedTo ? { kind: 'moved', movedTo } : { kind: 'missing' });
  }
  return found;
}

const toInFilter = (values: readonly string[]) => `in.(${values.map((value) => `"${value}"`).join(',')})`;
