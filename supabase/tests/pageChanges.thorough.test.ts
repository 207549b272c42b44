import { beforeEach, describe, expect, test } from 'vitest';
import { connectAgain } from './connectAgain.ts';
import { openWorld } from './openWorld.ts';
import { getAddress, people, files, rows } from './world.ts';

const fixtures = openWorld({ restores: false });

const id = (number: number) => `70000000-0000-4000-8000-00000000000${number}`;

const [first, second, third] = [id(1), id(2), id(3)];

/** Empties the log and what it rests on, and leaves three drafts: `un`, `deux` and `trois`. */
const restart = async (more = '') =>
  fixtures.exec(`
    set local session_replication_role = replica;
    delete from public.articles; delete from public.article_tags; delete from private.deleted_records;
    delete from public.page_changes; delete from private.document_addresses where kind = 'article';
    insert into public.articles (id, title, slug, created_at, author_id, category_id) values
      ('${first}', 'Un', 'un', '2026-01-01', '${people.publishedAuthor}', '${rows.categories.published}'),
      ('${second}', 'Deux', 'deux', '2026-01-02', null, null), ('${third}', 'Trois', 'trois', '2026-01-03', null, null);
    insert into public.article_tags (article_id, tag_id) values ('${first}', '${rows.tags.published}');
    ${more}`);

beforeEach(() => restart());

type Entry = { path: string; kind: string; target: string | null };

const spelled = ({ path, kind, target }: Entry) =>
  [path.replace('/blog/', ''), kind, ...(target === null ? [] : [target.replace('/blog/', '')])].join(' ');

/** What a transaction adds to the log: `un changed`, or `un moved deux`. */
async function logged(script: string): Promise<string[]> {
  const [last] = await fixtures.sql<{ number: string }>(
    'select coalesce(max(number), 0)::text as number from public.page_changes',
  );
  await fixtures.exec(script);
  const entries = await fixtures.sql<Entry>(
    'select path, kind, target from public.page_changes where number > $1::bigint order by path, number',
    [last?.number ?? '0'],
  );
  return entries.map(spelled);
}

const set = (changes: string, article = first) =>
  `update public.articles set ${changes} where id = '${article}';`;

const published = `status = 'published', published_at = null`;
const scheduled = `status = 'published', published_at = now() + interval '1 day'`;

/** As an admin undoes a deletion. */
const restored = (article: string) => `
  select set_config('request.jwt.claims', '{"sub": "${people.admin}", "role": "authenticated"}', true),
    set_config('request.jwt.claim.sub', '${people.admin}', true),
    public.restore_deleted_record('articles', '${article}');`;

const catchUp = 'select public.catch_up_page_changes();';

/** A day goes by, and nobody has asked yet. */
const wait = `
  set local session_replication_role = replica;
  update public.articles set published_at = now() - interval '1 second'
  where status = 'published' and published_at > now();
  update private.document_addresses set public_from = now() - interval '1 second'
  where kind = 'article' and public_from > '-infinity';`;

