import { findKind, readKey, toId } from '#documents/data/documentKey.ts';
import { describe, expect, test } from 'vitest';
import { publishRelease } from './releases.ts';
import { openWorld } from './openWorld.ts';
import { named } from './world.ts';

const fixtures = openWorld();

const project = 'project/00000000-0000-4000-8000-000000000001';
const show = 'show/00000000-0000-4000-8000-000000000002';
const [episode, sequel] = [
  'episode/00000000-0000-4000-8000-000000000003',
  'episode/00000000-0000-4000-8000-000000000004',
];

type Value = Record<string, unknown>;

const whole: Record<string, Value> = {
  page: { title: 'Page', slug: 'page', description: 'Une page.', footer: 'none' },
  project: {
    title: 'Projet',
    slug: 'projet',
    description: 'Un projet.',
    client: 'Cliente',
    category: 'Vidéo',
    day: '2026-11-02',
    tags: ['Image'],
  },
  show: { title: 'Émission', slug: 'emission', description: 'Une émission.' },
  episode: {
    title: 'Épisode',
    slug: 'un',
    description: 'Un épisode.',
    show,
    number: 1,
    day: '2026-11-03',
    sound: { src: '/storage/v1/object/public/media/uploads/1.mp3' },
    transcript: 'WEBVTT',
  },
};

async function getVersion(document: string): Promise<number> {
  const { data } = await fixtures.as.editor
    .rpc('list_documents', { wanted_document: document })
    .throwOnError();
  return (data as { version: number }[])[0]?.version ?? 0;
}

/** Saves a document as an editor does, after all that was saved of it before. */
const send = async (name: 'save_document' | 'publish_document', document: string, change: Value = {}) =>
  fixtures.as.editor.rpc(name, {
    document,
    value: { ...whole[findKind(document)], ...change },
    seen_version: await getVersion(document),
  });
const publish = (document: string, change: Value = {}) => send('publish_document', document, change);
const withdraw = async (document: string) =>
  fixtures.as.editor.rpc('withdraw_document', { document, seen_version: await getVersion(document) });

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

/** The documents among these that somebody may read in their tables, in the order of their names. */
async function readAs(actor: 'anonymous' | 'editor', ...documents: string[]) {
  const found = await Promise.all(
    documents.map(async (document) => {
      const { kind, id } = readKey(document);
      const { data } = await fixtures.as[actor]
        .from(`${kind}s`)
        .select('id')
        .eq('id', id)
        .not('published_at', 'is', null)
        .throwOnError();
      return data.map((row) => `${kind}/${row.id as string}`);
    }),
  );
  return found.flat().toSorted();
}

/** Those that visitors may read. */
const getPublic = (...documents: string[]) => readAs('anonymous', ...documents);

