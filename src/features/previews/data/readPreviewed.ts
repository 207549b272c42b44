import { addressedKindNames } from '#documents/data/documentKinds.ts';

/** Tables of which some documents appear by their day only, in lists: at its own address, what a release brings is there at once. */
const dated = addressedKindNames.map((kind) => `${kind}s`);

/** What an embedded relation is asked for: `categories(name,slug)`. The views of a preview have it as a column. */
const embedded = /\([^()]*\)/g;

/**
 * Asks `preview_<table>` for what is asked of a table: the rows that visitors would read with what a token leads to laid over what is
 * online (decision 19). All else is sent as it is.
 */
export function readPreviewed(token: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const [, path, table = ''] = /^(.*\/rest\/v1\/)(\w+)$/.exec(url.pathname) ?? [];
    if (path === undefined || (init?.method ?? 'GET') !== 'GET') return send(input, init);
    url.pathname = `${path}preview_${table}`;
    const select = url.searchParams.get('select') ?? '*';
    url.searchParams.set('select', select.replace(embedded, '').replace(embedded, ''));
    if (dated.includes(table) && !url.searchParams.has('slug')) url.searchParams.set('is_listed', 'is.true');
    const headers = new Headers(init?.headers);
    headers.set('x-preview', token);
    return send(url.href, { ...init, headers });
  };
}
