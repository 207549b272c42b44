import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, push, serverAt } from './hosted/hostedDatabase.ts';

/** The first migration that found rows which it had to mend. */
const turn = '20261122220000';

const id = (number: number) => `7000000${number}-0000-4000-8000-000000000000`;

/** Rows that the constraints of today refuse, and that people could write before. */
const rowsSql = `
insert into auth.users (id, email) values ('${id(1)}', 'a@exemple.test'), ('${id(2)}', 'b@exemple.test');
update private.accounts set first_name = E'Z\\u0001oé', last_name = E'\\u000B';
insert into public.articles (id, title, slug, content, excerpt) values
  ('${id(1)}', E'Page\\u000Bsuivante', 'index', E'Un\\u000BdeuX\\u0007', E'\\u0001'),
  ('${id(2)}', E'\\u0001', '${'a'.repeat(300)}', 'Un', null),
  ('${id(3)}', E'Avant\\naprès', '${'a'.repeat(299)}b', 'Un', null);
update public.articles set status = 'published', published_at = case id when '${id(3)}' then now() + interval '1 day' end
where id in ('${id(2)}', '${id(3)}');
insert into public.categories (id, name, slug, description) values
  ('${id(1)}', 'Balado', 'balado', null), ('${id(2)}', E'Bal\\u0001ado', 'balado-2', E'\\u0001'),
  ('${id(3)}', E'\\u0002', 'rien', null);
insert into public.tags (id, name, slug) values ('${id(1)}', E'S\\u0001on', 'son'), ('${id(2)}', E'So\\u0001n', 'son-2');
insert into public.tags (id, name, slug) values ('${id(3)}', E'Effacé\\u0001', 'efface');
delete from public.tags where id = '${id(3)}';
insert into public.articles (id, title, slug) values ('${id(4)}', E'\\u0001', '404');
delete from public.articles where id = '${id(4)}';
insert into storage.objects (bucket_id, name, owner_id) values ('media', 'uploads/1700000000001.png', '${id(1)}');
insert into public.media_library (id, title, file_path, file_name, uploaded_by, created_at) values
  ('${id(1)}', 'Le vrai', '/storage/v1/object/public/media/uploads/1700000000001.png', E'a\\n.png', '${id(1)}', '2026-02-01'),
  ('${id(2)}', 'Le voleur', 'https://autre.exemple/uploads/1700000000001.png?x', 'a.png', '${id(2)}', '2026-01-01'),
  ('${id(3)}', 'Un ancien', '/ailleurs', 'b.png', null, '2026-01-01');
insert into public.contact_messages (id, email, message) values
  ('${id(1)}', E'\\u0001@exemple.test', E'\\u0001'), ('${id(2)}', 'a@exemple.test', E'Un\\u000Bdeux');
insert into private.contact_senders (address_hash) values ('\\x00');
`;

const server = serverAt(process.env['TEST_DATABASE_URL'] ?? '');
const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
const database = postgres(server.addressOf(name), { max: 1, onnotice: () => undefined });
let folder: string;

/** Pushes the migrations that are chosen by their versions, beside what was pushed before. */
async function pushWhere(isChosen: (file: string) => boolean) {
  const source = join(import.meta.dirname, '../migrations');
  for (const file of (await readdir(source)).filter(isChosen))
    await cp(join(source, file), join(folder, 'supabase/migrations', file));
  await push(server, name, folder);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porte-voix-upgrade-'));
  await mkdir(join(folder, 'supabase/migrations'), { recursive: true });
  await createProject(server, name);
  await pushWhere((file) => file < turn);
  await database.unsafe(rowsSql);
  await pushWhere((file) => file >= turn);
});
afterAll(async () => {
  await database.end();
  await rm(folder, { recursive: true });
});

const read = async (statement: string) => [...(await database.unsafe(statement))];

test('texts lose what nobody sees, and stay apart', async () => {
  expect(await read('select title, slug, content, excerpt from public.articles order by id')).toEqual([
    { title: 'Page suivante', slug: `index-70000001`, content: 'Un\ndeuX', excerpt: '' },
    { title: '70000002', slug: `${'a'.repeat(180)}-70000002`, content: 'Un', excerpt: null },
    { title: 'Avant après', slug: `${'a'.repeat(180)}-70000003`, content: 'Un', excerpt: null },
  ]);
  expect(await read('select name, description from public.categories order by id')).toEqual([
    { name: 'Balado', description: null },
    { name: 'Balado 70000002', description: '' },
    { name: '70000003', description: null },
  ]);
  expect(await read('select name from public.tags order by id')).toEqual([
    { name: 'Son 70000001' },
    { name: 'Son 70000002' },
  ]);
  expect(await read('select email, message from public.contact_messages order by id')).toEqual([
    { email: 'adresse-illisible@exemple.invalid', message: '(illisible)' },
    { email: 'a@exemple.test', message: 'Un\ndeux' },
  ]);
  expect(await read('select distinct first_name, last_name from private.accounts')).toEqual([
    { first_name: 'Zoé', last_name: null },
  ]);
});

test('what was deleted can still be put back', async () => {
  await database.unsafe(`update private.accounts set role = 'admin' where user_id = '${id(1)}';
    select set_config('request.jwt.claims', '{"sub": "${id(1)}"}', false);
    select public.restore_deleted_record('tags', '${id(3)}');
    select public.restore_deleted_record('articles', '${id(4)}')`);
  expect(await read(`select name from public.tags where id = '${id(3)}'`)).toEqual([{ name: 'Effacé' }]);
  expect(await read(`select title, slug from public.articles where id = '${id(4)}'`)).toEqual([
    { title: '70000004', slug: '404-70000004' },
  ]);
});

test('of media with one file, that of whoever sent it stays, and nothing is lost', async () => {
  expect(await read('select title, file_name from public.media_library order by id')).toEqual([
    { title: 'Le vrai', file_name: 'a .png' },
    { title: 'Un ancien', file_name: 'b.png' },
  ]);
  expect(
    await read(
      `select record ->> 'title' as title from private.deleted_records where source = 'media_library'`,
    ),
  ).toEqual([{ title: 'Le voleur' }]);
});

test('the log of pages begins with every public address, and knows what is scheduled', async () => {
  expect(await read('select path, kind, target from public.page_changes')).toEqual([
    { path: `/blog/${'a'.repeat(180)}-70000002`, kind: 'changed', target: null },
  ]);
  expect(await read('select article_id from private.scheduled_pages where not is_shown')).toEqual([
    { article_id: id(3) },
  ]);
});
