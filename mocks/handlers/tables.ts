import type { Tables } from '#data/database.types.ts';
import { toStorageKey } from '#data/media/media.ts';
import { listObjectKeys } from '#data/media/picture.ts';
import type { tables as permissions } from '../../supabase/permissions/permissions.ts';
import { databaseSchema } from '../../supabase/schema/databaseSchema.ts';
import type { TableSchema } from '../../supabase/schema/describeSchema.ts';
import { serverNow } from '../clock.ts';
import { db } from '../db.ts';
import type { Account } from '../fixtures/accounts.ts';
import { publishedContents } from './publishedContents.ts';

/** What a column holds. */
export type Cell = string | number | boolean | null;

/** A row, whatever its table: the interpreter only knows names of columns. */
export type Row = Record<string, Cell>;

/** Who asks: somebody who is signed in, or a visitor. */
export type Caller = Account | null;

export type TableName = keyof typeof databaseSchema.tables;

export const tableNames = Object.keys(databaseSchema.tables) as TableName[];

export const isTableName = (name: string): name is TableName => Object.hasOwn(databaseSchema.tables, name);

/** What the database says of a table. */
export const schemaOf = (name: TableName): TableSchema => databaseSchema.tables[name];

/** The rows of a table as they are kept, whoever asks. A profile is what the API shows of an account. */
export function rowsOf(name: TableName): Row[] {
  // What a column of JSON holds is none of the interpreter's business.
  if (name === 'site_contents') return publishedContents() as unknown as Row[];
  if (name !== 'profiles') return db[name];
  return db.accounts.map(
    ({ password: _password, state: _state, last_sign_in_at: _at, ...profile }) =>
      profile satisfies Tables<'profiles'>,
  );
}

/** A link to rows of another table, by the columns that hold the same value. */
export type Relation = { table: TableName; own: string; theirs: string; isMany: boolean };

/** The API shows accounts as profiles. */
const shownAs = (table: string) => (table === 'accounts' ? 'profiles' : table);

/** The link that a foreign key makes from one table to the other, in either direction. Throws when there is none. */
export function relationOf(from: TableName, name: string): Relation {
  if (isTableName(name)) {
    const away = Object.values(schemaOf(from).foreignKeys).find(({ table }) => shownAs(table) === name);
    if (away) return { table: name, own: away.own, theirs: away.theirs, isMany: false };
    const back = Object.values(schemaOf(name).foreignKeys).find(({ table }) => shownAs(table) === from);
    if (back) return { table: name, own: back.theirs, theirs: back.own, isMany: true };
  }
  throw new Error(`Mock: no link from ${from} to "${name}"`);
}

type Test = (row: Row, caller: Caller) => boolean;
type Permissions = typeof permissions;

/** Visitors read a published article once its date has come. Nothing ticks here: the date is compared with the machine's. */
export const isPublic = ({ status, published_at, created_at }: Row) =>
  status === 'published' && Date.parse(String(published_at ?? created_at)) <= Date.now();

const isScheduled = (article: Row) => article.status === 'published' && !isPublic(article);

const articleOf = ({ article_id }: Row) => db.articles.filter(({ id }) => id === article_id);

const hasWritten = ({ user_id }: Row, isMeant: (article: Row) => boolean = () => true) =>
  db.articles.some((article) => article.author_id === user_id && isMeant(article));

const taggedArticles = ({ id }: Row) =>
  db.article_tags.filter(({ tag_id }) => tag_id === id).flatMap((link) => articleOf(link));

const filedArticles = ({ id }: Row) => db.articles.filter(({ category_id }) => category_id === id);

