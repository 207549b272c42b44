import type { Regression } from '../plantRegression.ts';

/** A place in which the mocks would say something else than the backend, and the test of the contract that has to notice. */
export type Difference = Regression & { test: string };

const difference = (file: string, before: string, after: string, test: string): Difference => ({
  file: `mocks/handlers/${file}.ts`,
  before,
  after,
  test,
});

const limits = 'at the limits of the migrations';

/** Differences of many kinds: masks, limits, orders, counts, statuses and words. */
export const plantedDifferences: Record<string, Difference> = {
  'constraints: one character more': difference(
    'constraints',
    'Array.from(text).length <= condition.maxLength',
    'Array.from(text).length <= condition.maxLength + 1',
    `${limits} articles.title`,
  ),
  'constraints: the smallest number is refused': difference(
    'constraints',
    'Number(value) >= condition.min',
    'Number(value) > condition.min',
    `${limits} media_library.focal_x`,
  ),
  'constraints: a number beyond the greatest': difference(
    'constraints',
    'Number(value) <= condition.max',
    'Number(value) <= condition.max + 1',
    `${limits} media_library.focal_y`,
  ),
  'constraints: the code of a check': difference(
    'constraints',
    "new Refusal(400, '23514', message)",
    "new Refusal(400, '23502', message)",
    `${limits} categories.name`,
  ),
  'query: nulls last': difference(
    'query',
    "modifiers.includes('nullsfirst') || (!isAscending && !modifiers.includes('nullslast'))",
    "modifiers.includes('nullsfirst')",
    `${limits} puts what has no value where the database puts it, ascending: false`,
  ),
  'query: an order upside down': difference(
    'query',
    "const isAscending = !modifiers.includes('desc');",
    "const isAscending = modifiers.includes('desc');",
    'as a visitor reads the blog',
  ),
  'query: a filter of one word': difference(
    'query',
    'values.includes(String(value))',
    '!values.includes(String(value))',
    'as a visitor reads the blog',
  ),
  'rest: a count is left out': difference(
    'rest',
    "isCounted ? found.length : '*'",
    "isCounted ? page.length : '*'",
    'as a visitor reads the blog',
  ),
  'rest: past the end is an empty page': difference(
    'rest',
    'query.offset >= found.length',
    'query.offset > found.length + 1000',
    'as a visitor reads the blog',
  ),
  'rest: a status of creation': difference(
    'rest',
    'status: status === 201 ? 201 : 204',
    'status: 200',
    'as a visitor writes to the company',
  ),
  'lists: the oldest first': difference(
    'lists',
    "{ column: 'created_at', isAscending: false, areNullsFirst: false }",
    "{ column: 'created_at', isAscending: true, areNullsFirst: false }",
    'as editor reads',
  ),
  'lists: handled messages first': difference(
    'lists',
    "{ column: 'is_handled', isAscending: true,",
    "{ column: 'is_handled', isAscending: false,",
    'as admin reads',
  ),
  'lists: a name is left out': difference(
    'lists',
    'first_name: account?.first_name ?? null',
    'first_name: null',
    'as editor keeps every save, and brings back what was deleted',
  ),
  'rights: another status for strangers': difference(
    'rights',
    'const statusFor = (caller: Caller) => (caller ? 403 : 401);',
    'const statusFor = (caller: Caller) => (caller ? 401 : 403);',
    'as subscriber creates and changes categories and tags',
  ),
  'rights: what is masked is shown': difference(
    'rights',
    'if (isWhole) return row;',
    'if (isWhole || name) return row;',
    'as subscriber reads',
  ),
  'tables: what is planned is public': difference(
    'tables',
    "status === 'published' && Date.parse(String(published_at ?? created_at)) <= Date.now();",
    "status === 'published' && Boolean(published_at ?? created_at);",
    'as a visitor reads nothing that is scheduled',
  ),
  'tables: a save without a number of its own': difference(
    'tables',
    'version: Number(row.version) + 1',
    'version: Number(row.version)',
    'as editor creates and changes an article and its tags',
  ),
  'tables: nobody has handled it': difference(
    'tables',
    'handled_by: row.handled_at ? (caller?.user_id ?? null) : null',
    'handled_by: null',
    'as editor handles messages',
  ),
  'tables: what an incident said before': difference(
    'tables',
    "if (name === 'privacy_incidents') return amended(row, caller);",
    '',
    'as admin answers for personal data',
  ),
  'previews: an approval of another text': difference(
    'previews',
    'is_current: approval.content_hash === approvedHashOf(approval)',
    'is_current: true',
    'as editor shares a preview',
  ),
  'previews: the status of a text that changed': difference(
    'previews',
    "throw new Refusal(409, 'PT409', 'Le texte a changé entre-temps.');",
    "throw new Refusal(404, 'PT404', 'Le texte a changé entre-temps.');",
    'as admin shares a preview',
  ),
  'statistics: a period of two days more': difference(
    'statistics',
    '(Date.parse(last) - Date.parse(first)) / DAY + 1',
    '(Date.parse(last) - Date.parse(first)) / DAY + 2',
    'as admin reads statistics, and what is to be done',
  ),
  'storage: a file takes the place of another': difference(
    'storage',
    "db.objects[`${bucket}/${key}`] ? failure(409, 'Duplicate', 'The resource already exists') : null",
    'null',
    'as editor sends, describes and deletes media',
  ),
  'storage: whatever its type': difference(
    'storage',
    'if (!types.includes(type)) {',
    'if (types.length === 0) {',
    'as admin sends, describes and deletes media',
  ),
  'auth: a password of five letters': difference(
    'auth',
    'password.length < 6',
    'password.length < 5',
    'with the authentication service signs up',
  ),
  'auth: the same password again': difference(
    'auth',
    'password === account.password',
    'password === null',
    'with the authentication service signs in, renews, changes the password and signs out',
  ),
  'constraints: a line of two lines': difference(
    'constraints',
    '!unwritable.test(text) && !lineBreak.test(text)',
    '!unwritable.test(text)',
    `${limits} tags.name`,
  ),
  'constraints: a reserved address': difference(
    'constraints',
    '!condition.noneOf.includes(text)',
    'condition.noneOf.length > 0',
    `${limits} articles.slug`,
  ),
  'constraints: nothing is required': difference(
    'constraints',
    'if (!isRequired || computed || row[column] != null) continue;',
    'if (computed || isRequired || row[column] !== undefined) continue;',
    `${limits} categories.slug`,
  ),
  'rights: any column is written': difference(
    'rights',
    "return verb === 'delete' || (uses[column]?.includes(verb) ?? false);",
    "return verb !== 'read' || (uses[column]?.includes(verb) ?? false);",
    'with the privileges of editor articles',
  ),
};
