import { db } from '../db.ts';
import type { Arguments } from './procedures.ts';
import { publishedContents } from './publishedContents.ts';
import { mayCall, refuseCall } from './rights.ts';
import { type Caller, isPublic } from './tables.ts';

/** Where a text in Markdown leads on the site, as `private.paths_in` finds it. */
function pathsIn(content: string) {
  const withoutCode = `\n${content}`
    .replaceAll(/\n(```|~~~)[^]*?(?:\n\1|$)/g, '')
    .replaceAll(/`[^`\n]*`/g, '');
  return [...withoutCode.matchAll(/(?:\]\(\s*<?|\n {0,3}\[[^\]\n]+\]:\s*<?)(\/[^)\s>#?]*)/g)].map(
    ([, path = '']) => path,
  );
}

/** The texts of a content that begin with a slash. */
const pathsInValue = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(\/[^"?#]*)/g)].map(([, path = '']) => path);

/** Whether an address of an article or of a composed page has nothing: the mocks know no composed page that is gone. */
const isDead = (path: string) =>
  /^\/blog\/[^/.]+$/.test(path) &&
  !db.articles.some((article) => isPublic(article) && `/blog/${article.slug}` === path);

const deadOf = (paths: readonly string[]) =>
  [...new Set(paths.map((path) => path.replace(/\/$/, '')).filter(isDead))].sort();

/** The function on what leads nowhere. */
export const brokenLinks = {
  list_broken_links(_args: Arguments, caller: Caller) {
    if (!mayCall('list_broken_links', 'any', caller)) refuseCall('list_broken_links', caller);
    const contents = publishedContents()
      .filter(({ key }) => !/^(settings|internal)\//.test(key) || caller?.role === 'admin')
      .sort((a, b) => a.key.localeCompare(b.key))
      .map(({ key, title, value }) => ({
        article_id: null,
        content_key: key,
        title,
        paths: deadOf(pathsInValue(value)),
      }));
    const articles = db.articles
      .filter(isPublic)
      .sort((a, b) => a.title.localeCompare(b.title) || a.id.localeCompare(b.id))
      .map(({ id, title, content }) => ({
        article_id: id,
        content_key: null,
        title,
        paths: deadOf(pathsIn(content)),
      }));
    const broken = [...contents, ...articles].filter(({ paths }) => paths.length > 0);
    return broken.slice(0, 5).map((page) => ({ ...page, total: broken.length }));
  },
};