describe('addresses', () => {
  test('of a project and of a show are below those of their lists', async () => {
    expect(await logged(() => publish(project))).toEqual(['/realizations/projet changed']);
    expect(await logged(() => publish(show))).toEqual(['/balados/emission changed']);
    // Each has its own: what is reserved right under the root isn't there.
    expect(await logged(() => publish(project, { slug: 'balados' }))).toEqual([
      '/realizations/balados changed',
      '/realizations/projet moved /realizations/balados',
    ]);
    expect(await logged(() => withdraw(project))).toEqual([
      '/realizations/balados gone',
      '/realizations/projet gone',
    ]);
  });

  test('of episodes follow their show: they come, move, leave and come back with it', async () => {
    expect((await publish(episode)).error).toMatchObject({
      code: 'PT400',
      message: 'L’émission de cet épisode n’existe pas.',
    });
    expect((await send('save_document', show)).error).toBeNull();
    expect(await logged(() => publish(episode))).toEqual([]);
    expect(await getPublic(episode)).toEqual([]);
    expect(await logged(() => publish(show))).toEqual([
      '/balados/emission changed',
      '/balados/emission/un changed',
    ]);
    expect(await getPublic(show, episode)).toEqual([episode, show]);
    expect(await logged(() => publish(show, { title: 'Autrement' }))).toEqual(['/balados/emission changed']);
    expect(await logged(() => publish(show, { slug: 'ondes' }))).toEqual([
      '/balados/emission moved /balados/ondes',
      '/balados/emission/un moved /balados/ondes/un',
      '/balados/ondes changed',
      '/balados/ondes/un changed',
    ]);
    expect(await logged(() => publish(episode, { slug: 'deux' }))).toEqual([
      '/balados/emission/un moved /balados/ondes/deux',
      '/balados/ondes/deux changed',
      '/balados/ondes/un moved /balados/ondes/deux',
    ]);
    expect(await logged(() => withdraw(show))).toEqual([
      '/balados/emission gone',
      '/balados/emission/un gone',
      '/balados/ondes gone',
      '/balados/ondes/deux gone',
      '/balados/ondes/un gone',
    ]);
    expect(await getPublic(show, episode)).toEqual([]);
    expect(await logged(() => publish(show, { slug: 'ondes' }))).toEqual([
      '/balados/emission moved /balados/ondes',
      '/balados/emission/un moved /balados/ondes/deux',
      '/balados/ondes changed',
      '/balados/ondes/deux changed',
      '/balados/ondes/un moved /balados/ondes/deux',
    ]);
    expect(await getPublic(show, episode)).toEqual([episode, show]);
  });

  test('are one document’s at a time, episodes of different shows may have the same end', async () => {
    await publish(show);
    await publish(episode);
    const { error } = await publish(sequel);
    expect([error?.code, error?.message]).toEqual(['23505', expect.stringContaining('episodes_address_key')]);
    const other = show.replace('2', '9');
    expect((await publish(other, { slug: 'autre' })).error).toBeNull();
    expect(await logged(() => publish(sequel, { show: other }))).toEqual(['/balados/autre/un changed']);
    expect(await logged(() => publish(sequel, { show: other, slug: 'deux' }))).toEqual([
      '/balados/autre/deux changed',
      '/balados/autre/un moved /balados/autre/deux',
    ]);
  });

  test('may change hands within a release, and come back when it is undone', async () => {
    const other = project.replace('1', '5');
    await publish(project, { slug: 'un' });
    await publish(other, { slug: 'deux' });
    await send('save_document', project, { slug: 'deux' });
    await send('save_document', other, { slug: 'un' });
    const { as } = fixtures;
    const id = '50000000-0000-4000-8000-0000000000aa';
    const release = { id, name: 'Échange', owner_id: null, due_at: null };
    await as.editor.rpc('save_release', { ...release, seen_version: 0 }).throwOnError();
    for (const document of [project, other])
      await as.editor.rpc('add_to_release', { release_id: id, document }).throwOnError();
    const getSlugs = async () => {
      const { data } = await as.anonymous
        .from('projects')
        .select('slug')
        .in('id', [project, other].map(toId))
        .order('id');
      return data?.map(({ slug }) => slug);
    };
    expect((await publishRelease(as.editor, id)).error).toBeNull();
    expect(await getSlugs()).toEqual(['deux', 'un']);
    const entries = await fixtures.sql<{ path: string; kind: string }>(
      `select distinct on (path) path, kind from public.page_changes where path like '/realizations/%' order by path, number desc`,
    );
    expect(entries).toEqual([
      { path: '/realizations/deux', kind: 'changed' },
      { path: '/realizations/un', kind: 'changed' },
    ]);
    expect((await as.editor.rpc('undo_release', { id })).error).toBeNull();
    expect(await getSlugs()).toEqual(['un', 'deux']);
  });

  test('that a release swapped, and of which one was changed since: its undo names the one that would come to it', async () => {
    const other = project.replace('1', '5');
    await publish(project, { slug: 'un', title: 'Premier' });
    await publish(other, { slug: 'deux', title: 'Second' });
    await send('save_document', project, { slug: 'deux', title: 'Premier' });
    await send('save_document', other, { slug: 'un', title: 'Second' });
    const { as } = fixtures;
    const id = '50000000-0000-4000-8000-0000000000ab';
    await as.editor
      .rpc('save_release', { id, name: 'Échange', owner_id: null, due_at: null, seen_version: 0 })
      .throwOnError();
    for (const document of [project, other])
      await as.editor.rpc('add_to_release', { release_id: id, document }).throwOnError();
    expect((await publishRelease(as.editor, id)).error).toBeNull();
    expect((await publish(project, { slug: 'deux', title: 'Changé depuis' })).error).toBeNull();
    expect((await as.editor.rpc('undo_release', { id })).error?.message).toBe(
      '«\u00A0Second\u00A0»\u00A0: cette adresse est déjà celle de «\u00A0Changé depuis\u00A0».',
    );
  });

  test('that a release would give to two documents are refused, by the name of one', async () => {
    const other = project.replace('1', '5');
    await publish(project, { slug: 'un' });
    await send('save_document', other, { slug: 'un', title: 'Second' });
    const { as } = fixtures;
    const id = '50000000-0000-4000-8000-0000000000aa';
    const release = { id, name: 'Échange', owner_id: null, due_at: null };
    await as.editor.rpc('save_release', { ...release, seen_version: 0 }).throwOnError();
    await as.editor.rpc('add_to_release', { release_id: id, document: other }).throwOnError();
    const { error } = await publishRelease(as.editor, id);
    expect([error?.code, error?.message]).toEqual([
      'PT409',
      '«\u00A0Second\u00A0»\u00A0: cette adresse est déjà celle de «\u00A0Projet\u00A0».',
    ]);
    expect(await getPublic(other)).toEqual([]);
  });
});

