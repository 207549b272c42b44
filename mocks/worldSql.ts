import { insertSql, sqlLiteral } from '../supabase/seed/insertSql.ts';
import { db } from './db.ts';
import { approvedHashOf } from './handlers/previews.ts';

/** Those who can sign in, as SQL for a database with the project's migrations and no account yet. */
export function accountsSql(): string {
  const users = db.accounts.map(({ user_id: id, email, first_name, last_name, created_at }) => ({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: created_at,
    raw_app_meta_data: '{"provider":"email","providers":["email"]}',
    raw_user_meta_data: JSON.stringify({ first_name, last_name }),
    created_at,
    updated_at: created_at,
  }));
  const accounts = db.accounts.flatMap(({ id, user_id, role, password, created_at }) => [
    `update private.accounts set id = '${id}', role = '${role}', created_at = '${created_at}' where user_id = '${user_id}';`,
    `update auth.users set encrypted_password = extensions.crypt(${sqlLiteral(password)}, extensions.gen_salt('bf', 4)) where id = '${user_id}';`,
  ]);
  return [
    insertSql('auth.users', users),
    // Roles that were always so are no changes for the journal.
    'alter table private.accounts disable trigger log_role;',
    ...accounts,
    'alter table private.accounts enable trigger log_role;',
  ].join('\n');
}

/** What the mocked world holds at this moment, as SQL for a database that has its accounts and nothing else. */
export function contentSql(): string {
  return [
    insertSql('public.categories', db.categories),
    insertSql('public.tags', db.tags),
    insertSql('public.articles', db.articles),
    insertSql('public.article_tags', db.article_tags),
    insertSql('public.media_library', db.media_library),
    insertSql('public.contact_messages', db.contact_messages),
    insertSql('public.personal_data_requests', db.personal_data_requests),
    insertSql('public.privacy_incidents', db.privacy_incidents),
    insertSql('private.page_visits', db.statistics.visits),
    insertSql(
      'private.visit_sources',
      db.statistics.sources.map((row) => ({ ...row, is_campaign: String(row.is_campaign) })),
    ),
    insertSql('private.site_events', db.statistics.events),
    previewsSql(),
  ].join('\n');
}

/** Tokens and contents as the database hashes them. */
function previewsSql(): string {
  const links = db.preview_links.map(({ token, ...link }) => ({ ...link, token_hash: token }));
  const approved = db.preview_approvals
    .filter((approval) => approval.content_hash === approvedHashOf(approval))
    .map(({ id }) => sqlLiteral(id));
  return [
    insertSql('private.preview_links', links),
    'update private.preview_links set token_hash = sha256(token_hash);',
    insertSql('private.preview_approvals', db.preview_approvals),
    `update private.preview_approvals set content_hash = private.approved_hash(article_id, content_key)
      where id::text in (${['null', ...approved].join()});`,
  ].join('\n');
}
