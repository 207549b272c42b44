/** The most that one request may ask of the database. */
const most = {
  /** Rows in a body; as many as an answer holds. */
  rows: 1000,
  /** Values in a body. Each is a parameter of the statement, which takes 32,767. */
  values: 20_000,
  /** Relations within relations. */
  levels: 4,
  /** Relations in all. */
  relations: 20,
  filters: 100,
  /** Characters of a filter by pattern, and stars in it. */
  patternLength: 2000,
  stars: 40,
  /** Objects and lists within each other, in a body. */
  depth: 64,
} as const;

/** Parameters that ask for something else than a filter does. */
const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

/**
 * PostgreSQL's regular expressions can take for ever, and its search engine reads each row anew: `match`, `imatch` and the
 * kinds of `fts`, alone or within a condition of several.
 */
const regularExpression = /(?:^|[.(,]|not\.)(?:i?match|(?:pl|ph|w)?fts)(?:\(\w+\))?\./;

/** What people search for has a star at either end, for a few columns. Each more is looked for anywhere behind the last. */
const pattern = /(?:^|[.(,])i?like(?:\((?:any|all)\))?\./;

/** How deep and how wide a select is, and whether it leads from a relation back to it: then each row holds all others. */
function nesting(select: string, root: string): { levels: number; relations: number; isCircular: boolean } {
  const open: string[] = [root];
  const found = { levels: 0, relations: 0, isCircular: false };
  for (const [, name = '', sign] of select.matchAll(
    /(?:(?:[^,():.!]*:)?([^,():.!]*)(?:![^,():.]*)*)?([(),])/g,
  )) {
    if (sign === ')') open.pop();
    if (sign !== '(') continue;
    const relation = name.replaceAll('"', '').trim();
    // A key or its column names a relation too, and hides which.
    found.isCircular ||= open.includes(relation) || /_id$|_fkey$/.test(relation);
    open.push(relation);
    found.relations += 1;
    found.levels = Math.max(found.levels, open.length - 1);
  }
  return found;
}

const isLogical = (key: string) => /(?:^|\.)(?:and|or)$/.test(key);

/** Text that PostgreSQL can store: no NUL, no half of a character. */
export const isStorable = (text: string): boolean => !/\p{Surrogate}/u.test(text) && !text.includes('\0');

/** Why nothing of a body can be carried out, whatever it is for; undefined when it can. */
export function faultOfBody(body: unknown): string | undefined {
  let layer: unknown[] = [body];
  // Layer by layer: a function that calls itself fails where a body is deep enough.
  for (let depth = 0; layer.length > 0; depth += 1) {
    if (depth > most.depth) return `more than ${most.depth} levels`;
    const texts = layer.flatMap((part) => (part && typeof part === 'object' ? Object.keys(part) : [part]));
    if (!texts.every((text) => typeof text !== 'string' || isStorable(text))) return 'an illegible character';
    layer = layer.flatMap((part) => (part && typeof part === 'object' ? Object.values(part) : []));
  }
  return undefined;
}

/** What a parameter of a request for rows may be called: a column, of a relation too, or within JSON. */
const parameterName = /^[a-z_][\w.]*(?:->>?\w+)*$/i;

/** Why a request for rows asks too much; undefined when it doesn't. */
export function excessOfQuery(query: URLSearchParams, relation = ''): string | undefined {
  let filters = 0;
  for (const [key, value] of query) {
    if (!parameterName.test(key)) return 'an illegible parameter';
    // Also within a select or an order, where neither has a meaning: their parser isn't ours.
    if (key === 'select') {
      const { levels, relations, isCircular } = nesting(value, relation);
      if (levels > most.levels) return `more than ${most.levels} levels of embedding`;
      if (isCircular) return 'a relation within itself';
      if (relations > most.relations) return `more than ${most.relations} embedded relations`;
    }
    if (reserved.has(key.split('.').at(-1) ?? '')) continue;
    // A condition of several holds as many as it has commas, at most.
    filters += isLogical(key) ? value.split(',').length : 1;
    const operator = isLogical(key) ? value : (/^(?:not\.)*[a-z]+(?:\([a-z]+\))?\./.exec(value)?.[0] ?? '');
    if (regularExpression.test(operator)) return 'a regular expression';
    if (!pattern.test(operator)) continue;
    if (value.length > most.patternLength) return `a pattern of more than ${most.patternLength} characters`;
    if (value.replaceAll(/[^*%]/g, '').length > most.stars)
      return `a pattern of more than ${most.stars} stars`;
  }
  return filters > most.filters ? `more than ${most.filters} filters` : undefined;
}

/** Why a body asks too much of the database; undefined when it doesn't. */
export function excessOfBody(body: unknown): string | undefined {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  if (!rows.every((row) => row !== null && typeof row === 'object')) return 'something else than rows';
  if (rows.length > most.rows) return `more than ${most.rows} rows`;
  const columns = new Set(rows.flatMap((row) => (row && typeof row === 'object' ? Object.keys(row) : [])));
  return columns.size * rows.length > most.values ? `more than ${most.values} values` : undefined;
}
