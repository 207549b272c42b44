import { db } from './db.ts';

type Values = Record<string, string | number | null>;

const literal = (value: string | number | null | undefined) => {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
};

const insertInto = (table: string, rows: Values[]) => {
  const [first] = rows;
  if (!first) return '';
  const columns = Object.keys(first);
  const values = rows.map((row) => `(${columns.map((column) => literal(row[column])).join(', ')})`);
  return `insert into ${table} (${columns.join(', ')}) values\n${values.join(',\n')};`;
};

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
    `update auth.users set encrypted_password = extensions.crypt(${literal(password)}, extensions.gen_salt('bf', 4)) where id = '${user_id}';`,
  ]);
  return [insertInto('auth.users', users), ...accounts].join('\n');
}

/** What the mocked world holds at this moment, as SQL for a database that has its accounts and nothing else. */
export function contentSql(): string {
  return [
    insertInto('public.categories', db.categories),
    insertInto('public.tags', db.tags),
    insertInto('public.articles', db.articles),
    insertInto('public.article_tags', db.article_tags),
    insertInto('public.media_library', db.media_library),
    insertInto('public.contact_messages', db.contact_messages),
  ].join('\n');
}
