import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { exampleMigrations } from '../testing/exampleBackend.ts';
import { backUp, restore } from './dataArchive.ts';
import { bringUpToDate } from './reshape.ts';

let scene: string;
let dataDir: string;
let file: string;
let migrationsDir: string;
let migration: string;
let example: string;

const open = () => createBackend({ dataDir, migrationsDir, seed: null, isDurable: false });

beforeAll(async () => {
  scene = await mkdtemp(join(tmpdir(), 'porte-voix-reshape-'));
  dataDir = join(scene, 'data');
  file = join(scene, 'backup.tar.gz');
  migrationsDir = await exampleMigrations();
  migration = join(migrationsDir, (await readdir(migrationsDir))[0] ?? '');
  example = await readFile(migration, 'utf8');
  const backend = await open();
  await backend.exec(`insert into notes (title, secret) values ('une', 'su'), ('deux', 'caché')`);
  const sent = await backend.fetch(
    new Request(new URL('/storage/v1/object/media/uploads/1.png', backend.url), {
      method: 'POST',
      headers: { apikey: backend.serviceKey, 'content-type': 'image/png' },
      body: 'image',
    }),
  );
  expect(sent.status).toBe(200);
  await backend.close();
  await backUp(dataDir, file);
});
beforeEach(() => writeFile(migration, example));
afterAll(async () => {
  await rm(scene, { recursive: true });
  await rm(migrationsDir, { recursive: true });
});

it('leaves everything as it was where rows don’t fit into today’s shape', async () => {
  await writeFile(migration, example.replace("check (title <> '')", 'check (char_length(title) < 4)'));
  const restoring = restore(
    dataDir,
    file,
    async (draft) => void (await bringUpToDate(draft, { migrationsDir })),
  );
  await expect(restoring).rejects.toThrow(
    'Les lignes de public.notes n’entrent pas dans la forme d’aujourd’hui',
  );
  await writeFile(migration, example);
  const backend = await open();
  expect(await backend.sql('select title from notes order by id')).toEqual([
    { title: 'une' },
    { title: 'deux' },
  ]);
  await backend.close();
});

it('takes rows and files over into a shape that other migrations give, and says what has no place there', async () => {
  const changed = example.replace(
    "  secret text not null default 'caché',\n",
    "  mood text not null default 'calme',\n",
  );
  expect(changed).not.toBe(example);
  await writeFile(migration, changed);
  await expect(open()).rejects.toThrow('npm run restore -- avant.tar.gz');

  let homeless: string[] = [];
  const replaced = await restore(dataDir, file, async (draft) => {
    homeless = await bringUpToDate(draft, { migrationsDir });
  });
  expect(homeless).toEqual(['public.notes.secret (2)']);
  expect(existsSync(join(String(replaced), 'database', 'PG_VERSION'))).toBe(true);
  const backend = await open();
  await backend.exec(`insert into notes (title) values ('trois')`);
  expect(await backend.sql('select id, title, mood from notes order by id')).toEqual(
    ['une', 'deux', 'trois'].map((title, index) => ({ id: index + 1, title, mood: 'calme' })),
  );
  const served = await backend.fetch(
    new Request(`${backend.url}/storage/v1/object/public/media/uploads/1.png`),
  );
  expect(await served.text()).toBe('image');
  await backend.close();
});

it('gives shows and episodes the tables that they have since, with what was only saved, and columns their names of today', async () => {
  const [former, archive] = [join(scene, 'former'), join(scene, 'former.tar.gz')];
  const options = { seed: null, isDurable: false };
  const made = await createBackend({ ...options, dataDir: former, migrationsDir });
  await made.exec(`
    create schema if not exists private;
    create table public.site_contents (key text, value jsonb, version integer, published_at timestamptz);
    create table private.document_versions
      (document text, number integer, version integer, value jsonb, reason text, is_pending boolean, saved_at timestamptz);
    insert into public.site_contents values
      ('home/hero', '{"title": "Accueil"}', 1, '2026-11-01'),
      ('settings/hours', '{"exceptions": []}', 1, '2026-11-01'),
      ('episode/un', '{"show": "show/un", "slug": "un", "title": "Un", "description": "Un.", "number": 1, "day": "2026-11-01",
        "sound": {"src": "/storage/v1/object/public/media/uploads/1.mp3"}, "notes": ["Une"]}', 2, '2026-11-02');
    insert into private.document_versions values ('show/un', 1, 1, '{"title": "Un"}', 'saved', true, '2026-11-01');
    create table private.media_uses (document text, place text, stem text, is_missing boolean);
    insert into private.media_uses values ('show/un', 'pending', '1', false);`);
  await made.close();
  await backUp(former, archive);
  await restore(former, archive, async (draft) => void (await bringUpToDate(draft)));
  const backend = await createBackend({ ...options, dataDir: former });
  expect(await backend.sql('select kind, key from public.site_contents order by key')).toEqual([
    { kind: 'section', key: 'home/hero' },
    { kind: 'setting', key: 'settings/hours' },
  ]);
  expect(await backend.sql('select kind, id, number from private.document_versions')).toEqual([
    { kind: 'show', id: 'un', number: 1 },
  ]);
  expect(await backend.sql('select kind, id, state from private.media_uses')).toEqual([
    { kind: 'show', id: 'un', state: 'pending' },
  ]);
  expect(await backend.sql('select id, published_at from public.shows')).toEqual([
    { id: 'un', published_at: null },
  ]);
  expect(
    await backend.sql('select show_id, title, day::text, content, version from public.episodes'),
  ).toEqual([{ show_id: 'un', title: 'Un', day: '2026-11-01', content: { notes: ['Une'] }, version: 2 }]);
  await backend.close();
});
