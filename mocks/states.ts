import { Secret, TOTP } from 'otpauth';
import type { ArticleRow } from '#features/articles/data/article.schema.ts';
import type { Json } from '#generated/database.types.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import type { VersionReason } from '#documents/data/version.queries.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { type MediaRow, toStorageKey } from '#features/media/data/media.ts';
import { insertSql } from '../supabase/seed/insertSql.ts';
import { openBackend } from './backend/openBackend.ts';
import { addRow, toColumns, toName } from './documentNames.ts';
import { insert, insertOnce, query, run, toLiteral, update } from './database.ts';
import { type Account, accountByRole } from './fixtures/accounts.ts';
import { accountsSql, withoutTriggers } from './fixtures/fixturesSql.ts';
import { storedObjects } from './fixtures/media.ts';
import { type DailyTotals, statisticsSql } from './fixtures/statistics.ts';

// What came before a story begins, as the database would have stored it, and what to look for when it is over.

const editor = accountByRole.editor.user_id;

/** Somebody has an account, or was invited to. */
export const insertAccounts = (...people: Account[]) => run(accountsSql(people));

/** A device that makes codes, of somebody in the fixtures. Its secret is that of `codeNow`. */
export const insertFactor = ({ user_id }: Pick<Account, 'user_id'>, friendly_name: string) =>
  insert('auth.mfa_factors', {
    id: `7${crypto.randomUUID().slice(1)}`,
    user_id,
    friendly_name,
    factor_type: 'totp',
    status: 'verified',
    secret: factorSecret,
    created_at: '2026-09-01T13:00:00+00:00',
    updated_at: '2026-09-01T13:00:00+00:00',
  });

/** The code of the moment: of a device that the story began with, or of the one with this secret. */
export const codeNow = (secret = factorSecret) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** The secret that every device of a story makes its codes from. */
const factorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

type VersionSave = { reason: VersionReason; note: string | null; saved_by: string | null; saved_at: string };

const byEditor = { note: null, saved_by: editor, saved_at: '2026-11-16T19:05:00+00:00' };

/**
 * The next save of a content of the site: by the editor, published unless told otherwise. What isn't published waits, but what was
 * reverted without a text.
 */
export async function insertContent(key: string, value: unknown, save: Partial<VersionSave> = {}) {
  const { reason, note, saved_by, saved_at }: VersionSave = { reason: 'published', ...byEditor, ...save };
  const isPublished = reason === 'published';
  const json = reason === 'reverted' ? 'null::jsonb' : `${toLiteral(JSON.stringify(value))}::jsonb`;
  const name = toName(key);
  await run(`
    insert into private.document_versions (kind, id, number, version, value, reason, note, is_pending, saved_by, saved_at)
    select (${name}).*, latest.number + 1, latest.number + 1, ${json}, '${reason}', ${toLiteral(note)},
      ${!isPublished && reason !== 'reverted'}, ${toLiteral(saved_by)}, ${toLiteral(saved_at)}
    from (
      select coalesce(max(number), 0) as number from private.document_versions where (kind, id) = ${name}
    ) as latest;
    ${[key, (value as { show?: string } | null)?.show ?? ''].map(addRow).join('\n')}
    ${
      isPublished
        ? `select private.put_online((kind, id), value, number, saved_at) from private.document_versions
      where (kind, id) = ${name} order by number desc limit 1;`
        : ''
    }
    ${reason === 'reverted' ? `select private.put_online(${name}, null, 0);` : ''}
    ${refreshPending(name)}`);
}

/** What waits of a document, after its versions were written by hand. */
const refreshPending = (name: string) => `
    delete from private.pending_changes where (kind, id) = ${name};
    insert into private.pending_changes (kind, id, number)
    select kind, id, number from (
      select * from private.document_versions where (kind, id) = ${name} order by number desc limit 1
    ) as latest
    where is_pending and not private.say_the_same(kind, value, private.stored_value((kind, id)));`;

