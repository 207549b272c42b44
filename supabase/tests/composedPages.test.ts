import { toId } from '#documents/data/documentKey.ts';
import { describe, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';

const fixtures = openWorld();

const [first, second] = ['page/un', 'page/deux'];

type Page = { slug?: unknown; title?: string; footer?: string };

/** Saves a page as an editor does, after all that was saved of it before. */
async function send(name: 'save_document' | 'publish_document', document: string, page: Page) {
  return fixtures.as.editor.rpc(name, {
    document,
    value: page,
    seen_version: await getVersion(document),
  });
}
const whole = { title: 'Page', description: 'Une page.', footer: 'none' };
const publish = (key: string, page: Page) => send('publish_document', key, { ...whole, ...page });
const withdraw = async (document: string) =>
  fixtures.as.editor.rpc('withdraw_document', {
    document,
    seen_version: await getVersion(document),
    keeps_draft: false,
  });

async function getVersion(document: string): Promise<number> {
  const { data } = await fixtures.as.editor
    .rpc('list_documents', { wanted_document: document })
    .throwOnError();
  return (data as { version: number }[])[0]?.version ?? 0;
}

/** What a change adds to the log beside the entry that each content makes: `/un changed`, or `/un moved /deux`. */
async function logged(change: () => Promise<{ error: unknown }>): Promise<string[]> {
  const [last] = await fixtures.sql<{ number: string }>(
    'select coalesce(max(number), 0)::text as number from public.page_changes',
  );
  expect((await change()).error).toBeNull();
  const entries = await fixtures.sql<{ path: string; kind: string; target: string | null }>(
    `select path, kind, target from public.page_changes where number > $1::bigint and path <> '/' order by path, number`,
    [last?.number ?? '0'],
  );
  return entries.map(({ path, kind, target }) => [path, kind, target ?? ''].join(' ').trim());
}

describe('the address of a composed page', () => {
  test('is logged once the page is published, and whenever it is again', async () => {
    expect(await logged(() => send('save_document', first, { slug: 'un' }))).toEqual([]);
    expect(await logged(() => publish(first, { slug: 'un' }))).toEqual(['/un changed']);
    expect(await logged(() => publish(first, { slug: 'un', title: 'Un' }))).toEqual(['/un changed']);
    expect(await logged(() => send('save_document', first, { slug: 'uno' }))).toEqual([]);
  });

  test('leads on in one step once the page has another one, and back', async () => {
    await publish(first, { slug: 'un' });
    expect(await logged(() => publish(first, { slug: 'uno' }))).toEqual(['/un moved /uno', '/uno changed']);
    expect(await logged(() => publish(first, { slug: 'eins' }))).toEqual([
      '/eins changed',
      '/un moved /eins',
      '/uno moved /eins',
    ]);
    expect(await logged(() => publish(first, { slug: 'un' }))).toEqual([
      '/eins moved /un',
      '/un changed',
      '/uno moved /un',
    ]);
  });

  test('is gone with the page, each that it had, and not twice', async () => {
    await publish(first, { slug: 'un' });
    await publish(first, { slug: 'uno' });
    expect(await logged(() => withdraw(first))).toEqual(['/un gone', '/uno gone']);
    expect(await logged(() => publish(first, { slug: 'uno' }))).toEqual(['/un moved /uno', '/uno changed']);
  });

  test('is the next page’s that takes it over', async () => {
    await publish(first, { slug: 'un' });
    await publish(first, { slug: 'uno' });
    expect(await logged(() => publish(second, { slug: 'un' }))).toEqual(['/un changed']);
    expect(await logged(() => withdraw(first))).toEqual(['/uno gone']);
  });

  test('belongs to pages alone, whatever another content says', async () => {
    expect(await logged(() => publish('home/pages', { slug: 'un', title: 'Un', footer: 'bottom' }))).toEqual(
      [],
    );
  });

  test.each([
    ['capitals', 'Un'],
    ['letters with an accent', 'été'],
    ['parts', 'un/deux'],
    ['nothing', ''],
    ['no text', ['un']],
    ['201 characters', 'a'.repeat(201)],
    // Which these are, `publicPages.test.ts` tells.
    ['a name that stands for something else', 'about'],
  ])('may not have %s', async (_what, slug) => {
    const { error } = await publish(first, { slug });
    expect(error?.code).toBe('PT400');
    expect(await getVersion(first)).toBe(0);
  });

  test('is one page’s at a time', async () => {
    await publish(first, { slug: 'un' });
    const { error } = await publish(second, { slug: 'un' });
    expect([error?.code, error?.message]).toEqual(['23505', expect.stringContaining('pages_address_key')]);
    await withdraw(first);
    expect((await publish(second, { slug: 'un' })).error).toBeNull();
  });

  test('has its readers counted while the page is there', async () => {
    const visit = () =>
      fixtures.as.anonymous
        .rpc('record_visit', { path: '/un' })
        .setHeader('user-agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0');
    const counted = async () =>
      (await fixtures.sql(`select from private.daily_totals where (kind, subject) = ('page', '/un')`)).length;
    await visit();
    expect(await counted()).toBe(0);
    await publish(first, { slug: 'un' });
    await visit();
    expect(await counted()).toBe(1);
  });
});

test('visitors read where in the footer a page is, if it is', async () => {
  await publish(first, { slug: 'un', title: 'Un', footer: 'bottom' });
  await publish(second, { slug: 'deux', title: 'Deux', footer: 'none' });
  const { data } = await fixtures.as.anonymous
    .from('pages')
    .select('slug,title,footer')
    .in('id', [first, second].map(toId))
    .order('slug');
  expect(data).toEqual([
    { slug: 'deux', title: 'Deux', footer: 'none' },
    { slug: 'un', title: 'Un', footer: 'bottom' },
  ]);
});

describe('what lists take from a page', () => {
  test.each([
    { title: 'x'.repeat(60_000) },
    { title: 'x'.repeat(48) },
    { title: '\u00A0' },
    { title: undefined },
    { description: 'x'.repeat(161) },
    { description: { texte: 'Une page.' } },
    { footer: 'partout' },
    { slug: undefined },
    { slug: ['un'] },
  ])('is refused as %j', async (part) => {
    const { error } = await send('publish_document', first, { slug: 'un', ...whole, ...part } as Page);
    expect(error?.code).toMatch(/^PT4/);
    expect(
      await fixtures.sql(
        `select id from public.pages where published_at is not null and 'page/' || id = '${first}'`,
      ),
    ).toEqual([]);
  });

  test('no content has a text without end, a draft neither, nor parts in parts without end', async () => {
    const save = (value: object) =>
      fixtures.as.editor.rpc('save_document', { document: 'home/neuf', value, seen_version: 0 });
    expect(await save({ parts: [{ text: 'x'.repeat(5001) }] })).toMatchObject({ error: { code: 'PT413' } });
    let deep: object = {};
    for (let level = 0; level < 20; level += 1) deep = { deep };
    expect(await save(deep)).toMatchObject({ error: { code: 'PT413' } });
    expect((await save({ parts: [{ text: 'x'.repeat(5000) }] })).error).toBeNull();
    expect(await send('save_document', first, { title: 'x'.repeat(501) })).toMatchObject({
      error: { code: 'PT413' },
    });
  });
});