describe('an article', () => {
  test('has its address logged once it is public, and not before', async () => {
    expect(await logged(set(`title = 'Uno', slug = 'uno'`))).toEqual([]);
    expect(await logged(set(published))).toEqual(['uno changed']);
  });

  test.each([`title = 'Uno'`, `published_at = '2026-02-01'`, 'author_id = null'])(
    'is logged when it is saved with %s',
    async (change) => {
      await fixtures.exec(set(published));
      expect(await logged(set(change))).toEqual(['un changed']);
    },
  );

  test('is logged once for all that a transaction does to it, tags included', async () => {
    await fixtures.exec(set(published));
    const script = `${set(`slug = 'jamais'`)}
      insert into public.article_tags (article_id, tag_id) values ('${first}', '${rows.tags.unused}');
      delete from public.article_tags where tag_id = '${rows.tags.published}';
      ${set(`slug = 'un', title = 'Uno'`)}`;
    expect(await logged(script)).toEqual(['un changed']);
    const creation = `insert into public.articles (id, title, slug, status) values ('${id(4)}', 'A', 'a', 'published');
      ${set(`slug = 'b'`, id(4))}`;
    expect(await logged(creation)).toEqual(['b changed']);
  });

  test('that is read leaves no entry', async () => {
    await fixtures.exec(set(published));
    const number = async () =>
      (await fixtures.sql('select max(number)::text as number from public.page_changes'))[0];
    const before = await number();
    await fixtures.as.anonymous.rpc('record_article_view', { article_slug: 'un' });
    expect(await fixtures.sql(`select views_count from public.articles where id = '${first}'`)).toEqual([
      { views_count: 1 },
    ]);
    expect(await number()).toEqual(before);
  });

  test.each([
    ['taken back', set(`status = 'draft'`)],
    ['archived', set(`status = 'archived'`)],
    ['deleted', `delete from public.articles where id = '${first}'`],
    ['postponed', set(`published_at = now() + interval '1 day'`)],
  ])('that is %s is gone from each of its addresses', async (_what, script) => {
    await fixtures.exec(set(published));
    await fixtures.exec(set(`slug = 'uno'`));
    expect(await logged(script)).toEqual(['un gone', 'uno gone']);
  });

  test('that has moved is one step away from each address it had', async () => {
    await fixtures.exec(set(published));
    expect(await logged(set(`slug = 'uno'`))).toEqual(['un moved uno', 'uno changed']);
    expect(await logged(set(`slug = 'eins'`))).toEqual(['eins changed', 'un moved eins', 'uno moved eins']);
    expect(await logged(set(`slug = 'un'`))).toEqual(['eins moved un', 'un changed', 'uno moved un']);
  });

  test('that comes back elsewhere is found from its old address', async () => {
    await fixtures.exec(set(published));
    await fixtures.exec(set(`status = 'draft'`));
    expect(await logged(set(`slug = 'uno'`))).toEqual([]);
    expect(await logged(set(published))).toEqual(['un moved uno', 'uno changed']);
  });

  test('that takes over an address keeps it', async () => {
    await fixtures.exec(set(published));
    await fixtures.exec(set(`slug = 'uno'`));
    expect(await logged(set(`slug = 'un'`, second))).toEqual([]);
    expect(await logged(set(published, second))).toEqual(['un changed']);
    expect(await logged(set(`slug = 'eins'`))).toEqual(['eins changed', 'uno moved eins']);
    expect(await logged(set(`status = 'draft'`, second))).toEqual(['un gone']);
    expect(await logged(set(`slug = 'ein'`))).toEqual(['ein changed', 'eins moved ein', 'uno moved ein']);
  });

  test('whose deletion is undone has its addresses back', async () => {
    await fixtures.exec(set(published));
    await fixtures.exec(set(`slug = 'uno'`));
    await fixtures.exec(`delete from public.articles where id = '${first}'`);
    expect(await logged(restored(first))).toEqual(['un moved uno', 'uno changed']);
  });

  test('swaps its address with another one in one transaction', async () => {
    await fixtures.exec(set(published) + set(published, second));
    expect(await logged(set(`slug = 'x'`) + set(`slug = 'un'`, second) + set(`slug = 'deux'`))).toEqual([
      'deux changed',
      'un moved deux',
      'un changed',
    ]);
  });
});

test('addresses of three articles tell the truth of today in one step, through swaps, deletions and plans', async () => {
  await fixtures.exec(set(published) + set(published, second) + set(`slug = 'futur', ${scheduled}`, third));
  await fixtures.exec(set(`slug = 'x'`) + set(`slug = 'un'`, second) + set(`slug = 'deux'`));
  await fixtures.exec(`delete from public.articles where id = '${second}';`);
  await fixtures.exec(set(`slug = 'un', ${scheduled}`, third));
  await fixtures.exec(set(`slug = 'enfin'`));
  await fixtures.exec(wait);
  await fixtures.exec(catchUp);
  await fixtures.exec(`${set(`slug = 'trois'`, third)} ${set(`status = 'archived'`)}`);
  const latest = await fixtures.sql<Entry>(
    'select distinct on (path) path, kind, target from public.page_changes order by path, number desc',
  );
  expect(latest.map(spelled)).toEqual(['deux gone', 'enfin gone', 'trois changed', 'un moved trois']);
});

describe('what articles show beside their text', () => {
  const address = getAddress(files.media);
  const pair =
    set(`${published}, featured_image_url = '${address}'`) +
    set(published, second) +
    set(`category_id = null, content = '![](${address})'`, third);
  const ofMedium = `where id = '${rows.media_library.any}'`;
  const medium = (changes: string) => `update public.media_library set ${changes} ${ofMedium}`;
  const category = (changes: string) =>
    `update public.categories set ${changes} where id = '${rows.categories.published}'`;
  const tag = (changes: string) => `update public.tags set ${changes} where id = '${rows.tags.published}'`;

  test.each([
    ['a category that is renamed', category(`name = 'Autre'`)],
    ['a category with another address', category(`slug = 'autre'`)],
    ['a category with another text', category(`description = 'Autre'`)],
    ['a category in another colour', category(`color = '#123456'`)],
    ['a category that is deleted', `delete from public.categories where id = '${rows.categories.published}'`],
    ['a tag that is renamed', tag(`name = 'Autre'`)],
    ['a tag with another address', tag(`slug = 'autre'`)],
    ['a tag that is deleted', `delete from public.tags where id = '${rows.tags.published}'`],
    [
      'an author with another name',
      `update private.accounts set last_name = 'Autre' where user_id = '${people.publishedAuthor}'`,
    ],
    ['a picture with another focal point', medium('focal_x = 0.2')],
    ['a picture with another alternative text', medium(`alt_text = 'Autre'`)],
    ['a picture with variants', medium(`variants = '360.webp'`)],
    ['a picture that is deleted', `delete from public.media_library ${ofMedium}`],
    ['an author who is gone', `delete from auth.users where id = '${people.publishedAuthor}'`],
  ])('%s: the public articles that show it, and no other', async (_what, script) => {
    await fixtures.exec(`${pair} ${set(`category_id = '${rows.categories.published}'`, third)}`);
    // Undone, for the world has one of each.
    const undone = `do $$
    declare last bigint := (select max(number) from public.page_changes);
    begin
      ${script};
      set constraints all immediate;
      assert array['/blog/un changed']
        = (select array_agg(path || ' ' || kind) from public.page_changes where number > last);
      raise exception 'as expected' using errcode = 'PT200';
    end $$`;
    await expect(fixtures.exec(undone)).rejects.toThrow('as expected');
  });

  test('a picture that social networks alone show', async () => {
    await fixtures.exec(set(`${published}, og_image_url = '${address}'`));
    expect(await logged(medium(`variants = 'social.jpg'`))).toEqual(['un changed']);
  });

  test('says nothing while only drafts show it, or when it is saved as it is', async () => {
    expect(await logged(category(`name = 'Autre'`))).toEqual([]);
    expect(await logged(tag(`name = 'Autre'`))).toEqual([]);
    expect(await logged(medium('focal_x = 0.2'))).toEqual([]);
    await fixtures.exec(set(`${published}, content = '![](${address})'`));
    expect(await logged(medium('focal_x = focal_x'))).toEqual([]);
    expect(await logged(medium(`title = 'Autre'`))).toEqual([]);
    expect(await logged(category('name = name'))).toEqual([]);
    expect(await logged(tag('name = name'))).toEqual([]);
    expect(await logged(`update private.accounts set role = role`)).toEqual([]);
    await fixtures.restore();
  });
});

