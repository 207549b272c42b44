import { setImmediate } from 'node:timers/promises';
import { requestOnce } from './requestOnce.ts';
import type { Backend } from './recordRequests.ts';

/** Articles that are requested at once; their slugs together are no longer than proxies take an address. */
type Batch = { slugs: string[]; rows: Promise<Response | Map<string, object>> };
const maxSlugs = 50;
const maxCharacters = 4000;

/** The slug in a request for the one article that has it; undefined for any other request. */
const requestedSlug = (path: string): string | undefined =>
  /^articles\?(?:.*&)?slug=eq\.([^&]+)/.exec(path)?.[1];

/**
 * A backend for whoever renders many pages at a time: equal requests are sent once, and those for one article each,
 * nearly all of them, fifty in one. Sent one by one, they take longer than the rendering.
 */
export function batchRequests(backend: Backend): Backend {
  const batches = new Map<string, Batch>();

  /** Asks for the articles that have been added by the time that every page has sent its requests. */
  function startBatch(template: URL, request: Request): Batch {
    const slugs: string[] = [];
    const rows = setImmediate().then(async () => {
      if (batches.get(template.href)?.slugs === slugs) batches.delete(template.href);
      const address = new URL(template);
      address.searchParams.set('slug', `in.(${slugs.join(',')})`);
      address.searchParams.set('limit', String(slugs.length));
      const answer = await backend(new Request(address, request));
      if (answer.status !== 200) return answer;
      return new Map(((await answer.json()) as { slug: string }[]).map((row) => [row.slug, row]));
    });
    return { slugs, rows };
  }

  async function askForArticle(request: Request, slug: string): Promise<Response> {
    const template = new URL(request.url);
    template.searchParams.delete('slug');
    let batch = batches.get(template.href);
    if (!batch || batch.slugs.length === maxSlugs || batch.slugs.join().length > maxCharacters) {
      batch = startBatch(template, request);
      batches.set(template.href, batch);
    }
    batch.slugs.push(slug);
    const rows = await batch.rows;
    if (!(rows instanceof Map)) return rows.clone();
    const row = rows.get(slug);
    return Response.json(row ? [row] : []);
  }

  return requestOnce((request) => {
    const { pathname, search } = new URL(request.url);
    const slug = requestedSlug(pathname.slice(pathname.lastIndexOf('/') + 1) + search);
    return slug ? askForArticle(request, slug) : backend(request);
  });
}