describe('what is published of an addressed kind', () => {
  test.each<[string, Value]>([
    [project, { title: 'x'.repeat(61) }],
    [project, { client: '' }],
    [project, { category: 'x'.repeat(31) }],
    [project, { day: '2026-13-02' }],
    [project, { day: undefined }],
    [project, { tags: 'Image' }],
    [project, { tags: [1] }],
    [project, { slug: ['projet'] }],
    [show, { title: undefined }],
    [show, { description: 'x'.repeat(601) }],
    [show, { movedTo: 'http://autre.example/flux' }],
    [episode, { show: undefined }],
    [episode, { show: 'settings/company' }],
    [episode, { show: 'show/nulle-part' }],
    [episode, { season: 100 }],
    [episode, { number: '1' }],
    [episode, { number: 0 }],
    [episode, { number: 1.5 }],
    [episode, { day: 'demain' }],
    [episode, { sound: null }],
    [episode, { sound: { src: '' } }],
    [episode, { title: 'x'.repeat(71) }],
  ])('is refused: %s as %j', async (document, change) => {
    if (document === episode) await send('save_document', show);
    expect((await publish(document, change)).error?.code).toBe('PT400');
    expect(await getVersion(document)).toBe(0);
    // A draft may still lack all of it.
    expect((await send('save_document', document, change)).error).toBeNull();
  });

  test.each([
    [project, 'Projet été'],
    [show, 'Émission'],
    [episode, 'un/deux'],
  ])('has an address of small letters, digits and hyphens: %s', async (document, slug) => {
    await send('save_document', show);
    expect((await publish(document, { slug })).error?.code).toBe('PT400');
  });

  test('has a transcript as long as somebody speaks, of an episode alone', async () => {
    await send('save_document', show);
    const transcript = `WEBVTT\n\n${'é'.repeat(200_000)}`;
    expect((await publish(episode, { transcript })).error).toBeNull();
    expect((await publish(episode, { transcript: 'x'.repeat(300_001) })).error?.code).toBe('PT413');
    expect((await publish(episode, { transcript: 'é'.repeat(290_000) })).error).toMatchObject({
      code: 'PT413',
      message: 'Ce contenu est trop long : 512 ko au plus.',
    });
    expect((await publish(episode, { transcript: { text: 'x'.repeat(6000) } })).error?.code).toBe('PT413');
    expect((await publish(episode, { notes: ['x'.repeat(5001)] })).error?.code).toBe('PT413');
    expect((await publish(project, { transcript: 'x'.repeat(5001) })).error?.code).toBe('PT413');
  });

  test('is listed without its transcript', async () => {
    await publish(show);
    await publish(episode);
    const { data } = await fixtures.as.anonymous
      .from('episodes')
      .select('summary,has_transcript')
      .eq('show_id', toId(show));
    const { transcript, ...summary } = whole['episode'] ?? {};
    expect(transcript).toBeDefined();
    expect(data).toEqual([{ summary, has_transcript: true }]);
    const { data: listed } = await fixtures.as.editor.rpc('list_documents', {});
    const found = (listed as { document: string; online: Value }[]).find(
      ({ document }) => document === episode,
    );
    expect(found?.online).toMatchObject({ title: 'Épisode' });
    expect(found?.online).not.toHaveProperty('transcript');
  });
});

/** What a preview of a document has of the table of a kind, but what the world has online. */
async function preview(
  document: string,
  table: string,
): Promise<{ slug: string; value: Value; summary: Value }[]> {
  const { data: link } = await fixtures.as.editor.rpc('create_preview_link', { document }).throwOnError();
  const { token } = link as { token: string };
  const { data } = await fixtures.as.anonymous
    .from(`preview_${table}`)
    .select('slug,value,summary')
    .setHeader('x-preview', token)
    .not('title', 'in', '(Publique,"Numéro 1")')
    .throwOnError();
  return data;
}

const page = 'page/00000000-0000-4000-8000-000000000005';

test.each([page, project, show, episode])(
  'a draft of %s has its title on one line that shows something',
  async (document) => {
    for (const title of ['Un\u2028deux', 'Un\ndeux', 'Un\u0085deux', 'Un\u202Edeux', '\u00A0\u200B'])
      expect(await send('save_document', document, { title }), JSON.stringify(title)).toMatchObject({
        error: { message: 'Ce contenu n’a pas la bonne forme.' },
      });
    expect((await send('save_document', document, { note: 'Un\ndeux' })).error).toBeNull();
    expect(await send('save_document', document, { note: 'Un\u2028deux' })).toMatchObject({ status: 400 });
  },
);