/** The saves of contents, the oldest first. */
export const findContents = () =>
  query<{ document: string; number: number; value: Json; reason: string; note: string | null }>(
    `select private.key_of((kind, id)) as document, number, value, reason, note from private.document_versions
    where kind <> 'article' order by xmin::text::bigint, number`,
  );

/**
 * The next version of an article: as it is at this moment, but for some of its columns. `isPendingSave` has it wait beside what is
 * online.
 */
export async function insertVersion(
  articleId: string,
  columns: Record<string, unknown> = {},
  { isPendingSave = false, ...save }: Partial<VersionSave> & { isPendingSave?: boolean } = {},
) {
  const { reason, note, saved_by, saved_at }: VersionSave = { reason: 'saved', ...byEditor, ...save };
  const name = toName(toArticleDocument(articleId));
  await run(`
    insert into private.document_versions
      (kind, id, number, version, value, names, reason, note, is_pending, saved_by, saved_at)
    select (${name}).*, (select max(number) + 1 from private.document_versions where (kind, id) = ${name}), article.version,
      content.value, private.version_names(content.value), ${toLiteral(reason)}, ${toLiteral(note)}, ${isPendingSave},
      ${toLiteral(saved_by)}, ${toLiteral(saved_at)}
    from public.articles as article,
      lateral (
        select private.stored_value(${name}) || ${toLiteral(JSON.stringify(columns))}::jsonb as value
      ) as content
    where article.id = ${toLiteral(articleId)};
    ${refreshPending(name)}`);
}

/** The versions of an article, the oldest first. */
export const findVersions = (articleId: string) =>
  query<{
    number: number;
    reason: string;
    note: string | null;
    saved_by: string | null;
    value: Record<string, unknown>;
  }>(
    'select number, reason, note, saved_by, value from private.document_versions where (kind, id) = ($1, $2) order by number',
    ['article', articleId],
  );

/** A colleague saves an article while it is open in the story's editor. */
export const saveAsColleague = (articleId: string, changes: Partial<ArticleRow>) =>
  update('articles', { id: articleId }, changes);

/** An admin has deleted an article before the story begins. */
export const deleteArticle = (id: string) =>
  run(`delete from public.articles where id = ${toLiteral(id)};
    update private.deleted_records set deleted_by = '${accountByRole.admin.user_id}', deleted_at = '2026-11-16T19:05:00+00:00'
      where record_id = ${toLiteral(id)};`);

export type PreviewLink = {
  id: string;
  token: string;
  created_by: string | null;
  created_at: string;
  ends_at: string;
  document: string | null;
  /** Of a link to the site as a release will make it. */
  release_id?: string;
};

/** A link to a document. The stories of a guide insert theirs side by side. */
export function insertLink({ token, document, ...others }: PreviewLink) {
  const link = { ...toColumns(document), ...others };
  return run(`insert into private.preview_links (${Object.keys(link).join()}, token_hash)
    values (${Object.values(link).map(toLiteral).join()}, sha256(${toLiteral(token)}))
    on conflict do nothing;`);
}

/** A note that somebody has left by a link. */
export type NoteRow = {
  id: string;
  link_id: string;
  document: string;
  place: string;
  words: string;
  proposal: string | null;
  name: string;
  note: string | null;
  state: 'open' | 'closed' | 'accepted';
  answer: string | null;
  answered_by: string | null;
  answered_at: string | null;
  created_at: string;
};

/** Notes of readers, whose links are there. */
export const insertNotes = (...notes: readonly NoteRow[]) =>
  insertOnce(
    'private.preview_notes',
    ...notes.map(({ document, ...note }) => ({ ...toColumns(document), ...note })),
  );

export type Approval = {
  id: string;
  document: string | null;
  release_id?: string | null;
  link_id: string | null;
  /** Of what was approved; empty for the document as it is at this moment. */
  content_hash?: string;
  name: string;
  comment: string | null;
  approved_at: string;
};