describe('a scheduled article', () => {
  test('is logged by itself, once, when its moment has come', async () => {
    expect(await logged(set(scheduled))).toEqual([]);
    expect(await logged(catchUp)).toEqual([]);
    await fixtures.exec(wait);
    expect(await logged(catchUp)).toEqual(['un changed']);
    expect(await logged(catchUp)).toEqual([]);
  });

  test('has its old addresses lead to the new one from then on', async () => {
    await fixtures.exec(set(published));
    expect(await logged(set(`slug = 'uno', ${scheduled}`))).toEqual(['un gone']);
    await fixtures.exec(wait);
    expect(await logged(catchUp)).toEqual(['un moved uno', 'uno changed']);
  });

  test('that was put off, or taken back in time, is never named', async () => {
    await fixtures.exec(set(scheduled));
    await fixtures.exec(set(`status = 'draft'`));
    await fixtures.exec(wait);
    expect(await logged(catchUp)).toEqual([]);
    expect(await fixtures.sql(`select path from private.document_addresses where kind = 'article'`)).toEqual(
      [],
    );
  });

  test('that moves on before anybody asked was public where it came due', async () => {
    await fixtures.exec(set(scheduled));
    await fixtures.exec(wait);
    expect(await logged(set(`slug = 'uno'`))).toEqual(['un moved uno', 'uno changed']);
    expect(await logged(catchUp)).toEqual([]);
  });

  test('takes over an address when its moment has come, whoever asks', async () => {
    await fixtures.exec(set(published));
    await fixtures.exec(set(`slug = 'uno'`));
    await fixtures.exec(set(`slug = 'un', ${scheduled}`, second));
    await fixtures.exec(wait);
    expect(await logged(set(`status = 'draft'`, second))).toEqual(['un gone']);
  });

  test('gives whoever asks the latest number', async () => {
    await fixtures.exec(set(published));
    const { data } = await fixtures.as.anonymous.rpc('catch_up_page_changes');
    const [last] = await fixtures.sql<{ number: number }>(
      'select max(number)::integer as number from public.page_changes',
    );
    expect(data).toBe(last?.number);
  });
});

test('nobody writes the log, not even with the service key', async () => {
  const rights = await fixtures.sql<{ role: string; can: boolean }>(`
    select role, has_table_privilege(role, 'public.page_changes', 'insert, update, delete, truncate')
      or has_sequence_privilege(role, 'public.page_changes_number_seq', 'usage, update') as can
    from unnest(array['anon', 'authenticated', 'service_role']) as role order by role`);
  expect(rights.map(({ can }) => can)).toEqual([false, false, false]);
});

test('numbers come in the order of commits', async () => {
  await fixtures.exec(set(published) + set(published, second));
  const sql = await connectAgain(fixtures, 2);
  let isFastDone = false;
  let change: Promise<unknown> = Promise.resolve();
  await sql.begin(async (slow) => {
    await slow.unsafe(`${set(`title = 'Lent'`)} set constraints all immediate`);
    change = sql.unsafe(set(`title = 'Vite'`, second)).then(() => (isFastDone = true));
    await slow.unsafe('select pg_sleep(0.2)');
    expect(isFastDone).toBe(false);
  });
  await change;
  const entries = await fixtures.sql<Entry>('select * from public.page_changes order by number');
  expect(entries.map(spelled).slice(-2)).toEqual(['un changed', 'deux changed']);
  await sql.end();
});
