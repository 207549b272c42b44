import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { exampleMigrations } from '../testing/exampleBackend.ts';
import { reshape } from './reshape.ts';

let scene: string;
let dataDir: string;
let migrationsDir: string;
let migration: string;
let example: string;

const open = () => createBackend({ dataDir, migrationsDir, seed: null });

beforeAll(async () => {
  scene = await mkdtemp(join(tmpdir(), 'porte-voix-reshape-'));
  dataDir = join(scene, 'data');
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
});
beforeEach(() => writeFile(migration, example));
afterAll(async () => {
  await rm(scene, { recursive: true });
  await rm(migrationsDir, { recursive: true });
});

it('leaves everything as it was where rows don’t fit into today’s shape', async () => {
  await writeFile(migration, example.replace("check (title <> '')", 'check (char_length(title) < 4)'));
  await expect(reshape(dataDir, { migrationsDir })).rejects.toThrow(
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
  await writeFile(
    migration,
    `${changed} create table public.colours (name text); insert into public.colours values ('bleu');`,
  );
  await expect(open()).rejects.toThrow('supabase/embedded/commands/reshape.ts');

  const reshaped = await reshape(dataDir, { migrationsDir });
  expect(reshaped?.homeless).toEqual(['public.notes.secret (2)']);
  expect(existsSync(join(reshaped?.former ?? '', 'database', 'PG_VERSION'))).toBe(true);
  expect(await reshape(dataDir, { migrationsDir })).toBeUndefined();
  const backend = await open();
  await backend.exec(`insert into notes (title) values ('trois')`);
  expect(await backend.sql('select id, title, mood from notes order by id')).toEqual(
    ['une', 'deux', 'trois'].map((title, index) => ({ id: index + 1, title, mood: 'calme' })),
  );
  // What the migrations of today write into a table of their own.
  expect(await backend.sql('select name from colours')).toEqual([{ name: 'bleu' }]);
  const served = await backend.fetch(
    new Request(`${backend.url}/storage/v1/object/public/media/uploads/1.png`),
  );
  expect(await served.text()).toBe('image');
  await backend.close();
});
