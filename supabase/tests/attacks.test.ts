import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import {
  getAddress,
  files,
  ownUploads,
  people,
  asPng,
  picture,
  rows,
  createFixtures,
  type Fixtures,
} from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
afterAll(() => backend.close());

/** Words that stand only in rows which no visitor may see, subscribers included. */
const secrets =
  /Brouillon|Planifié|Bientôt|Annonce|Archivé|Supprimé|Secret|Vide|Fusion|Libre|Photo|lead@|client@|draftAuthor|scheduledAuthor|uploader|colleague|stranger/;

const visitors = ['anonymous', 'subscriber', 'moderator'] as const;

/** A request as a stranger with curl would send it. */
const request = (path: string, init: RequestInit = {}, token?: string) =>
  backend.fetch(
    new Request(new URL(path, backend.url), {
      ...init,
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(init.headers as Record<string, string>),
      },
    }),
  );

describe('access tokens', () => {
  const encode = (part: object | string) =>
    Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: people.admin,
    role: 'authenticated',
    aud: 'authenticated',
    iat: now,
    exp: now + 3600,
  };
  const sign = (payload: object, secret: string, header: object = { alg: 'HS256', typ: 'JWT' }) => {
    const signed = `${encode(header)}.${encode(payload)}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };

  test('an honest one, to be sure that the others fail for what is wrong with them', async () => {
    const response = await request('/rest/v1/articles?select=id', {}, sign(claims, backend.jwtSecret));
    expect(await response.json()).toHaveLength(4);
  });

  test.each([
    ['signed with another secret', () => sign(claims, 'another secret of a decent length')],
    ['not signed', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    [
      'that names no algorithm but carries a signature',
      () => sign(claims, backend.jwtSecret, { alg: 'none' }),
    ],
    ['expired', () => sign({ ...claims, iat: now - 7200, exp: now - 3600 }, backend.jwtSecret)],
    [
      'with a service role and the publishable key as secret',
      () => sign({ ...claims, role: 'service_role' }, backend.publishableKey),
    ],
    [
      'changed after it was signed',
      () =>
        sign(claims, backend.jwtSecret).replace(
          /\.[^.]+\./,
          `.${encode({ ...claims, role: 'service_role' })}.`,
        ),
    ],
    ['that is none', () => 'admin'],
  ])('one %s shows and changes nothing', async (_what, token) => {
    // One that doesn't even look like a token leaves its bearer a visitor.
    const read = await request('/rest/v1/articles?select=title', {}, token());
    expect(await read.text()).not.toMatch(secrets);
    const write = await request(
      `/rest/v1/articles?id=eq.${rows.articles.published}`,
      { method: 'PATCH', body: '{"title":"Piraté"}' },
      token(),
    );
    expect(write.status).toBe(401);
    expect(await fixtures.hasChanged()).toBe(false);
  });

  test('of an account that was deleted carry no role any more', async () => {
    const stranger = sign({ ...claims, sub: '60000000-0000-4000-8000-000000000001' }, backend.jwtSecret);
    const response = await request('/rest/v1/articles?select=title', {}, stranger);
    expect(await response.text()).not.toMatch(secrets);
  });

  test('their metadata give no role', async () => {
    const claimed = sign(
      {
        ...claims,
        sub: people.subscriber,
        user_metadata: { role: 'admin' },
        app_metadata: { role: 'admin' },
        user_role: 'admin',
      },
      backend.jwtSecret,
    );
    const response = await request('/rest/v1/articles?select=title', {}, claimed);
    expect(await response.text()).not.toMatch(secrets);
  });
});

describe.each(visitors)('%s finds nothing hidden', (actor) => {
  test.each([
    ['articles', '*,categories(*),article_tags(*,tags(*))'],
    ['articles', 'title,profiles(first_name,last_name)'],
    ['categories', '*,articles(*)'],
    ['tags', '*,article_tags(*,articles(*))'],
    ['tags', '*,articles(*)'],
    ['article_tags', '*,articles(*,categories(*)),tags(*)'],
    ['profiles', 'user_id,first_name,last_name,articles(*)'],
    ['profiles', 'user_id,first_name,last_name,media_library(*)'],
    ['profiles', 'user_id,first_name,last_name,leads(*)'],
    ['media_library', '*,profiles(*)'],
    ['leads', '*,lead_events(*)'],
    ['lead_events', '*,leads(*)'],
  ])('in %s?select=%s', async (table, select) => {
    // Moderators read what came of visits, and nothing of articles or people by it.
    if (actor === 'moderator' && table.startsWith('lead')) return;
    const { data, error } = await fixtures.as[actor].from(table).select(select);
    expect(JSON.stringify([data, error])).not.toMatch(secrets);
  });

  test.each([
    ['status=eq.draft', 'articles'],
    ['or=(status.eq.draft,status.eq.archived,id.not.is.null)', 'articles'],
    ['not.and=(status.eq.published,title.is.null)', 'articles'],
    ["title=eq.x') or 1=1 --", 'articles'],
    ['title=in.("x","\') or true --")', 'articles'],
    ['order=(select secret)', 'articles'],
    ['select=title,content::text;drop table articles', 'articles'],
    ['select=title,count()', 'articles'],
    ['views_count=gte.0&limit=1000000000', 'articles'],
    ['categories.name=eq.Secret&select=title,categories!inner(name)', 'articles'],
    ['articles.status=eq.draft&select=name,articles!inner(title)', 'categories'],
    ['email=like.*&select=user_id,first_name', 'profiles'],
    ['or=(email.like.*,role.eq.admin)&select=first_name', 'profiles'],
    ['order=email.asc&select=first_name', 'profiles'],
  ])('with ?%s on %s', async (query, table) => {
    const session = await fixtures.as[actor].auth.getSession();
    const response = await request(
      `/rest/v1/${table}?${encodeURI(query)}`,
      {},
      session.data.session?.access_token,
    );
    expect(await response.text()).not.toMatch(secrets);
    expect(await fixtures.hasChanged()).toBe(false);
  });

  test('by counting', async () => {
    const { count } = await fixtures.as[actor].from('articles').select('id', { count: 'exact', head: true });
    expect(count).toBe(1);
    const estimated = await fixtures.as[actor].from('articles').select('id', { count: 'planned' });
    expect(estimated.data).toHaveLength(1);
  });

  test('by inserting what may already exist', async () => {
    const { error, data } = await fixtures.as[actor]
      .from('articles')
      .upsert({ id: rows.articles.draft, title: 'x', slug: 'brouillon' }, { onConflict: 'slug' })
      .select();
    expect(error?.code).toBe('42501');
    expect(data).toBeNull();
  });
});

describe('an editor', () => {
  test('cannot overwrite columns or rows through an upsert', async () => {
    const { error } = await fixtures.as.editor
      .from('articles')
      .upsert({ id: rows.articles.published, title: 'Écrasé', slug: 'publie', author_id: people.editor });
    expect(error?.code).toBe('42501');
    expect(await fixtures.hasChanged()).toBe(false);
  });

  test('cannot slip a column in by naming it in the query', async () => {
    const session = await fixtures.as.editor.auth.getSession();
    const response = await request(
      '/rest/v1/articles?columns=title,slug,views_count',
      { method: 'POST', body: JSON.stringify([{ title: 'a', slug: 'a', views_count: 5 }]) },
      session.data.session?.access_token,
    );
    expect(response.status).toBe(403);
    expect(await fixtures.hasChanged()).toBe(false);
  });
});

describe('a row of the media library that would take a colleague’s file along', () => {
  const theirs = files.media;
  const own = ownUploads.editor;
  const enter = (file_path: string, client = fixtures.as.editor) =>
    client.from('media_library').insert({ title: 'À moi', file_name: 'a.png', file_path });

  test.each([
    ['by its address', getAddress(theirs)],
    ['on another host', `https://autre.exemple${getAddress(theirs)}`],
    ['with a query', `${getAddress(theirs)}?${own}`],
    ['with a fragment', `${getAddress(theirs)}#/${own}`],
    ['behind one’s own', `${getAddress(own)}/../../${theirs}`],
    ['with backslashes', `${getAddress(own)}/..\\..\\${theirs.replace('/', '\\')}`],
    ['in another bucket', getAddress(theirs).replace('/media/', '/deleted-media/')],
    ['with another spelling', getAddress(theirs).replace('uploads', '%75ploads')],
    ['without a host', `//autre.exemple${getAddress(theirs)}`],
    ['as a script', `javascript:${getAddress(own)}`],
    ['that nobody sent', getAddress('uploads/1799999999999.png')],
    ['that a deletion left', getAddress(files['deleted-media'])],
  ])('is refused %s', async (_how, file_path) => {
    const { status } = await enter(file_path);
    expect([403, 409]).toContain(status);
    expect(await fixtures.hasChanged()).toBe(false);
  });

  test('is refused a second time for one’s own, however it is written', async () => {
    expect((await enter(getAddress(own))).error).toBeNull();
    for (const again of [getAddress(own), `https://autre.exemple${getAddress(own)}`, `${getAddress(own)}?2`])
      expect((await enter(again)).error?.code).toBe('23505');
    await fixtures.restore();
  });

  test('isn’t made by changing one’s own afterwards', async () => {
    await enter(getAddress(own));
    const { error } = await fixtures.as.editor
      .from('media_library')
      .update({ file_path: getAddress(theirs) })
      .eq('file_path', getAddress(own));
    expect(error?.code).toBe('42501');
    await fixtures.restore();
  });

  test('isn’t made of a file that one takes over: by upload, copy or move', async () => {
    const bucket = fixtures.as.editor.storage.from('media');
    expect((await bucket.upload(theirs, picture, { ...asPng, upsert: true })).error).not.toBeNull();
    expect((await bucket.copy(own, theirs)).error).not.toBeNull();
    expect((await bucket.move(own, theirs)).error).not.toBeNull();
    expect((await enter(getAddress(theirs))).error).not.toBeNull();
    expect(await fixtures.hasChanged()).toBe(false);
  });

  test('isn’t made while the file is away to be deleted, which could then not be put back', async () => {
    const { storage } = fixtures.as.admin;
    await storage.from('media').copy(theirs, theirs, { destinationBucket: 'deleted-media' });
    await storage.from('media').remove([theirs]);
    await fixtures.as.admin.from('media_library').delete().eq('id', rows.media_library.any);
    expect(
      (await fixtures.as.editor.storage.from('media').upload(theirs, picture, asPng)).error,
    ).not.toBeNull();
    expect((await fixtures.as.editor.storage.from('media').copy(own, theirs)).error).not.toBeNull();
    expect((await enter(getAddress(theirs))).error?.code).toBe('42501');

    await storage.from('deleted-media').copy(theirs, theirs, { destinationBucket: 'media' });
    await fixtures.as.admin
      .rpc('restore_deleted_record', { source: 'media_library', record_id: rows.media_library.any })
      .throwOnError();
    const { data } = await fixtures.as.admin.from('media_library').select('uploaded_by, file_path').single();
    expect(data).toEqual({ uploaded_by: people.uploader, file_path: getAddress(theirs) });
    await fixtures.restore();
  });
});

