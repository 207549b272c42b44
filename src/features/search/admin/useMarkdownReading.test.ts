// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { query, run } from '#mocks/database.ts';
import { startBackend } from '#mocks/server.ts';
import { signInAs } from '#mocks/session.ts';
import { useMarkdownReading } from './useMarkdownReading.ts';

startBackend();

beforeEach(async () => {
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', LOCAL_PUBLISHABLE_KEY);
  await signInAs('editor');
  await run(`update private.search_entries set source = null where source is not null;
    insert into public.articles (title, slug, content) values ('Zibelines', 'zibelines', 'Une **zibeline** dort.')`);
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const readTexts = () =>
  query<{ blocks: string[] }>(
    `select blocks from private.search_entries where title = 'Zibelines' and blocks is not null`,
  );

it('has an editor’s browser read what is new beside a hosted project, each time that a screen opens', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://porte-voix.supabase.co');
  const { rerender } = renderHook(({ screen }) => useMarkdownReading(true, screen), {
    initialProps: { screen: '/admin/articles' },
  });
  await waitFor(async () => expect(await readTexts()).toEqual([{ blocks: ['Une zibeline dort.'] }]));
  await run(`update public.articles set content = 'Elle *court*.' where slug = 'zibelines'`);
  rerender({ screen: '/admin/media' });
  await waitFor(async () => expect(await readTexts()).toEqual([{ blocks: ['Elle court.'] }]));
});
