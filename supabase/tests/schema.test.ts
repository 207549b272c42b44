import { describe, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { reservedSlugs } from '#features/articles/data/slug.ts';
import { emailing } from '../embedded/front/endpoints.ts';
import {
  getAddress,
  getClient,
  forgetWhatIsToCome,
  nobodyComes,
  ownUploads,
  people,
  rows,
  type Fixtures,
} from './world.ts';

const fixtures = openWorld();

const { published, draft } = rows.articles;

/** Runs statements as the database owner, in one transaction, and gives the SQLSTATE of what refused them. */
async function toRefusal(script: string): Promise<string | undefined> {
  return fixtures.exec(script).then(
    () => undefined,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'no code'),
  );
}

test('the embedded server sends at once what a function queues for people', async () => {
  // What the clock does, and what is told to the team alone, leaves within ten seconds.
  const later = ['catch_up_page_changes', 'delete_course_session', 'restore_deleted_record', 'take_email'];
  const found = await fixtures.sql<{ name: string }>(`
    with recursive routine as (
      select known.oid, nspname, proname, pg_get_functiondef(known.oid) as body
      from pg_proc as known join pg_namespace on pg_namespace.oid = pronamespace
      where nspname in ('public', 'private') and prokind = 'f' and prolang in (select oid from pg_language where lanname <> 'c')
    ), queueing as (
      select oid, nspname, proname from routine where (nspname, proname) in (('private', 'queue_email'), ('public', 'retry_email'))
      union
      select caller.oid, caller.nspname, caller.proname
      from queueing join routine as caller on strpos(caller.body, 'private.' || queueing.proname || '(') > 0 and caller.oid <> queueing.oid
    )
    select distinct proname as name from queueing where nspname = 'public' order by name`);
  expect(found.map(({ name }) => name).filter((name) => !later.includes(name))).toEqual(emailing.toSorted());
});

describe('accounts', () => {
  test('a sign-up makes a subscriber with the names of its metadata, whatever else it claims', async () => {
    const client = getClient(fixtures);
    await client.auth.signUp({
      email: 'nouvelle@exemple.test',
      password: 'un mot de passe',
      options: {
        data: { first_name: ' Z\u0001oé\nA ', last_name: 'x'.repeat(500), role: 'admin', user_role: 'admin' },
      },
    });
    const [account] = await fixtures.sql<{ role: string; first_name: string; last_name: string }>(
      `select role, first_name, last_name from private.accounts where email = 'nouvelle@exemple.test'`,
    );
    expect(account).toEqual({ role: 'subscriber', first_name: 'Zoé A', last_name: 'x'.repeat(100) });
  });

  test('the e-mail of the profile follows the one of the account', async () => {
    await fixtures.sql(`update auth.users set email = 'neuf@porte-voix.test' where id = $1`, [
      people.stranger,
    ]);
    const { data } = await fixtures.as.admin
      .from('profiles')
      .select('email')
      .eq('user_id', people.stranger)
      .single();
    expect(data).toEqual({ email: 'neuf@porte-voix.test' });
    await fixtures.sql(`update auth.users set email = 'stranger@porte-voix.test' where id = $1`, [
      people.stranger,
    ]);
  });

  test('a sign-up keeps a kilobyte of what it says of itself', async () => {
    const insert = (bytes: number) =>
      toRefusal(`do $$ begin
        insert into auth.users (id, email, raw_user_meta_data)
        values (gen_random_uuid(), 'x@exemple.test', jsonb_build_object('x', repeat('x', ${bytes})));
        raise exception 'undone' using errcode = 'PT200';
      end $$`);
    expect(await insert(1024)).toBe('PT200');
    expect(await insert(61_000)).toBe('PT400');
    const change = `update auth.users set raw_user_meta_data = jsonb_build_object('x', repeat('x', 61000))
      where id = '${people.stranger}'`;
    expect(await toRefusal(change)).toBe('PT400');
  });

  test('a sign-up that nobody confirms is gone after seven days, without a line in the journal', async () => {
    const made = [
      ['old', '8 days', 'null', 'subscriber'],
      ['young', '6 days', 'null', 'subscriber'],
      ['confirmed', '8 days', 'now()', 'subscriber'],
      ['invited', '8 days', 'null', 'editor'],
      ['promoted', '8 days', 'null', 'moderator'],
    ] as const;
    for (const [name, age, confirmed, role] of made)
      await fixtures.exec(`
        insert into auth.users (id, email, created_at, email_confirmed_at)
        values (gen_random_uuid(), '${name}@seven.test', now() - interval '${age}', ${confirmed});
        update private.accounts set role = '${role}' where email = '${name}@seven.test';`);
    await fixtures.exec(`update auth.users set invited_at = now() where email = 'invited@seven.test'`);
    const lines = () => fixtures.sql(`select kind from private.account_journal where kind = 'removed'`);
    const before = await lines();
    await fixtures.exec('select private.apply_retention()');
    const left = await fixtures.sql<{ email: string }>(
      `select email from auth.users join private.accounts using (email) where email like '%@seven.test' order by 1`,
    );
    expect(left.map(({ email }) => email.split('@', 1)[0])).toEqual([
      'confirmed',
      'invited',
      'promoted',
      'young',
    ]);
    expect(await lines()).toEqual(before);
    await fixtures.exec(`delete from auth.users where email like '%@seven.test'`);
  });

  test('the service key names the first admin of a new project', async () => {
    const service = getClient(fixtures, fixtures.serviceKey);
    const { error } = await service.rpc('set_profile_role', { user_id: people.stranger, role: 'admin' });
    expect(error).toBeNull();
  });

  test('an account that disappears leaves its articles, media and messages', async () => {
    const script = `do $$ begin
      delete from auth.users where id in ('${people.publishedAuthor}', '${people.uploader}');
      assert (select author_id is null from public.articles where id = '${published}');
      assert (select uploaded_by is null from public.media_library);
      raise exception 'as expected, and undone' using errcode = 'PT200';
    end $$`;
    expect(await toRefusal(script)).toBe('PT200');
  });
});

