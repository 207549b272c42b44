import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { getAddress, files, ownUploads, people, asPng, picture, rows } from './world.ts';

const fixtures = openWorld({ restores: false });

/** Words that stand only in rows which no visitor may see, subscribers included. */
const secrets =
  /Brouillon|Planifié|Bientôt|Annonce|Archivé|Supprimé|Secret|Vide|Fusion|Libre|Photo|lead@|client@|draftAuthor|scheduledAuthor|uploader|colleague|stranger/;

/** A request as a stranger with curl would send it. */
const request = (path: string, init: RequestInit = {}, token?: string) =>
  fixtures.fetch(
    new Request(new URL(path, fixtures.url), {
      ...init,
      headers: {
        apikey: fixtures.publishableKey,
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
    const response = await request('/rest/v1/articles?select=id', {}, sign(claims, fixtures.jwtSecret));
    expect(await response.json()).toHaveLength(4);
  });

  test.each([
    ['signed with another secret', () => sign(claims, 'another secret of a decent length')],
    ['not signed', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    [
      'that names no algorithm but carries a signature',
      () => sign(claims, fixtures.jwtSecret, { alg: 'none' }),
    ],
    ['expired', () => sign({ ...claims, iat: now - 7200, exp: now - 3600 }, fixtures.jwtSecret)],
    [
      'with a service role and the publishable key as secret',
      () => sign({ ...claims, role: 'service_role' }, fixtures.publishableKey),
    ],
    [
      'changed after it was signed',
      () =>
        sign(claims, fixtures.jwtSecret).replace(
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
    const stranger = sign({ ...claims, sub: '60000000-0000-4000-8000-000000000001' }, fixtures.jwtSecret);
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
      fixtures.jwtSecret,
    );
    const response = await request('/rest/v1/articles?select=title', {}, claimed);
    expect(await response.text()).not.toMatch(secrets);
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

test('a body of many megabytes is refused before the database sees it', async () => {
  const body = JSON.stringify({ email: 'a@b.ca', message: 'x'.repeat(20 * 1024 * 1024) });
  const response = await request('/rest/v1/leads', { method: 'POST', body });
  expect(response.status).toBe(413);
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
