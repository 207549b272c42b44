const patterns: [RegExp, string | null][] = [
  [/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '<uuid>'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/, '<timestamp of the database>'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/, '<timestamp of the authentication service>'],
  [/^[\w-]+\.[\w-]+\.[\w-]+$/, '<token>'],
  // What a function's owner is told of a row that is refused: the mocks have no owner, and nobody reads it.
  [/^(Failing row contains|Key) \(/, null],
];

/** Values that each side makes up for itself, and of which only the kind counts. */
const madeUp = new Set([
  'refresh_token',
  'expires_at',
  'expires_in',
  'eTag',
  'token',
  'content_hash',
  'link',
]);

function kindOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => kindOf(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, kindOf(inner, key)]));
  }
  if (madeUp.has(name)) return `<${typeof value}>`;
  if (typeof value !== 'string') return value;
  const found = patterns.find(([pattern]) => pattern.test(value));
  return found ? found[1] : value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A request and its answer without what differs from one run to the next: ids, dates, tokens. */
export async function comparable(request: Request, response: Response) {
  const { pathname, search } = new URL(request.url);
  const { headers, status } = response;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const text = request.method === 'HEAD' ? '' : await response.text();
  return {
    request: `${request.method} ${decodeURIComponent(pathname + search)}`,
    status,
    contentType: text ? headers.get('Content-Type')?.split(';')[0] : null,
    contentRange: isRead ? headers.get('Content-Range') : null,
    body: kindOf(parse(text), ''),
  };
}
