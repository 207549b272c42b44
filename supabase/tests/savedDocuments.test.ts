import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  type DocumentState,
  getDocuments,
  getTitle,
  listWaiting,
  loggedAt,
  publicTitle,
  readArticle,
  savePending,
} from './documents.ts';
import { openWorld } from './openWorld.ts';
import { getVersion, getVersions } from './versions.ts';
import { people, rows } from './world.ts';

const fixtures = openWorld();

const { site: shown, internal } = rows.site_contents;
const draft = 'home/impact';
const fresh = 'home/nouveau';
const settings = 'settings/company';

type Value = Record<string, unknown>;

type Step = {
  /** The function, and what it is called with besides key and version. */
  call: [name: string, args: Value];
  key: string;
  /** The version it was called with. */
  seen: number;
  /** The version that it gives, or the code that it is refused with. */
  gives: number | string;
  /** What is there afterwards: what visitors read, the draft, the reason of the latest save. */
  leaves: [published: unknown, draft: unknown, reason: string | undefined];
};

const value = (title: string, rest: Value = {}) => ({ value: { title, ...rest } });

/** Every way to save, and what comes of it. */
const steps: Record<string, Step> = {
  'a first draft is nobody else’s': {
    call: ['save_document', value('Autre')],
    key: fresh,
    seen: 0,
    gives: 1,
    leaves: [null, 'Autre', 'saved'],
  },
  'a draft leaves what is published alone': {
    call: ['save_document', value('Autre')],
    key: 'home/method',
    seen: 1,
    gives: 2,
    leaves: ['Publié', 'Autre', 'saved'],
  },
  'a draft that says what is published is none': {
    call: ['save_document', value('Publié')],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', null, 'saved'],
  },
  'what changes nothing is no save': {
    call: ['save_document', value('Brouillon')],
    key: shown,
    seen: 2,
    gives: 2,
    leaves: ['Publié', 'Brouillon', 'saved'],
  },
  'what is published already isn’t published again': {
    call: ['publish_document', value('Publié')],
    key: 'home/method',
    seen: 1,
    gives: 1,
    leaves: ['Publié', null, 'published'],
  },
  'what is published already takes a draft along': {
    call: ['publish_document', value('Publié')],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', null, 'published'],
  },
  'a word makes a save of what changes nothing': {
    call: ['save_document', { ...value('Brouillon'), note: ' Relu ' }],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', 'Brouillon', 'saved'],
  },
  'a first text is published at once': {
    call: ['publish_document', value('Autre')],
    key: fresh,
    seen: 0,
    gives: 1,
    leaves: ['Autre', null, 'published'],
  },
  'a draft is published': {
    call: ['publish_document', value('Brouillon')],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Brouillon', null, 'published'],
  },
  'what goes back to the code takes its draft along': {
    call: ['withdraw_document', {}],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: [null, null, 'reverted'],
  },
  'a draft that goes back to the code is gone': {
    call: ['withdraw_document', {}],
    key: draft,
    seen: 1,
    gives: 2,
    leaves: [null, null, 'reverted'],
  },
  'what was never changed has nowhere to go back to': {
    call: ['withdraw_document', {}],
    key: fresh,
    seen: 0,
    gives: 0,
    leaves: [null, null, undefined],
  },
  'a version comes back as a draft': {
    call: ['save_document', { ...value('Brouillon'), reason: 'restored', note: 'Version 1' }],
    key: draft,
    seen: 1,
    gives: 2,
    leaves: [null, 'Brouillon', 'restored'],
  },
  'a version that is published comes back instead of a draft': {
    call: ['save_document', { ...value('Publié'), reason: 'restored', note: 'Version 1' }],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', null, 'restored'],
  },
  'two texts are joined': {
    call: ['save_document', { ...value('Ensemble'), reason: 'merged' }],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', 'Ensemble', 'merged'],
  },
  'nobody claims what a save doesn’t do': {
    call: ['save_document', { ...value('Autre'), reason: 'published' }],
    key: shown,
    seen: 2,
    gives: 'PT400',
    leaves: ['Publié', 'Brouillon', 'saved'],
  },
  'what waits is given up': {
    call: ['discard_document_changes', {}],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', null, 'discarded'],
  },
  'a draft that is given up is gone': {
    call: ['discard_document_changes', {}],
    key: draft,
    seen: 1,
    gives: 2,
    leaves: [null, null, 'discarded'],
  },
  'where nothing waits, nothing is given up': {
    call: ['discard_document_changes', {}],
    key: 'home/method',
    seen: 1,
    gives: 1,
    leaves: ['Publié', null, 'published'],
  },
  'what has arrived without its answer arrives once': {
    call: ['save_document', value('Brouillon')],
    key: draft,
    seen: 0,
    gives: 1,
    leaves: [null, 'Brouillon', 'saved'],
  },
  ...Object.fromEntries(
    (
      [
        ['another text', 'save_document', value('Autre'), draft, 0],
        ['what was done otherwise', 'publish_document', value('Brouillon'), draft, 0],
        ['a much older version', 'save_document', value('Brouillon'), draft, -1],
        ['the words of somebody else', 'save_document', value('Brouillon'), shown, 1],
      ] as const
    ).map(([what, name, args, key, seen]): [string, Step] => [
      `${what} hasn’t arrived before`,
      {
        call: [name, args],
        key,
        seen,
        gives: 'PT409',
        leaves: [key === shown ? 'Publié' : null, 'Brouillon', 'saved'],
      },
    ]),
  ),
  ...Object.fromEntries(
    ['save_document', 'publish_document', 'withdraw_document', 'discard_document_changes'].flatMap((name) =>
      [1, 3, 0].map((seen): [string, Step] => [
        `${name} from version ${seen} instead of 2 is refused`,
        {
          call: [name, /^(save|publish)_/.test(name) ? value('Autre') : {}],
          key: shown,
          seen,
          gives: 'PT409',
          leaves: ['Publié', 'Brouillon', 'saved'],
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    (
      [
        ['no object', { value: ['Autre'] }, shown, 'PT400'],
        ['nothing', { value: null }, shown, 'PT400'],
        ['more than 64 kB', value('Long', { text: 'é'.repeat(32_768) }), shown, 'PT413'],
        ['a note of 501 characters', { ...value('Autre'), note: 'é'.repeat(501) }, shown, 'PT400'],
      ] as const
    ).map(([what, args, key, gives]): [string, Step] => [
      `${what} isn’t kept`,
      { call: ['publish_document', args], key, seen: 2, gives, leaves: ['Publié', 'Brouillon', 'saved'] },
    ]),
  ),
  ...Object.fromEntries(
    [
      'hero',
      '/hero',
      'article/hero',
      'home/',
      'Home/hero',
      'home/é',
      'home hero/a',
      `home/${'a'.repeat(96)}`,
    ].map((key): [string, Step] => [
      `a content can’t be called ${key.slice(0, 20)}`,
      {
        call: ['save_document', value('Autre')],
        key,
        seen: 0,
        gives: 'PT400',
        leaves: [null, null, undefined],
      },
    ]),
  ),
};

const { published, draft: draftArticle } = rows.articles;
const article = `article/${published}`;

const stateOf = async () => {
  const [state] = await getDocuments(fixtures, article);
  return [state?.version, getTitle(state?.pending), getTitle(state?.online)];
};

/** Values that are no text of an article, and the code that each is refused with. */
const misshapen: [string, unknown, string][] = [
  ['a list', ['Autre'], 'PT400'],
  ['nothing', null, 'PT400'],
  ['a number for a title', { title: 5 }, 'PT400'],
  ['no title', { title: null }, 'PT400'],
  ['a blank title', { title: ' ' }, '23514'],
  ['a title of two lines', { title: 'Un\nDeux' }, '23514'],
  ['a reserved slug', { slug: 'index' }, '23514'],
  ['half a million characters and one', { content: 'x'.repeat(500_001) }, '23514'],
  ['a category that is none', { category_id: 'balado' }, 'PT400'],
  ['a category that is gone', { category_id: people.editor }, '23503'],
  ['tags that are no list', { tag_ids: 'balado' }, 'PT400'],
  ['a tag that is gone', { tag_ids: [people.editor] }, '23503'],
  ['a tag that is none', { tag_ids: ['balado'] }, 'PT400'],
];

const inADay = () => new Date(Date.now() + 86_400_000).toISOString();

/** What each call makes of an article that isn't online: code, or status, title, whether it has a date, and reason of its version. */
const draftSteps: [string, string, Value, unknown][] = [
  ['a save is its own text', 'save_document', { title: 'Autre' }, ['draft', 'Autre', false, 'saved']],
  [
    'a save may archive it',
    'save_document',
    { title: 'Autre', status: 'archived' },
    ['archived', 'Autre', false, 'saved'],
  ],
  ['a save publishes nothing', 'save_document', { title: 'Autre', status: 'published' }, 'PT409'],
  [
    'it is published as of now',
    'publish_document',
    { title: 'Autre' },
    ['published', 'Autre', true, 'published'],
  ],
  [
    'it is published without a date',
    'publish_document',
    { title: 'Autre', status: 'published', published_at: null },
    ['published', 'Autre', false, 'published'],
  ],
  [
    'it is published for later',
    'publish_document',
    { title: 'Autre', published_at: inADay() },
    ['published', 'Autre', true, 'scheduled'],
  ],
  [
    'it is planned by its own date',
    'plan_document',
    { title: 'Autre' },
    ['published', 'Autre', true, 'scheduled'],
  ],
  ['what is taken back is a draft', 'withdraw_document', {}, ['draft', 'Brouillon', false, 'published']],
];

for (const [name, called, value, wanted] of draftSteps)
  test(`of an article that isn’t online, ${name}`, async () => {
    const document = `article/${draftArticle}`;
    const { error } = await fixtures.as.editor.rpc(called, {
      document,
      seen_version: 1,
      ...(called !== 'withdraw_document' && { value }),
      ...(called === 'plan_document' && { due_at: inADay() }),
    });
    const [row] = await fixtures.sql<Record<string, unknown>>(
      'select status, title, published_at is not null as is_dated, version from public.articles where id = $1',
      [draftArticle],
    );
    const [latest] = await getVersions(fixtures, document);
    const found = [row?.['status'], row?.['title'], row?.['is_dated'], latest?.reason];
    if (called === 'withdraw_document') {
      assert.deepEqual([error, ...found.slice(0, 3), latest?.number], [null, 'draft', 'Brouillon', false, 1]);
      return;
    }
    assert.deepEqual(error?.code ?? found, wanted);
    assert.deepEqual([latest?.number, row?.['version']], error ? [1, 1] : [2, 2]);
  });

test('a new article is made by its first save, with its tags, once', async () => {
  const id = '71000000-0000-4000-8000-000000000001';
  const send = (title: string, seen_version = 0) =>
    fixtures.as.editor
      .rpc('save_document', {
        document: `article/${id}`,
        value: { title, slug: 'neuf', tag_ids: [rows.tags.unused] },
        seen_version,
      })
      .then(({ data, error }): unknown => error?.code ?? data);
  assert.deepEqual(
    [await send('Neuf', 1), await send('Neuf'), await send('Neuf'), await send('Tout autre')],
    ['PT404', 1, 1, 'PT409'],
  );
  const { data } = await fixtures.as.editor
    .from('articles')
    .select('title, status, author_id, version, article_tags(tag_id)')
    .eq('id', id)
    .single();
  assert.deepEqual(data, {
    title: 'Neuf',
    status: 'draft',
    author_id: people.editor,
    version: 1,
    article_tags: [{ tag_id: rows.tags.unused }],
  });
  const versions = await getVersions(fixtures, `article/${id}`);
  assert.deepEqual(
    versions.map(({ number, reason }) => [number, reason]),
    [[1, 'saved']],
  );
});

test('a slug that is taken is refused in the words of the table', async () => {
  const { error } = await fixtures.as.editor.rpc('save_document', {
    document: `article/${draftArticle}`,
    value: { slug: 'publie' },
    seen_version: 1,
  });
  assert.deepEqual([error?.code, /slug/.test(error?.details ?? '')], ['23505', true]);
});

test('a save with another status takes an article from the site, and its plan', async () => {
  await fixtures.as.editor
    .rpc('plan_document', {
      document: article,
      value: { title: 'Prévu' },
      seen_version: 1,
      due_at: inADay(),
    })
    .throwOnError();
  await fixtures.as.editor
    .rpc('save_document', {
      document: article,
      value: { title: 'Autre', status: 'draft', published_at: null },
      seen_version: 2,
    })
    .throwOnError();
  assert.equal(await readArticle(fixtures), null);
  const [state] = await getDocuments(fixtures, article);
  assert.deepEqual([state?.pending, state?.online, state?.release_id], [null, null, null]);
  assert.deepEqual((await getVersions(fixtures, article))[0]?.reason, 'saved');
});

test('« now » that arrives without its answer arrives once', async () => {
  const send = () =>
    fixtures.as.editor
      .rpc('publish_document', {
        document: article,
        value: { title: 'Autre', published_at: 'now' },
        seen_version: 1,
      })
      .then(({ data, error }): unknown => error?.code ?? data);
  assert.deepEqual([await send(), await send()], [2, 2]);
});

test('what is saved beside an article waits, and the site doesn’t change', async () => {
  const before = await readArticle(fixtures);
  const entries = await loggedAt(fixtures, '/blog/publie');
  const { data } = await savePending(fixtures, { title: 'Autre', tag_ids: [rows.tags.unused] });
  assert.equal(data, 2);
  assert.deepEqual(await readArticle(fixtures), { ...before, version: 2 });
  assert.equal(await loggedAt(fixtures, '/blog/publie'), entries);
  assert.deepEqual(await stateOf(), [2, 'Autre', 'Publié']);
  assert.deepEqual(await listWaiting(fixtures, 'modified'), [[published, true, 1]]);
  const [latest] = await getVersions(fixtures, article);
  assert.deepEqual(
    [latest?.number, latest?.reason, latest?.is_pending, latest?.saved_by],
    [2, 'saved', true, 'editor Test'],
  );
  const kept = await getVersion(fixtures, article, 2);
  // What it leaves out is as the article has it.
  assert.deepEqual(
    [
      kept.value?.['slug'],
      kept.value?.['status'],
      kept.value?.['tag_ids'],
      Object.values(kept.names).toSorted(),
    ],
    ['publie', 'published', [rows.tags.unused], ['Balado', 'Libre']],
  );
  // Whoever opened the article before meets a conflict.
  const late = await fixtures.as.editor
    .from('articles')
    .update({ title: 'Trop tard' })
    .eq('id', published)
    .eq('version', 1)
    .select('id');
  assert.deepEqual(late.data, []);
});

test('what waits beside an article is published with its tags, as it is dated', async () => {
  const before = await readArticle(fixtures);
  await savePending(fixtures, { title: 'Autre' }).throwOnError();
  const { data } = await fixtures.as.editor
    .rpc('publish_document', {
      document: article,
      value: { title: 'Encore', tag_ids: [rows.tags.unused], status: 'draft' },
      seen_version: 2,
    })
    .throwOnError();
  assert.equal(data, 3);
  const after = await readArticle(fixtures);
  assert.deepEqual(
    [after?.title, after?.version, after?.published_at, after?.article_tags],
    ['Encore', 3, before?.published_at, [{ tag_id: rows.tags.unused }]],
  );
  assert.notEqual(after?.updated_at, before?.updated_at);
  assert.deepEqual(await stateOf(), [3, null, 'Encore']);
  assert.deepEqual(await listWaiting(fixtures, 'modified'), []);
  assert.deepEqual(
    (await getVersions(fixtures, article)).map(({ number, reason, is_pending }) => [
      number,
      reason,
      is_pending,
    ]),
    [
      [3, 'published', false],
      [2, 'saved', true],
      [1, 'published', false],
    ],
  );
});

test('what waits beside an article is given up, and comes back', async () => {
  await savePending(fixtures, { title: 'Autre' }).throwOnError();
  const discard = () =>
    fixtures.as.editor.rpc('discard_document_changes', { document: article, seen_version: 2 });
  // Twice, for an answer may be lost.
  assert.deepEqual([(await discard()).data, (await discard()).data], [3, 3]);
  assert.deepEqual(await stateOf(), [3, null, 'Publié']);
  const [latest] = await getVersions(fixtures, article);
  assert.deepEqual([latest?.reason, latest?.is_pending], ['discarded', false]);
  await savePending(fixtures, { title: 'Autre' }, 3, { reason: 'restored' }).throwOnError();
  assert.deepEqual(await stateOf(), [4, 'Autre', 'Publié']);
});

for (const hasPendingChanges of [true, false])
  test(`an article that leaves the site is a draft${hasPendingChanges ? ', with what waited' : ''}`, async () => {
    if (hasPendingChanges) await savePending(fixtures, { title: 'Autre' }).throwOnError();
    const seen_version = hasPendingChanges ? 2 : 1;
    const { data } = await fixtures.as.editor.rpc('withdraw_document', {
      document: article,
      seen_version,
    });
    assert.equal(data, seen_version + 1);
    const { data: row } = await fixtures.as.editor
      .from('articles')
      .select('title, status, published_at')
      .eq('id', published)
      .single();
    assert.deepEqual(row, {
      title: hasPendingChanges ? 'Autre' : 'Publié',
      status: 'draft',
      published_at: null,
    });
    assert.deepEqual(await stateOf(), [seen_version + 1, null, null]);
    assert.equal((await getVersions(fixtures, article))[0]?.reason, 'reverted');
  });
test('an article that arrives without its answer arrives once', async () => {
  const send = (name: string, title: string, seen_version: number) =>
    fixtures.as.editor
      .rpc(name, { document: article, value: { title }, seen_version })
      .then(({ data, error }): unknown => error?.code ?? data);
  for (const [name, seen] of [
    ['save_document', 1],
    ['publish_document', 2],
  ] as const) {
    const answers = [];
    for (const title of ['Autre', 'Autre', 'Tout autre']) answers.push(await send(name, title, seen));
    assert.deepEqual(answers, [seen + 1, seen + 1, 'PT409']);
  }
  assert.equal((await getVersions(fixtures, article)).length, 3);
});

for (const [what, value, code] of misshapen)
  test(`${what} isn’t saved beside an article`, async () => {
    assert.equal((await savePending(fixtures, value)).error?.code, code);
    assert.deepEqual(await stateOf(), [1, null, 'Publié']);
  });

test('a category that goes takes nobody’s text along, a save in its place does', async () => {
  await savePending(fixtures, { title: 'Autre' }).throwOnError();
  await fixtures.exec(`delete from public.categories where id = '${rows.categories.published}'`);
  assert.deepEqual((await stateOf()).slice(1), ['Autre', 'Publié']);
  await fixtures.as.editor.from('articles').update({ title: 'Corrigé' }).eq('id', published).throwOnError();
  assert.deepEqual((await stateOf()).slice(1), [null, 'Corrigé']);
});

/** What lines of the permission table can't say of documents. */
for (const [name, { call, key, seen, gives, leaves }] of Object.entries(steps))
  test(name, async () => {
    const before = await publicTitle(fixtures, key);
    const { data, error } = await fixtures.as.editor.rpc(call[0], {
      document: key,
      seen_version: seen,
      ...call[1],
    });
    assert.equal(error?.code ?? data, gives, JSON.stringify(error));
    const [content] = await getDocuments(fixtures, key);
    const [latest] = await getVersions(fixtures, key);
    const published = await publicTitle(fixtures, key);
    assert.deepEqual([published, getTitle(content?.pending), latest?.reason], leaves);
    assert.equal(getTitle(content?.online), published);
    assert.equal(content?.version, latest?.number);
    const saver = gives !== seen + 1 && key === shown ? 'colleague Test' : 'editor Test';
    assert.equal(latest?.saved_by, latest && saver);
    // Whoever keeps copies of pages is told when there is something new to read, and then only.
    const isShown = published !== before || (call[0] === 'publish_document' && gives === seen + 1);
    assert.equal(await loggedAt(fixtures, '/'), isShown ? 1 : 0);
  });

test('a composed page that leaves the site stays as a draft, unless it is given up', async () => {
  const page = 'page/une';
  const text = { slug: 'une', title: 'Une', description: 'Une page.', footer: 'none' };
  const send = (name: string, args: Value) =>
    fixtures.as.editor.rpc(name, { document: page, ...args }).then(({ data, error }) => {
      assert.equal(error, null);
      return data as number;
    });
  const states: unknown[][] = [];
  const note = async () => {
    const [state] = await getDocuments(fixtures, page);
    states.push([state?.version, getTitle(state?.pending), getTitle(state?.online)]);
  };
  await send('publish_document', { value: text, seen_version: 0 });
  await send('save_document', { value: { ...text, title: 'Deux' }, seen_version: 1 });
  await send('withdraw_document', { seen_version: 2 });
  await note();
  await send('withdraw_document', { seen_version: 3, keeps_draft: false });
  await note();
  assert.deepEqual(states, [
    [3, 'Deux', null],
    [4, null, null],
  ]);
  assert.deepEqual(
    (await getVersions(fixtures, page)).map(({ reason, is_pending }) => [reason, is_pending]),
    [
      ['reverted', false],
      ['reverted', true],
      ['saved', true],
      ['published', false],
    ],
  );
});

test('editors see the contents that they may edit, each as it is now', async () => {
  const seen = (documents: DocumentState[]) =>
    documents.map(({ document, version, pending, online, planned, release_id }) => [
      document,
      version,
      getTitle(pending),
      getTitle(online),
      planned,
      release_id,
    ]);
  const { page, planned, plannedSettings, settings: withSettings } = rows.releases;
  const pages = [
    [shown, 2, 'Brouillon', 'Publié', null, null],
    [draft, 1, 'Brouillon', null, null, page],
    ['home/method', 1, null, 'Publié', null, null],
    ['home/planned', 2, 'Prévu', 'Publié', null, planned],
    ['home/undone', 2, null, 'Publié', null, null],
  ];
  assert.deepEqual(seen(await getDocuments(fixtures)), pages);
  assert.deepEqual(seen(await getDocuments(fixtures, draft)), [pages[1]]);
  assert.deepEqual(await getDocuments(fixtures, settings), []);
  assert.deepEqual(seen(await getDocuments(fixtures, undefined, 'admin')), [
    ...pages,
    [internal, 1, null, 'Publié', null, null],
    [settings, 1, null, 'Publié', null, null],
    ['settings/planned', 2, 'Prévu', 'Publié', null, plannedSettings],
    ['settings/team', 1, 'Brouillon', null, null, withSettings],
    ['settings/undone', 2, null, 'Publié', null, null],
  ]);
});

test('the saves of one content are listed, the latest first', async () => {
  const seen = async (document: string) =>
    (await getVersions(fixtures, document)).map(({ number, reason, note, saved_by, status }) => [
      number,
      reason,
      note,
      saved_by,
      status,
    ]);
  assert.deepEqual(await seen(shown), [
    [2, 'saved', null, 'colleague Test', null],
    [1, 'published', 'Un mot', 'editor Test', null],
  ]);
  assert.deepEqual(await seen(draft), [[1, 'saved', null, 'editor Test', null]]);
});

test('those of settings are an admin’s', async () => {
  const list = async (role: 'editor' | 'admin', kind: string) => {
    const { data } = await fixtures.as[role]
      .from('listed_versions')
      .select('id')
      .eq('kind', kind)
      .throwOnError();
    return data.map(({ id }) => String(id));
  };
  for (const [kind, id] of [
    ['internal', internal],
    ['setting', settings],
  ] as const) {
    assert.deepEqual(await list('editor', kind), []);
    assert.ok((await list('admin', kind)).includes(id));
  }
});
