/** The most that one request may ask of the database. */
const most = {
  /** Rows in a body; as many as an answer holds. */
  rows: 1000,
  /** Values in a body. Each is a parameter of the statement, which takes 32,767. */
  values: 20_000,
  /** Fields of a row in a body, or arguments of a function. */
  fields: 100,
  /** Columns in a select, those of embedded relations and these themselves included; twice what the widest page asks for. */
  columns: 60,
  /** What is sorted by. */
  orders: 10,
  /** Steps into JSON, and conditions within conditions. */
  steps: 10,
  /** Values in a list that a filter compares with. */
  list: 2000,
  /** Characters of a header. */
  header: 500,
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

/** The column that an item of a select names, whatever it is called in the answer and made into. */
const toColumn = (item: string) =>
  item
    .replace(/^[^:]*:(?!:)/, '')
    .replace(/::.*$/, '')
    .trim();

/**
 * How deep and how wide a select is, whether it leads from a relation back to it (then each row holds all others), and whether
 * it names a column twice. Quotes are looked through: who would be hidden by them isn't ours to say.
 */
function measureSelect(select: string, root: string) {
  const open: { relation: string; columns: Set<string> }[] = [{ relation: root, columns: new Set() }];
  const found = { levels: 0, relations: 0, columns: 0, isCircular: false, hasTwice: false };
  for (const [, item = '', sign] of `${select.replaceAll('"', '')},`.matchAll(/([^(),]*)([(),])/g)) {
    const column = toColumn(item);
    if (column) {
      found.columns += 1;
      // Of two ways to one relation, each has a hint: `profiles!author`, `profiles!editor`.
      found.hasTwice ||= open.at(-1)?.columns.has(column) ?? false;
      open.at(-1)?.columns.add(column);
    }
    if (sign === ')' && open.length > 1) open.pop();
    if (sign !== '(') continue;
    const relation = column
      .replace(/!.*$/, '')
      .replace(/^\.\.\./, '')
      .trim();
    // A key or its column names a relation too, and hides which.
    found.isCircular ||= open.some((outer) => outer.relation === relation) || /_id$|_fkey$/.test(relation);
    open.push({ relation, columns: new Set() });
    found.relations += 1;
    found.levels = Math.max(found.levels, open.length - 1);
  }
  return found;
}

const countOf = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;

/** How many conditions stand within each other. */
function depthOf(conditions: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of conditions.matchAll(/[()]/g)) {
    depth += sign === '(' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
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

/** Why a select asks too much. Also within a select or an order, where neither has a meaning: their parser isn't ours. */
function excessOfSelect(select: string, relation: string): string | undefined {
  const { levels, relations, columns, isCircular, hasTwice } = measureSelect(select, relation);
  if (levels > most.levels) return `more than ${most.levels} levels of embedding`;
  if (isCircular) return 'a relation within itself';
  if (relations > most.relations) return `more than ${most.relations} embedded relations`;
  if (columns > most.columns) return `more than ${most.columns} columns`;
  if (hasTwice) return 'a column twice';
  return select.split(',').some((item) => countOf(item, /->/g) > most.steps)
    ? 'a path that is too long'
    : undefined;
}

/** Why a request for rows asks too much; undefined when it doesn't. */
export function excessOfQuery(query: URLSearchParams, relation = ''): string | undefined {
  const found = { filters: 0, orders: 0, patternLength: 0, stars: 0 };
  for (const [key, value] of query) {
    if (!parameterName.test(key)) return 'an illegible parameter';
    if (countOf(key, /->/g) > most.steps) return 'a path that is too long';
    const word = key.split('.').at(-1) ?? '';
    if (reserved.has(word)) {
      if (query.getAll(key).length > 1) return 'a parameter twice';
      const excess = word === 'select' && excessOfSelect(value, relation);
      if (excess) return excess;
      if (word === 'order') found.orders += value.split(',').length;
      else if (word !== 'select' && value.split(',').length > most.fields)
        return `more than ${most.fields} columns`;
      continue;
    }
    // A condition of several holds as many as it has commas, at most.
    found.filters += isLogical(key) ? value.split(',').length : 1;
    if (isLogical(key) && depthOf(value) > most.steps) return `more than ${most.steps} levels of conditions`;
    if (value.split(',').length > most.list) return `a list of more than ${most.list} values`;
    const operator = isLogical(key) ? value : (/^(?:not\.)*[a-z]+(?:\([a-z]+\))?\./.exec(value)?.[0] ?? '');
    if (regularExpression.test(operator)) return 'a regular expression';
    if (!pattern.test(operator)) continue;
    found.patternLength += value.length;
    found.stars += countOf(value, /[*%]/g);
  }
  if (found.patternLength > most.patternLength)
    return `patterns of more than ${most.patternLength} characters`;
  if (found.stars > most.stars) return `patterns of more than ${most.stars} stars`;
  if (found.orders > most.orders) return `more than ${most.orders} orders`;
  return found.filters > most.filters ? `more than ${most.filters} filters` : undefined;
}

/** Whether a request says which rows it is about; filters of embedded relations choose none of the table's own. */
export const choosesRows = (query: URLSearchParams): boolean =>
  [...query.keys()].some(
    (key) => !reserved.has(key) && (!key.includes('.') || /^not\.(?:and|or)$/.test(key)),
  );

/** Whether a header is longer than any that the product sends. */
export const isLongHeader = (value: string): boolean => value.length > most.header;

/** Why a body asks too much of the database; undefined when it doesn't. */
export function excessOfBody(body: unknown): string | undefined {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  if (!rows.every((row) => row !== null && typeof row === 'object')) return 'something else than rows';
  if (rows.length > most.rows) return `more than ${most.rows} rows`;
  const columns = new Set(rows.flatMap((row) => (row && typeof row === 'object' ? Object.keys(row) : [])));
  if (columns.size > most.fields) return `more than ${most.fields} fields`;
  return columns.size * rows.length > most.values ? `more than ${most.values} values` : undefined;
}
