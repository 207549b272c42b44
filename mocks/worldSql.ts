import { insertSql, sqlLiteral } from '../supabase/seed/insertSql.ts';
import { db } from './db.ts';

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
  return [insertSql('auth.users', users), ...accounts].join('\n');
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
  ].join('\n');
}
