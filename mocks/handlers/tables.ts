import { isReservedSlug } from '#data/articles/slug.ts';
import type { Tables } from '#data/database.types.ts';
import { storageKeyOf } from '#data/media/media.ts';
import { type Role, roleRank } from '#data/session/roles.ts';
import { serverId, serverNow } from '../clock.ts';
import { db } from '../db.ts';
import type { Account } from '../fixtures/accounts.ts';
import { folded } from './folded.ts';
import { Refusal } from './refusal.ts';

/** What a column holds. */
export type Cell = string | number | boolean | null;

/** A row, whatever its table: the interpreter only knows names of columns. */
export type Row = Record<string, Cell>;

/** Who asks: somebody who is signed in, or a visitor. */
export type Caller = Account | null;

/** A link to rows of another table, by the columns that hold the same value. */
export type Relation = { table: TableName; own: string; theirs: string; isMany?: boolean };

/** What the migrations say of one table: columns, links, constraints, privileges and policies. */
export type Table = {
  rows: (caller: Caller) => Row[];
  columns: string[];
  relations: Record<string, Relation>;
  primaryKey: string[];
  unique: string[];
  /** The row with what the database computes by itself. */
  computed?: (row: Row) => Row;
  checks: Record<string, (row: Row) => boolean>;
  /** Columns that may be empty; any other must be given or have a default. */
  nullable: string[];
  mayRead: (row: Row, caller: Caller) => boolean;
  /** What may be inserted, and by whom; absent where the API has no such privilege. */
  insert?: {
    columns: string[];
    defaults: (caller: Caller) => Row;
    may: (row: Row, caller: Caller) => boolean;
    isOpenToVisitors?: boolean;
    /** What a trigger refuses once the row is there. */
    afterwards?: (row: Row, caller: Caller) => void;
  };
  update?: {
    columns: string[];
    may: (caller: Caller) => boolean;
    trigger: (row: Row, caller: Caller) => Row;
  };
  delete?: { may: (caller: Caller) => boolean };
};

export type TableName =
  | 'profiles'
  | 'articles'
  | 'article_tags'
  | 'categories'
  | 'tags'
  | 'media_library'
  | 'contact_messages';

const reaches = (caller: Caller, role: Role) => caller !== null && roleRank[caller.role] >= roleRank[role];
export const isEditor = (caller: Caller) => reaches(caller, 'editor');
export const isAdmin = (caller: Caller) => reaches(caller, 'admin');

const isPublished = (articleId: Cell | undefined) =>
  db.articles.some(({ id, status }) => id === articleId && status === 'published');

const isFilled = (value: Cell | undefined, length: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= length;
const isSlug = (value: Cell | undefined) => typeof value === 'string' && /^[a-z0-9-]+$/.test(value);

/** Control characters but tabs and line breaks, and two more that XML 1.0 can't carry. */
const unwritable = /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]/u;
const lineBreak = /[\n\r\u0085\u2028\u2029]/;

/** A constraint on texts: no character that nobody sees, and no line break in those that have one line. */
const cleanTexts =
  (lines: string[], texts: string[] = []) =>
  (row: Row) =>
    ![...lines, ...texts].some((column) => unwritable.test(String(row[column] ?? ''))) &&
    !lines.some((column) => lineBreak.test(String(row[column] ?? '')));

const touch = (row: Row): Row => ({ ...row, updated_at: serverNow() });

const identified = (): Row => {
  const now = serverNow();
  return { id: serverId(), created_at: now, updated_at: now };
};

const asNull = (columns: string[]): Row => Object.fromEntries(columns.map((column) => [column, null]));

const dated = ['created_at', 'updated_at'] as const;

const profiles: Table = {
  rows: (caller) =>
    db.accounts.filter((account) => mayKnow(account, caller)).map((account) => profileOf(account, caller)),
  columns: [
    'id',
    'user_id',
    'email',
    'role',
    'first_name',
    'last_name',
    ...dated,
  ] satisfies (keyof Tables<'profiles'>)[],
  relations: {},
  primaryKey: ['id'],
  unique: [],
  checks: {},
  nullable: [],
  mayRead: () => true,
};

