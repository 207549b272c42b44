import { db } from '#mocks/db.ts';
import type { Seed } from '../../supabase/embedded/seed.ts';

type Values = Record<string, string | number | null>;

const literal = (value: string | number | null | undefined) => {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
};

const insertInto = (table: string, rows: Values[]) => {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => `(${columns.map((column) => literal(row[column])).join(', ')})`);
  return `insert into ${table} (${columns.join(', ')}) values\n${values.join(',\n')};`;
};

/** The mocks' world as the seed of an embedded backend: both sides then have the same answers to give. */
export function worldSeed(): Seed {
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
  const accounts = db.accounts.map(
    ({ id, user_id, role, created_at }) =>
      `update private.accounts set id = '${id}', role = '${role}', created_at = '${created_at}' where user_id = '${user_id}';`,
  );
  return {
    sql: [
      insertInto('auth.users', users),
      `update auth.users set encrypted_password = extensions.crypt('porte-voix-local', extensions.gen_salt('bf', 4));`,
      ...accounts,
      insertInto('public.categories', db.categories),
      insertInto('public.tags', db.tags),
      insertInto('public.articles', db.articles),
      insertInto('public.article_tags', db.article_tags),
      insertInto('public.media_library', db.media_library),
      insertInto('public.contact_messages', db.contact_messages),
    ].join('\n'),
    files: db.media_library.map(({ file_path, mime_type }) => ({
      key: file_path.split('/').slice(-2).join('/'),
      contentType: mime_type ?? '',
      bytes: new TextEncoder().encode('contenu'),
    })),
  };
}
