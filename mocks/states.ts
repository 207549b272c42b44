import { Secret, TOTP } from 'otpauth';
import type { ArticleRow } from '#data/articles/article.schema.ts';
import type { Json } from '#data/database.types.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { type MediaRow, toStorageKey } from '#data/media/media.ts';
import { insertSql } from '../supabase/seed/insertSql.ts';
import { objects } from './backend/objects.ts';
import { openBackend } from './backend/openBackend.ts';
import { insert, query, run, toLiteral, update } from './database.ts';
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

type ContentSave = {
  reason: 'saved' | 'published' | 'restored' | 'reverted';
  note: string | null;
  saved_by: string | null;
  saved_at: string;
};

/** The next save of a content of the site: by the editor, published unless told otherwise. */
export async function insertContent(key: string, value: unknown, save: Partial<ContentSave> = {}) {
  const { reason, note, saved_by, saved_at }: ContentSave = {
    reason: 'published',
    note: null,
    saved_by: editor,
    saved_at: '2026-11-16T19:05:00+00:00',
    ...save,
  };
  const json = reason === 'reverted' ? 'null' : `${toLiteral(JSON.stringify(value))}::jsonb`;
  const [name, words, date] = [key, note, saved_at].map(toLiteral);
  const shown = {
    saved: '',
    restored: '',
    published: `insert into public.site_contents (key, value, version, published_at)
      select content_key, value, number, saved_at from private.content_revisions
      where content_key = ${name} order by number desc limit 1
      on conflict (key) do update set value = excluded.value, version = excluded.version, published_at = excluded.published_at;`,
    reverted: `delete from public.site_contents where key = ${name};`,
  };
  await run(`
    insert into private.content_revisions (content_key, number, value, reason, note, saved_by, saved_at)
    select ${name}, coalesce(max(number), 0) + 1, ${json}, '${reason}', ${words}, ${toLiteral(saved_by)}, ${date}
    from private.content_revisions where content_key = ${name};
    ${shown[reason]}`);
}

/** The saves of contents, the oldest first. */
export const findContents = () =>
  query<{ content_key: string; number: number; value: Json; reason: string; note: string | null }>(
    'select content_key, number, value, reason, note from private.content_revisions order by xmin::text::bigint, number',
  );

type RevisionSave = { reason: string; note: string | null; saved_by: string | null; saved_at: string };

/** The next revision of an article: as it is at this moment, but for some of its columns. */
export async function insertRevision(
  articleId: string,
  columns: Record<string, unknown> = {},
  save: Partial<RevisionSave> = {},
) {
  const { reason, note, saved_by, saved_at }: RevisionSave = {
    reason: 'saved',
    note: null,
    saved_by: editor,
    saved_at: '2026-11-16T19:05:00+00:00',
    ...save,
  };
  await run(`
    insert into private.article_revisions
      (article_id, number, version, article, names, status, published_at, reason, note, saved_by, saved_at)
    select article.id, (select max(number) + 1 from private.article_revisions where article_id = article.id), article.version,
      content.value, private.revision_names(content.value), (content.value ->> 'status')::public.article_status,
      (content.value ->> 'published_at')::timestamptz, ${toLiteral(reason)}, ${toLiteral(note)}, ${toLiteral(saved_by)}, ${toLiteral(saved_at)}
    from public.articles as article,
      lateral (select private.revision_content(to_jsonb(article), array(
        select tag_id from public.article_tags where article_id = article.id order by tag_id
      )) || ${toLiteral(JSON.stringify(columns))}::jsonb as value) as content
    where article.id = ${toLiteral(articleId)};`);
}

/** The revisions of an article, the oldest first. */
export const findRevisions = (articleId: string) =>
  query<{
    number: number;
    reason: string;
    note: string | null;
    saved_by: string | null;
    article: Record<string, unknown>;
  }>(
    'select number, reason, note, saved_by, article from private.article_revisions where article_id = $1 order by number',
    [articleId],
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
  article_id: string | null;
  content_key: string | null;
};

/** A link to an article or a content. The stories of a guide insert theirs side by side. */
export const insertLink = ({ token, ...link }: PreviewLink) =>
  run(`insert into private.preview_links (${Object.keys(link).join()}, token_hash)
    values (${Object.values(link).map(toLiteral).join()}, sha256(${toLiteral(token)}))
    on conflict do nothing;`);

export type Approval = {
  id: string;
  article_id: string | null;
  content_key: string | null;
  link_id: string | null;
  /** Of what was approved; empty for the article or the content as it is at this moment. */
  content_hash?: string;
  name: string;
  comment: string | null;
  approved_at: string;
};

/** An approval of an article or a content. */
export async function insertApproval({ content_hash, ...approval }: Approval) {
  const hash = content_hash
    ? toLiteral(content_hash)
    : `private.approved_hash(${toLiteral(approval.article_id)}, ${toLiteral(approval.content_key)})`;
  await run(`insert into private.preview_approvals (${Object.keys(approval).join()}, content_hash)
    values (${Object.values(approval).map(toLiteral).join()}, ${hash});`);
}

/** Changes what the database would not let anybody change. */
export const runWithoutTriggers = (script: string) => run(withoutTriggers(script));

/** Changes the first revision of an article, which the fixtures have of each. */
export const changeFirstRevision = (
  articleId: string,
  columns: Record<string, unknown>,
  values: Record<string, unknown> = {},
) =>
  run(`update private.article_revisions
    set article = article || ${toLiteral(JSON.stringify(columns))}::jsonb${Object.entries(values)
      .map(([column, value]) => `, ${column} = ${toLiteral(value)}`)
      .join('')}
    where article_id = ${toLiteral(articleId)} and number = 1;`);

/** Many more revisions of an article, with another excerpt each. */
export const insertRevisions = (articleId: string, count: number) =>
  run(`insert into private.article_revisions
      (article_id, number, version, article, names, status, published_at, reason, saved_by, saved_at)
    select article_id, number + step, version, article || jsonb_build_object('excerpt', 'Extrait ' || step), names, status,
      published_at, reason, '${editor}', '2026-11-16T19:05:00+00:00'
    from private.article_revisions, generate_series(1, ${count}) as step
    where article_id = ${toLiteral(articleId)} and number = 1;`);

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
  run(`delete from private.page_visits where true;
    delete from private.visit_sources where true;
    delete from private.site_events where true;
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

/** More media, whose files show what that of the first medium of the fixtures does. */
export async function insertMedia(...media: MediaRow[]) {
  const shown = objects.get(Object.keys(storedObjects)[0] ?? '');
  const keys = media.map(({ file_path }) => toStorageKey(file_path));
  if (shown) for (const key of keys) objects.set(`media/${key}`, shown);
  await insert(
    'storage.objects',
    ...keys.map((name) => ({ bucket_id: 'media', name, metadata: { mimetype: shown?.type } })),
  );
  await insert('media_library', ...media);
}