test.each([
  'private',
  'auth',
  'storage',
  'extensions',
  'pg_catalog',
  'information_schema',
  'supabase_migrations',
])('the schema %s is not exposed, whoever asks', async (schema) => {
  for (const table of [
    'accounts',
    'daily_salt',
    'article_view_marks',
    'users',
    'objects',
    'deleted_records',
    'pg_authid',
    'tables',
    'schema_migrations',
  ]) {
    const { status } = await fixtures.as.admin.schema(schema).from(table).select('*');
    expect(status).toBe(406);
  }
});

test.each([
  ['has_role', { required: 'admin' }],
  ['set_role', { target: people.subscriber, new_role: 'admin' }],
  ['restore_record', { record_source: 'articles', restored_id: rows.articles.deleted }],
  ['count_article_view', { article_slug: 'brouillon' }],
  ['create_account', {}],
  ['keep_deleted_record', {}],
  ['apply_retention', {}],
  ['salt_of_the_day', {}],
  ['caller_network', {}],
  ['is_deleted_media_key', { key: files.media }],
  ['touch_article', {}],
  ['set_config', { setting_name: 'role', new_value: 'service_role', is_local: true }],
  ['pg_sleep', { seconds: 1 }],
  ['pg_read_file', { filename: '/etc/passwd' }],
  ['pg_ls_dir', { dirname: '.' }],
  ['lo_import', { filename: '/etc/passwd' }],
  ['query_to_xml', { query: 'select 1' }],
  ['crypt', { password: 'a', salt: 'b' }],
])('the function %s is not part of the API', async (name, parameters) => {
  const { status } = await fixtures.as.admin.rpc(name, parameters);
  expect(status).toBe(404);
  expect(await fixtures.hasChanged()).toBe(false);
});