/** Which rows the kinds of the permission table mean. A row may be of several. */
export const kindsOfRow: { [T in TableName]: Record<keyof Permissions[T]['rows'], Test> } = {
  articles: {
    published: isPublic,
    scheduled: isScheduled,
    draft: ({ status }) => status === 'draft',
    archived: ({ status }) => status === 'archived',
  },
  categories: {
    published: (row) => filedArticles(row).some(isPublic),
    scheduled: (row) => filedArticles(row).some(isScheduled),
    unpublished: (row) => filedArticles(row).length > 0,
    unused: (row) => filedArticles(row).length === 0,
  },
  tags: {
    published: (row) => taggedArticles(row).some(isPublic),
    scheduled: (row) => taggedArticles(row).some(isScheduled),
    unpublished: (row) => taggedArticles(row).length > 0,
    unused: (row) => taggedArticles(row).length === 0,
  },
  article_tags: {
    published: (row) => articleOf(row).some(isPublic),
    scheduled: (row) => articleOf(row).some(isScheduled),
    draft: (row) => !articleOf(row).some(({ status }) => status === 'published'),
  },
  media_library: { any: () => true },
  page_changes: { any: () => true },
  personal_data_requests: {
    open: ({ answered_at }) => answered_at === null,
    answered: ({ answered_at }) => answered_at !== null,
  },
  privacy_incidents: { any: () => true },
  site_contents: {
    site: ({ key }) => !String(key).startsWith('internal/'),
    internal: () => true,
  },
  contact_messages: {
    unhandled: ({ handled_at }) => handled_at === null,
    handled: ({ handled_at }) => handled_at !== null,
  },
  profiles: {
    own: ({ user_id }, caller) => user_id === caller?.user_id,
    publishedAuthor: (row) => hasWritten(row, isPublic),
    scheduledAuthor: (row) => hasWritten(row, isScheduled),
    draftAuthor: (row) => hasWritten(row),
    uploader: ({ user_id }) => db.media_library.some(({ uploaded_by }) => uploaded_by === user_id),
    colleague: ({ role }) => role === 'editor' || role === 'admin',
    stranger: () => true,
  },
};

/** Whether the caller has sent the files that a row of the media library names. */
export const isOwnUpload: Test = ({ file_path, variants }, caller) =>
  listObjectKeys(toStorageKey(String(file_path)), variants as string | null).every(
    (key) => db.objects[`media/${key}`]?.owner === caller?.user_id,
  );

const inOwnName =
  (column: string) =>
  (row: Row, caller: Caller): 'own' | 'forged' =>
    caller && row[column] === caller.user_id ? 'own' : 'forged';

const any = () => 'any' as const;

/** Which kind of new row of the permission table a row is, to the policies. */
export const kindOfNewRow: {
  [T in TableName]: (row: Row, caller: Caller) => keyof Permissions[T]['create'];
} = {
  articles: inOwnName('author_id'),
  categories: any,
  tags: any,
  article_tags: any,
  media_library: inOwnName('uploaded_by'),
  contact_messages: any,
  page_changes: any,
  personal_data_requests: any,
  privacy_incidents: any,
  site_contents: any,
  profiles: any,
};

const incidentWords = ['happened_on', 'description', 'risk', 'told'] as const;

/** An entry of the register with what it said before, which no cell holds but this one. */
function amended(row: Row, caller: Caller): Row {
  const before = db.privacy_incidents.find(({ id }) => id === row.id);
  if (!before || incidentWords.every((column) => before[column] === row[column])) return row;
  const { happened_on, description, risk, told } = before;
  const who = { amended_at: serverNow(), amended_by: caller?.user_id ?? null };
  const amendments: unknown = [
    ...((before.amendments as object[] | null) ?? []),
    { ...who, happened_on, description, risk, told },
  ];
  return { ...row, amendments: amendments as Cell };
}

/** What the triggers make of a changed row. */
export function touched(name: TableName, row: Row, caller: Caller): Row {
  if (name === 'contact_messages')
    return { ...row, handled_by: row.handled_at ? (caller?.user_id ?? null) : null };
  if (name === 'personal_data_requests')
    return { ...row, answered_by: row.answered_at ? (caller?.user_id ?? null) : null };
  if (name === 'privacy_incidents') return amended(row, caller);
  const now = { ...row, updated_at: serverNow() };
  return name === 'articles' ? { ...now, version: Number(row.version) + 1 } : now;
}