test('an episode that is shared has its show, online or not, and nothing else of anybody’s', async () => {
  await send('save_document', show);
  await send('save_document', episode);
  expect(await preview(episode, 'shows')).toMatchObject([{ slug: 'emission', value: { title: 'Émission' } }]);
  expect(await preview(episode, 'episodes')).toMatchObject([{ value: { title: 'Épisode' } }]);
  await send('save_document', episode, { show: 'internal/messages' });
  expect(await preview(episode, 'shows')).toEqual([]);
  expect(await preview(episode, 'episodes')).toEqual([]);
});

test('a show that comes back brings its episodes to whoever has the link', async () => {
  await publish(show);
  await publish(episode);
  await send('save_document', sequel, { slug: 'deux' });
  await withdraw(show);
  await send('save_document', show);
  const { transcript, ...summary } = whole['episode'] ?? {};
  expect(transcript).toBeDefined();
  expect(await preview(show, 'episodes')).toMatchObject([{ summary }]);
});

test('an address that a show has left is no other show’s, for people follow it there', async () => {
  const other = 'show/00000000-0000-4000-8000-000000000022';
  expect((await publish(show, { slug: 'avant' })).error).toBeNull();
  expect((await publish(show, { slug: 'apres' })).error).toBeNull();
  const refusal = {
    code: 'PT400',
    message:
      'L’émission «\u00A0Émission\u00A0» a eu cette adresse, et on l’y suit encore. Choisissez-en une autre.',
  };
  expect((await publish(other, { slug: 'avant' })).error).toMatchObject(refusal);
  expect((await withdraw(show)).error).toBeNull();
  for (const slug of ['avant', 'apres'])
    expect((await publish(other, { slug })).error).toMatchObject(refusal);
  // Its own, it may have again; and a page or a project of that name stands elsewhere.
  for (const [document, slug] of [
    [show, 'avant'],
    [other, 'ailleurs'],
    [project, 'avant'],
  ] as const)
    expect((await publish(document, { slug })).error).toBeNull();
});

test('an episode that is dated ahead is nowhere before its day, which the log tells', async () => {
  expect((await publish(show)).error).toBeNull();
  expect((await publish(episode, { day: '2026-11-03' })).error).toBeNull();
  const [days] = await fixtures.sql<{ today: string; tomorrow: string }>(`
    select to_char(now() at time zone 'America/Toronto', 'YYYY-MM-DD') as today,
      to_char(now() at time zone 'America/Toronto' + interval '1 day', 'YYYY-MM-DD') as tomorrow`);
  for (const slug of ['brouillon', 'deux'])
    expect((await publish(sequel, { slug, number: 2, day: days?.tomorrow })).error).toBeNull();
  const read = (as: 'anonymous' | 'editor') => readAs(as, episode, sequel, show);
  const catchUp = async () => (await fixtures.as.anonymous.rpc('catch_up_page_changes').throwOnError()).data;
  const logged = async () => {
    const { data } = await fixtures.as.anonymous
      .from('page_changes')
      .select('path,kind,target')
      .like('path', '/balados/emission/%')
      .order('number')
      .throwOnError();
    return data.map(({ path, kind, target }) => [path.split('/').at(-1), kind, target]);
  };
  expect(await read('anonymous')).toEqual([episode, show]);
  expect(await read('editor')).toEqual([episode, sequel, show]);
  const before = [['un', 'changed', null]];
  expect(await logged()).toEqual(before);

  /** What is known of a day, as if the clock had gone on: nobody has written anything. */
  const setDay = async (day = '') => {
    await fixtures.exec(`
      begin;
      set local session_replication_role = replica;
      update public.episodes set day = '${day}' where id = '${toId(sequel)}';
      update private.document_addresses set public_from = '${day}' where (kind, id) = (${named(sequel)}) and public_from > '-infinity';
      commit;`);
    const number = await catchUp();
    expect(await catchUp()).toBe(number);
  };
  await setDay(days?.today);
  expect(await read('anonymous')).toEqual([episode, sequel, show]);
  expect(await logged()).toEqual([...before, ['deux', 'changed', null]]);
  expect((await publish(sequel, { slug: 'trois', number: 2, day: days?.today })).error).toBeNull();
  const since = (await logged()).slice(2);
  expect(since).toHaveLength(2);
  expect(since).toEqual(
    expect.arrayContaining([
      ['deux', 'moved', '/balados/emission/trois'],
      ['trois', 'changed', null],
    ]),
  );
});