test('a body of many megabytes is refused before the database sees it', async () => {
  const body = JSON.stringify({ email: 'a@b.ca', message: 'x'.repeat(20 * 1024 * 1024) });
  const response = await request('/rest/v1/leads', { method: 'POST', body });
  expect(response.status).toBe(413);
  expect(await fixtures.hasChanged()).toBe(false);
});

test('many messages in one request do not get around the limit', async () => {
  const { error } = await fixtures.as.anonymous
    .from('leads')
    .insert(
      Array.from({ length: 200 }, (_, number) => ({ email: `n${number}@exemple.test`, message: 'Bonjour' })),
    );
  expect(error?.code).toBe('PT429');
  expect(await fixtures.hasChanged()).toBe(false);
});

test('a message cannot be read back by whoever sent it', async () => {
  const { error } = await fixtures.as.anonymous
    .from('leads')
    .insert({ email: 'a@b.ca', message: 'Bonjour' })
    .select();
  expect(error?.code).toBe('42501');
  expect(await fixtures.hasChanged()).toBe(false);
});

test('buckets are neither listed nor made, changed, emptied or removed, even by admins', async () => {
  const { storage } = fixtures.as.admin;
  expect((await storage.listBuckets()).data ?? []).toEqual([]);
  expect((await storage.createBucket('neuf', { public: true })).error).not.toBeNull();
  expect((await storage.updateBucket('media', { public: true, fileSizeLimit: null })).error).not.toBeNull();
  await storage.emptyBucket('media');
  expect((await storage.deleteBucket('other')).error).not.toBeNull();
  expect(await fixtures.hasChanged()).toBe(false);
});