describe('articles', () => {
  const create = (article: Record<string, unknown>) => fixtures.as.editor.from('articles').insert([article]);

  test('belong to whoever creates them', async () => {
    const { data } = await create({ title: 'Un', slug: 'un' })
      .select('author_id, status, version, views_count')
      .single();
    expect(data).toEqual({ author_id: people.editor, status: 'draft', version: 1, views_count: 0 });
  });

  test('a repeated creation conflicts instead of making a second article', async () => {
    const article = { id: '70000000-0000-4000-8000-000000000001', title: 'Un', slug: 'un' };
    expect((await create(article)).error).toBeNull();
    expect(await create(article)).toMatchObject({ status: 409, error: { code: '23505' } });
  });

  test('of two saves that started from the same version, the second finds no row', async () => {
    const save = (title: string) =>
      fixtures.as.editor
        .from('articles')
        .update({ title })
        .eq('id', published)
        .eq('version', 1)
        .select('version')
        .maybeSingle();
    expect((await save('Le mien')).data).toEqual({ version: 2 });
    expect((await save('Le leur')).data).toBeNull();
  });

  test('a counted reader raises neither version nor date, and drafts count nobody', async () => {
    const before = await fixtures.as.editor
      .from('articles')
      .select('version, updated_at')
      .eq('id', published)
      .single();
    await fixtures.as.anonymous.rpc('record_article_view', { article_slug: 'publie' });
    await fixtures.as.anonymous.rpc('record_article_view', { article_slug: 'brouillon' });
    const { data } = await fixtures.as.editor
      .from('articles')
      .select('id, version, views_count, updated_at')
      .in('id', [published, draft])
      .order('slug', { ascending: false });
    expect(data).toMatchObject([
      { id: published, views_count: 1, ...before.data },
      { id: draft, views_count: 0 },
    ]);
  });

  test.each([
    ['a blank title', { title: '  ', slug: 'a' }, 'articles_text_clean'],
    ['no slug', { title: 'A', slug: '' }, 'articles_slug_format'],
    ['a slug that is no part of an address', { title: 'A', slug: 'É/..' }, 'articles_slug_format'],
    [
      'a content of half a million characters and one',
      { title: 'A', slug: 'a', content: 'x'.repeat(500_001) },
      'articles_content_length',
    ],
  ])('refuse %s', async (_what, article, constraint) => {
    const { status, error } = await create(article);
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
    expect(error?.message).toContain(constraint);
  });

  test('reserve the slugs that the form names', async () => {
    const [constraint] = await fixtures.sql<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'articles_slug_not_reserved'`,
    );
    const quoted = [...(constraint?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, slug]) => slug);
    expect(new Set(quoted)).toEqual(new Set<string | undefined>(reservedSlugs));
  });

  test('refuse a slug that no file could be named after', async () => {
    expect((await create({ title: 'A', slug: 'a'.repeat(201) })).error?.message).toContain(
      'articles_slug_length',
    );
    expect((await create({ title: 'A', slug: 'a'.repeat(200) })).error).toBeNull();
  });

  test('come in the order of the date that is shown', async () => {
    const [first, second] = ['70000000-0000-4000-8000-000000000001', '70000000-0000-4000-8000-000000000002'];
    const day = (number: number) => `2020-01-0${number}T12:00:00.000Z`;
    await fixtures.exec(`insert into public.articles (id, title, slug, status, published_at, created_at) values
      ('${first}', 'Un', 'un', 'published', '${day(1)}', '${day(1)}'),
      ('${second}', 'Deux', 'deux', 'published', '${day(4)}', '${day(2)}')`);
    const order = async () => {
      const { data } = await fixtures.as.anonymous
        .from('articles')
        .select('id, dated_at')
        .in('id', [first, second])
        .order('dated_at', { ascending: false });
      return data?.map(({ id, dated_at }) => ({ id, dated_at: new Date(dated_at).toISOString() }));
    };
    expect(await order()).toEqual([
      { id: second, dated_at: day(4) },
      { id: first, dated_at: day(1) },
    ]);
    // Saved as it is, which empties the date: it falls behind what came between, and no further.
    await fixtures.as.editor.from('articles').update({ published_at: null }).eq('id', second);
    expect(await order()).toEqual([
      { id: second, dated_at: day(2) },
      { id: first, dated_at: day(1) },
    ]);
  });

  test('outlive their category and tags', async () => {
    await fixtures.as.admin.from('categories').delete().eq('id', rows.categories.published);
    await fixtures.as.admin.from('tags').delete().eq('id', rows.tags.published);
    const { data } = await fixtures.as.anonymous
      .from('articles')
      .select('category_id, article_tags(tag_id)')
      .eq('id', published);
    expect(data).toEqual([{ category_id: null, article_tags: [] }]);
  });
});

describe('texts', () => {
  test.each([
    ['title', ['\n', '\r'], '\té😀\u00A0'],
    ['content', [], '\n\té😀\u00A0'],
  ])('refuse in %s of an article what can’t be published', async (column, breaks, taken) => {
    const write = (text: string) =>
      fixtures.as.editor.from('articles').insert({ title: 'Un', slug: 'un', [column]: text });
    const signs = [
      '\u0001',
      '\u000B',
      '\u001F',
      '\u0085',
      '\u2028',
      '\u007F',
      '\u009F',
      '\u202E',
      '\u2066',
      '\uFFFE',
    ];
    for (const text of [...[...signs, ...breaks].map((sign) => `Avant${sign}après`), ' \u00A0\u200B'])
      expect(await write(text), JSON.stringify(text)).toMatchObject({
        status: 400,
        error: { code: '23514' },
      });
    expect((await write('Avant\u0001après')).error?.message).toContain('articles_text_clean');
    expect((await write(`Avant${taken}après`)).error).toBeNull();
  });

  test('that people write have that rule, each column', async () => {
    const without = await fixtures.sql<{ column: string }>(`
      select relname || '.' || attname as column
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'text'::regtype and attnum > 0 and (
        has_column_privilege('anon', attrelid, attnum, 'insert') or has_column_privilege('authenticated', attrelid, attnum, 'insert')
        or has_column_privilege('authenticated', attrelid, attnum, 'update')
      ) and not exists (
        select from pg_constraint
        where conrelid = attrelid and attnum = any (conkey)
          -- As it is cleaned, one of some words, or of some signs.
          and pg_get_constraintdef(pg_constraint.oid) ~ (attname || ' = (private.clean_(text|line)\\(|ANY)|' || attname || ' ~ ''\\^\\[?[^.]')
      )
      order by 1`);
    // Where a request came from is no text of a person's: a trigger keeps what statistics know (`leads.sql`).
    expect(without.map(({ column }) => column)).toEqual(['leads.campaign', 'leads.domain', 'leads.page']);
  });
});

describe('undoing a deletion', () => {
  const restore = (source: string, record_id: string) =>
    fixtures.as.admin.rpc('restore_deleted_record', { source, record_id });
  const findLinks = 'category_id, author_id, version, views_count, created_at, article_tags(tag_id)';

  test.each([
    ['articles', published],
    ['categories', rows.categories.published],
    ['tags', rows.tags.published],
    ['media_library', rows.media_library.any],
  ])('brings back %s whole, with the links', async (table, id) => {
    const row = await fixtures.as.admin.from(table).select('*').eq('id', id).single();
    const article = await fixtures.as.admin.from('articles').select(findLinks).eq('id', published).single();
    const { count } = await fixtures.as.admin.from(table).delete({ count: 'exact' }).eq('id', id);
    expect(count).toBe(1);
    expect((await restore(table, id)).error).toBeNull();
    expect((await fixtures.as.admin.from(table).select('*').eq('id', id).single()).data).toEqual(row.data);
    const restored = await fixtures.as.admin.from('articles').select(findLinks).eq('id', published).single();
    // Losing a category and getting it back are two changes of the article.
    const version = table === 'categories' ? 3 : 1;
    expect(restored.data).toEqual({ ...article.data, version });
  });

  test('leaves out links whose other end is gone', async () => {
    await fixtures.as.admin.from('articles').delete().eq('id', published);
    await fixtures.as.admin.from('categories').delete().eq('id', rows.categories.published);
    await fixtures.as.admin.from('tags').delete().eq('id', rows.tags.published);
    expect((await restore('articles', published)).error).toBeNull();
    const { data } = await fixtures.as.admin.from('articles').select(findLinks).eq('id', published).single();
    expect(data).toMatchObject({ category_id: null, article_tags: [] });
  });

  test('does not take a category away from an article that has another by now', async () => {
    await fixtures.as.admin.from('categories').delete().eq('id', rows.categories.published);
    await fixtures.as.admin
      .from('articles')
      .update({ category_id: rows.categories.unpublished })
      .eq('id', published);
    await restore('categories', rows.categories.published);
    const { data } = await fixtures.as.admin
      .from('articles')
      .select('category_id')
      .eq('id', published)
      .single();
    expect(data).toEqual({ category_id: rows.categories.unpublished });
  });

  test.each([
    ['articles', { title: 'Autre', slug: 'autre' }],
    ['categories', { name: 'Autre', slug: 'autre' }],
    ['tags', { name: 'Autre', slug: 'autre' }],
    ['media_library', { title: 'Autre', file_name: 'autre.png', file_path: getAddress(ownUploads.editor) }],
  ])('cannot be prevented by a new row of %s with the same id', async (table, values) => {
    const id = { articles: published, categories: rows.categories.published, tags: rows.tags.published }[
      table
    ];
    const taken = { id: id ?? rows.media_library.any, ...values };
    await fixtures.as.admin.from(table).delete().eq('id', taken.id);
    const squat = () => fixtures.as.editor.from(table).insert([taken]);
    expect(await squat()).toMatchObject({ status: 409, error: { code: 'PT409' } });
    expect((await restore(table, taken.id)).error).toBeNull();
    await fixtures.as.admin.from(table).delete().eq('id', taken.id);
    await fixtures.exec(`update private.deleted_records set deleted_at = now() - interval '31 days'`);
    expect((await squat()).error).toBeNull();
  });

  test('works once, and for thirty days', async () => {
    await fixtures.as.admin.from('tags').delete().eq('id', rows.tags.published);
    await fixtures.exec(`update private.deleted_records set deleted_at = now() - interval '31 days'`);
    expect(await restore('tags', rows.tags.published)).toMatchObject({
      status: 404,
      error: { code: 'PT404' },
    });
    await fixtures.as.admin.from('tags').delete().eq('id', rows.tags.unused);
    await fixtures.exec('select private.apply_retention()');
    expect(await fixtures.sql('select record_id from private.deleted_records')).toEqual([
      { record_id: rows.tags.unused },
    ]);
    expect((await restore('tags', rows.tags.unused)).error).toBeNull();
    expect((await restore('tags', rows.tags.unused)).error?.code).toBe('PT404');
  });
});

describe('leads', () => {
  const write = (message: Record<string, unknown>) => fixtures.as.anonymous.from('leads').insert(message);
  const lead = (number: number) => ({ email: `personne${number}@exemple.test`, message: 'Bonjour' });

  test('need a message and an e-mail, and nothing else', async () => {
    expect((await write(lead(1))).error).toBeNull();
    expect((await write({ ...lead(2), message: ' \n ' })).error?.code).toBe('23514');
    expect((await write({ ...lead(3), email: 'pas une adresse' })).error?.code).toBe('23514');
  });

  test.each([
    ['first_name', 101],
    ['last_name', 101],
    ['company', 201],
    ['service', 51],
    ['message', 5001],
  ])('refuse %s of %i characters', async (column, length) => {
    expect((await write({ ...lead(1), [column]: 'a@b'.padEnd(length, 'c') })).error?.code).toBe('23514');
    expect((await write({ ...lead(1), [column]: 'a@b'.padEnd(length - 1, 'c') })).error).toBeNull();
  });

  test.each([
    ['sent by a visitor', (fixtures: Fixtures) => fixtures.as.anonymous],
    ['written in the dashboard', () => null],
  ])('are destroyed after 24 months, at the latest when one is %s', async (_what, clientFor) => {
    const age = (id: string, months: number) =>
      fixtures.exec(
        `update public.leads set created_at = now() - interval '${months} months' where id = '${id}'`,
      );
    await fixtures.exec(forgetWhatIsToCome);
    await age(rows.leads.closed, 25);
    await age(rows.leads.open, 23);
    const client = clientFor(fixtures);
    if (client) expect((await write(lead(1))).error).toBeNull();
    else await fixtures.exec(`insert into public.leads (email, message) values ('a@b.test', 'Oui')`);
    const left = await fixtures.sql<{ id: string }>('select id from public.leads where id = any ($1)', [
      Object.values(rows.leads),
    ]);
    expect(left).toEqual([{ id: rows.leads.open }]);
  });

  test('stay for as long as after the session or the booking that they came with', async () => {
    await fixtures.exec(`update public.leads set created_at = created_at - interval '25 months'`);
    await fixtures.exec('select private.apply_retention()');
    const left = await fixtures.sql<{ id: string }>('select id from public.leads order by id');
    expect(left.map(({ id }) => id)).toEqual([rows.leads.open, rows.leads.closed].toSorted());
  });

  test('that an admin deletes can be put back for thirty days, as they were', async () => {
    const { closed } = rows.leads;
    const read = async () => (await fixtures.as.admin.from('leads').select().eq('id', closed)).data;
    const before = await read();
    await fixtures.exec(nobodyComes);
    const remove = () => fixtures.as.admin.from('leads').delete().eq('id', closed).throwOnError();
    const restore = () =>
      fixtures.as.admin.rpc('restore_deleted_record', { source: 'leads', record_id: closed });
    await remove();
    expect(await read()).toEqual([]);
    expect((await restore()).error).toBeNull();
    expect(await read()).toEqual(before);
    await remove();
    await fixtures.exec(`update private.deleted_records set deleted_at = now() - interval '31 days'`);
    expect((await restore()).error?.code).toBe('PT404');
  });
});