const articleText: (keyof Tables<'articles'>)[] = [
  'title',
  'slug',
  'content',
  'excerpt',
  'featured_image_url',
  'meta_title',
  'meta_description',
  'og_image_url',
  'status',
  'category_id',
  'published_at',
];
const optionalArticleText = articleText.filter(
  (name) => !['title', 'slug', 'content', 'status'].includes(name),
);

const articles: Table = {
  rows: () => db.articles,
  columns: ['id', ...articleText, 'author_id', 'views_count', 'version', 'dated_at', 'search_text', ...dated],
  relations: {
    categories: { table: 'categories', own: 'category_id', theirs: 'id' },
    profiles: { table: 'profiles', own: 'author_id', theirs: 'user_id' },
    article_tags: { table: 'article_tags', own: 'id', theirs: 'article_id', isMany: true },
  },
  primaryKey: ['id'],
  unique: ['slug'],
  checks: {
    articles_title_length: ({ title }) => isFilled(title, 300),
    articles_slug_format: ({ slug }) => isSlug(slug),
    articles_slug_length: ({ slug }) => String(slug).length <= 200,
    articles_slug_not_reserved: ({ slug }) => !isReservedSlug(String(slug)),
    articles_text_clean: cleanTexts(
      ['title', 'featured_image_url', 'meta_title', 'og_image_url'],
      ['content', 'excerpt', 'meta_description'],
    ),
  },
  computed: (row) => ({
    ...row,
    dated_at: row.published_at ?? row.created_at ?? null,
    search_text: `${folded(row.title)}\n${folded(row.excerpt)}`,
  }),
  nullable: [...optionalArticleText, 'author_id', 'dated_at', 'search_text'],
  mayRead: ({ status }, caller) => status === 'published' || isEditor(caller),
  insert: {
    columns: ['id', ...articleText, 'author_id'],
    defaults: (caller) => ({
      ...identified(),
      ...asNull(optionalArticleText),
      content: '',
      status: 'draft',
      author_id: caller?.user_id ?? null,
      views_count: 0,
      version: 1,
    }),
    may: (row, caller) => isEditor(caller) && row.author_id === caller?.user_id,
  },
  update: {
    columns: articleText,
    may: isEditor,
    trigger: (row) => ({ ...touch(row), version: Number(row.version) + 1 }),
  },
  delete: { may: isAdmin },
};

const article_tags: Table = {
  rows: () => db.article_tags,
  columns: ['article_id', 'tag_id'] satisfies (keyof Tables<'article_tags'>)[],
  relations: { tags: { table: 'tags', own: 'tag_id', theirs: 'id' } },
  primaryKey: ['article_id', 'tag_id'],
  unique: [],
  checks: {},
  nullable: [],
  mayRead: ({ article_id }, caller) => isEditor(caller) || isPublished(article_id),
};

const categories: Table = {
  rows: () => db.categories,
  columns: ['id', 'name', 'slug', 'description', 'color', ...dated] satisfies (keyof Tables<'categories'>)[],
  relations: {},
  primaryKey: ['id'],
  unique: ['name', 'slug'],
  checks: {
    categories_name_length: ({ name }) => isFilled(name, 100),
    categories_slug_format: ({ slug }) => isSlug(slug),
    categories_text_clean: cleanTexts(['name'], ['description']),
    categories_color_format: ({ color }) => /^#[0-9a-f]{6}$/i.test(String(color)),
  },
  nullable: ['description'],
  mayRead: ({ id }, caller) =>
    isEditor(caller) || db.articles.some((row) => row.category_id === id && row.status === 'published'),
  insert: {
    columns: ['id', 'name', 'slug', 'description', 'color'],
    defaults: () => ({ ...identified(), description: null, color: '#003A69' }),
    may: (_row, caller) => isEditor(caller),
  },
  update: { columns: ['name', 'slug', 'description', 'color'], may: isEditor, trigger: touch },
  delete: { may: isAdmin },
};

const tags: Table = {
  rows: () => db.tags,
  columns: ['id', 'name', 'slug', ...dated] satisfies (keyof Tables<'tags'>)[],
  relations: {},
  primaryKey: ['id'],
  unique: ['name', 'slug'],
  checks: {
    tags_name_length: ({ name }) => isFilled(name, 100),
    tags_slug_format: ({ slug }) => isSlug(slug),
    tags_text_clean: cleanTexts(['name']),
  },
  nullable: [],
  mayRead: ({ id }, caller) =>
    isEditor(caller) || db.article_tags.some((link) => link.tag_id === id && isPublished(link.article_id)),
  insert: { columns: ['id', 'name', 'slug'], defaults: identified, may: (_row, caller) => isEditor(caller) },
  update: { columns: ['name', 'slug'], may: isEditor, trigger: touch },
  delete: { may: isAdmin },
};