/** An approval of a document, or of a release as it is at this moment. */
export async function insertApproval({ content_hash, document, release_id = null, ...approval }: Approval) {
  const values = { ...toColumns(document), ...approval, release_id };
  const release = toLiteral(release_id);
  const hash = content_hash
    ? toLiteral(content_hash)
    : `private.approved_hash(${document === null ? 'null' : toName(document)}, ${release})`;
  // Of each document, to know what has changed since.
  const hashes = release_id ? `private.release_hashes(${release})` : 'null';
  await run(`insert into private.preview_approvals (${Object.keys(values).join()}, hashes, content_hash)
    values (${Object.values(values).map(toLiteral).join()}, ${hashes}, ${hash});`);
}

/** Changes what the database would not let anybody change. */
export const runWithoutTriggers = (script: string) => run(withoutTriggers(script));

/** Changes the first version of an article, which the fixtures have of each. */
export const changeFirstVersion = (
  articleId: string,
  columns: Record<string, unknown>,
  values: Record<string, unknown> = {},
) =>
  run(`update private.document_versions
    set value = value || ${toLiteral(JSON.stringify(columns))}::jsonb${Object.entries(values)
      .map(([column, value]) => `, ${column} = ${toLiteral(value)}`)
      .join('')}
    where (kind, id) = ('article', ${toLiteral(articleId)}) and number = 1;`);

/** Many more versions of an article, with another excerpt each. */
export const insertVersions = (articleId: string, count: number) =>
  run(`insert into private.document_versions
      (kind, id, number, version, value, names, reason, saved_by, saved_at)
    select kind, id, number + step, version, value || jsonb_build_object('excerpt', 'Extrait ' || step), names, reason,
      '${editor}', '2026-11-16T19:05:00+00:00'
    from private.document_versions, generate_series(1, ${count}) as step
    where (kind, id) = ('article', ${toLiteral(articleId)}) and number = 1;`);

/** Switches what is written down of each change: a log and versions of a thousand articles take seconds, and no list shows them. */
const switchRecords = (word: 'enable' | 'disable') => `
  do $switch$
  declare
    recorder text;
  begin
    for recorder in
      select tgname from pg_trigger
      where tgrelid = 'public.articles'::regclass and not tgisinternal and tgname ~ '^(log|keep)_'
    loop
      execute format('alter table public.articles ${word} trigger %I', recorder);
    end loop;
  end $switch$;`;

/** Other articles than those of the fixtures. */
export const replaceArticles = (articles: ArticleRow[]) =>
  run(`${switchRecords('disable')}
    delete from public.articles where true;
    ${insertSql('public.articles', articles)}
    set constraints all immediate;
    ${switchRecords('enable')}`);

/** Other visits than those of the fixtures. */
export const replaceStatistics = (totals: DailyTotals) =>
  run(`delete from private.daily_totals where true;
    ${statisticsSql(totals)}`);

/** Whether somebody signs in with this password. */
export async function hasPassword({ email }: Pick<Account, 'email'>, password: string) {
  const { fetch } = await openBackend();
  const address = new URL('/auth/v1/token?grant_type=password', location.href);
  const body = JSON.stringify({ email, password });
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' };
  return (await fetch(new Request(address, { method: 'POST', headers, body }))).ok;
}

/** Whether an address opens one of the previews. */
export async function isLink(address: string) {
  const found = await query(
    'select from private.preview_links where token_hash = sha256(convert_to($1, $2))',
    [address.split('#')[1], 'UTF8'],
  );
  return found.length > 0;
}

/** More media, whose files show what that of the first medium of the fixtures does. The stories of a guide may share them. */
export async function insertMedia(...media: MediaRow[]) {
  const [shown] = Object.values(storedObjects);
  const keys = media.map(({ file_path }) => toStorageKey(file_path));
  await insertOnce(
    'storage.objects',
    ...keys.map((name) => ({ bucket_id: 'media', name, metadata: { mimetype: shown?.type } })),
  );
  await insertOnce('media_library', ...media);
  const { store } = await openBackend();
  if (shown) for (const key of keys) await store(`media/${key}`, shown);
}

/** The bytes of a medium, by the address of its row. */
export async function fetchMedium(filePath: string): Promise<Blob> {
  const { fetch } = await openBackend();
  return (await fetch(new Request(new URL(new URL(filePath).pathname, location.href)))).blob();
}
