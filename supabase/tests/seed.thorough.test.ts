import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, createBackend } from '../embedded/backend.ts';
import { accounts } from '../seed/content.ts';
import { getClient } from './world.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await createBackend();
});
afterAll(() => backend.close());

test.each(Object.values(accounts))(
  '$email signs in as $role',
  async ({ email, role, userId, firstName, lastName }) => {
    const client = getClient(backend);
    const { error } = await client.auth.signInWithPassword({ email, password: 'porte-voix-local' });
    expect(error).toBeNull();
    const { data } = await client.from('profiles').select('*').eq('user_id', userId).single();
    expect(data).toMatchObject({ email, role, first_name: firstName, last_name: lastName });
  },
);

test('there is something of everything to look at', async () => {
  const [count] = await backend.sql<Record<string, number>>(`select
    count(*) filter (where status = 'published')::int as published,
    count(*) filter (where status = 'draft')::int as drafts,
    count(*) filter (where status = 'archived')::int as archived,
    (select count(*) from public.categories)::int as categories,
    (select count(*) from public.tags)::int as tags,
    extract(epoch from max(created_at) - min(created_at))::int / 2592000 as months
    from public.articles`);
  expect(count).toEqual({ published: 20, drafts: 5, archived: 3, categories: 6, tags: 15, months: 17 });
});

test('no two articles share their text, and each has paragraphs, a heading and a quotation', async () => {
  const articles = await backend.sql<{ slug: string; content: string }>(
    'select slug, content from public.articles',
  );
  expect(new Set(articles.map(({ content }) => content)).size).toBe(articles.length);
  for (const { slug, content } of articles) {
    expect(content.split('\n\n').length, slug).toBeGreaterThanOrEqual(5);
    expect(content, slug).toMatch(/^## /m);
    expect(content, slug).toMatch(/^> /m);
  }
});

test('text follows Québec’s typography', async () => {
  const articles = await backend.sql<Record<string, string | null>>(
    'select title, excerpt, content, meta_title, meta_description from public.articles',
  );
  for (const text of articles.flatMap((article) => Object.values(article))) {
    expect(text ?? '').not.toMatch(/ [;!?:%$»]|« |'|\d \d{3}/);
  }
});

test('every medium is served at its address, with its size and type', async () => {
  const media = await backend.sql<{ file_path: string; file_size: number; mime_type: string }>(
    'select file_path, file_size, mime_type from public.media_library',
  );
  for (const { file_path, file_size, mime_type } of media) {
    const response = await backend.fetch(new Request(new URL(file_path, backend.url)));
    expect(response.status, file_path).toBe(200);
    expect(response.headers.get('content-type')).toBe(mime_type);
    expect((await response.arrayBuffer()).byteLength).toBe(file_size);
  }
});