const fileFacts: (keyof Tables<'media_library'>)[] = ['file_size', 'mime_type', 'alt_text', 'description'];

const media_library: Table = {
  rows: () => db.media_library,
  columns: ['id', 'title', 'file_path', 'file_name', ...fileFacts, 'uploaded_by', ...dated],
  relations: { profiles: { table: 'profiles', own: 'uploaded_by', theirs: 'user_id' } },
  primaryKey: ['id'],
  unique: ['file_path'],
  checks: {
    media_library_title_length: ({ title }) => isFilled(title, 300),
    media_library_text_clean: cleanTexts(
      ['title', 'file_path', 'file_name', 'mime_type'],
      ['alt_text', 'description'],
    ),
  },
  nullable: [...fileFacts, 'uploaded_by'],
  mayRead: (_row, caller) => isEditor(caller),
  insert: {
    columns: ['id', 'title', 'file_path', 'file_name', ...fileFacts, 'uploaded_by'],
    defaults: (caller) => ({
      ...identified(),
      ...asNull(fileFacts),
      uploaded_by: caller?.user_id ?? null,
    }),
    may: (row, caller) => isEditor(caller) && row.uploaded_by === caller?.user_id,
    afterwards: ({ file_path }, caller) => {
      const object = db.objects[`media/${storageKeyOf(String(file_path))}`];
      if (object?.owner !== caller?.user_id)
        throw new Refusal(403, '42501', 'Ce fichier n’est pas l’un de vos envois.');
    },
  },
  update: { columns: ['title', 'alt_text', 'description'], may: isEditor, trigger: touch },
  delete: { may: isAdmin },
};

const sender: (keyof Tables<'contact_messages'>)[] = ['first_name', 'last_name', 'company', 'service'];

const contact_messages: Table = {
  rows: () => db.contact_messages,
  columns: ['id', ...sender, 'email', 'message', 'created_at', 'handled_at', 'handled_by'],
  relations: { profiles: { table: 'profiles', own: 'handled_by', theirs: 'user_id' } },
  primaryKey: ['id'],
  unique: [],
  checks: {
    contact_messages_text_clean: cleanTexts([...sender, 'email'], ['message']),
    contact_messages_email_format: ({ email }) => /^[^@\s]+@[^@\s]+$/.test(String(email)),
    contact_messages_message_length: ({ message }) => isFilled(message, 5000),
  },
  nullable: [...sender, 'handled_at', 'handled_by'],
  mayRead: (_row, caller) => isEditor(caller),
  insert: {
    columns: ['id', ...sender, 'email', 'message'],
    defaults: () => ({
      id: serverId(),
      created_at: serverNow(),
      ...asNull([...sender, 'handled_at', 'handled_by']),
    }),
    may: () => true,
    isOpenToVisitors: true,
  },
  update: {
    columns: ['handled_at', 'handled_by'],
    may: isEditor,
    trigger: (row, caller) => ({ ...row, handled_by: row.handled_at ? (caller?.user_id ?? null) : null }),
  },
  delete: { may: isAdmin },
};

/** The tables that the API serves, by name. */
export const tables: Record<TableName, Table> = {
  profiles,
  articles,
  article_tags,
  categories,
  tags,
  media_library,
  contact_messages,
};

/** Oneself, to admins everyone, to editors the staff and whoever wrote or uploaded, to visitors published authors. */
function mayKnow(account: Account, caller: Caller) {
  const { user_id } = account;
  if (user_id === caller?.user_id || isAdmin(caller)) return true;
  const hasWritten = db.articles.some(
    (row) => row.author_id === user_id && (row.status === 'published' || isEditor(caller)),
  );
  if (hasWritten || !isEditor(caller)) return hasWritten;
  return isEditor(account) || db.media_library.some((row) => row.uploaded_by === user_id);
}

function profileOf({ password: _password, ...account }: Account, caller: Caller): Row {
  if (account.user_id === caller?.user_id || isAdmin(caller)) return account;
  return { ...account, email: null, role: null, created_at: null, updated_at: null };
}
