import assert from 'node:assert/strict';
import { toPattern } from '#data/paging.ts';
import { test } from 'vitest';
import { assertAccepted } from './attempt.ts';
import {
  getDocuments,
  getTitle,
  listWaiting,
  loggedAt,
  publicTitle,
  readArticle,
  savePending,
} from './documents.ts';
import { openWorld } from './openWorld.ts';
import { approve, readPreview } from './previews.ts';
import { publishRelease, type ReleasedDocument, seeRelease } from './releases.ts';
import { getVersions, toDocument } from './versions.ts';
import { people, previewTokens, rows } from './world.ts';

const fixtures = openWorld();

const article = toDocument(rows.articles.published);
const draft = toDocument(rows.articles.draft);
const content = 'home/method';
const { page: release, settings: withSetting, published, planned } = rows.releases;

type Args = Record<string, unknown>;

/** Calls a function as the editor does, and gives its answer, or the code and the sentence that it is refused with. */
async function call(name: string, args: Args, actor: 'editor' | 'admin' = 'editor') {
  const { data, error } = await fixtures.as[actor].rpc(name, args);
  return error ? `${error.code} ${error.message}` : (data as unknown);
}

const inHours = (hours: number, now = Date.now()) => new Date(now + hours * 3_600_000).toISOString();

/** What the clock does when it says that it is so many hours later. */
const passHours = (hours: number) =>
  fixtures.sql('select private.publish_due_releases($1::timestamptz)', [inHours(hours)]);

/** Plans a title for a document, as the editor does. */
const plan = (
  document: string,
  title: string,
  seen_version: number,
  hours: number | null = 24,
  untilHours?: number,
) => {
  // Of one moment: an end at the beginning is as early as it.
  const now = Date.now();
  return call('plan_document', {
    document,
    value: { title },
    seen_version,
    due_at: hours === null ? null : inHours(hours, now),
    ...(untilHours !== undefined && { ends_at: inHours(untilHours, now) }),
  });
};

/** What is online, what waits and what is planned besides. */
async function stateOf(document: string) {
  const [state] = await getDocuments(fixtures, document);
  return [getTitle(state?.online), getTitle(state?.pending), getTitle(state?.planned)];
}

async function readRelease(wanted_id: string) {
  const { data } = await fixtures.as.editor.rpc('read_release', { wanted_id }).throwOnError();
  return data as { state: string; version: number; problem: string | null; documents: ReleasedDocument[] };
}

const add = async (document: string, withdraws = false) =>
  assert.equal(await call('add_to_release', { release_id: release, document, withdraws }), null);

const publish = async (id: string = release) => {
  const { data, error } = await publishRelease(fixtures.as.editor, id);
  return error ? `${error.code} ${error.message}` : (data as unknown);
};

const problemOf = async (id: string) =>
  (
    await fixtures.sql<{ problem: string | null }>('select problem from private.releases where id = $1', [id])
  )[0]?.problem;

for (const document of [article, content])
  test(`a change of ${document} waits for its time and no longer`, async () => {
    assert.equal(await plan(document, 'Prévu', 1), 2);
    assert.deepEqual(await stateOf(document), ['Publié', 'Prévu', null]);
    assert.equal((await getVersions(fixtures, document))[0]?.reason, 'scheduled');
    await passHours(23.9);
    assert.deepEqual(await stateOf(document), ['Publié', 'Prévu', null]);
    await passHours(24.1);
    assert.deepEqual(await stateOf(document), ['Prévu', null, null]);
    const [latest] = await getVersions(fixtures, document);
    assert.deepEqual([latest?.number, latest?.reason, latest?.saved_by], [3, 'published', null]);
    assert.equal((await getDocuments(fixtures, document))[0]?.release_id, null);
  });
test('another moment is another time for the same change', async () => {
  await plan(content, 'Prévu', 1);
  assert.equal(await plan(content, 'Prévu', 2, 48), 2);
  await passHours(25);
  assert.deepEqual(await stateOf(content), ['Publié', 'Prévu', null]);
  await passHours(49);
  assert.deepEqual(await stateOf(content), ['Prévu', null, null]);
});

test('nothing is planned in the past, nor what is online already', async () => {
  const sentence = 'PT400 Choisissez un moment à venir.';
  assert.equal(await plan(content, 'Prévu', 1, -0.1), sentence);
  assert.equal(await plan(content, 'Prévu', 1, 24 * 365 * 180), sentence);
  assert.match(String(await plan(content, 'Publié', 1)), /^PT409 Ce texte est déjà en ligne/);
  assert.match(
    String(await plan('home/impact', 'Prévu', 1)),
    /est déjà dans la mise en ligne «\u00A0Rentrée\u00A0»/,
  );
});

test('what has stopped waits until its own passage is published or decided', async () => {
  const send = (value: Args, seen_version: number) =>
    call('publish_document', { document: content, value, seen_version });
  const isPlanned = async () => (await getDocuments(fixtures, content))[0]?.release_id !== null;
  await plan(content, 'Prévu', 1);
  await send({ title: 'Corrigé' }, 2);
  await passHours(25);
  await send({ title: 'Corrigé', lead: 'Autre passage' }, 3);
  assert.deepEqual([await isPlanned(), (await stateOf(content))[0]], [true, 'Corrigé']);
  await send({ title: 'Décidé', lead: 'Autre passage' }, 4);
  assert.equal(await isPlanned(), false);
});

test('changes that are given are those that go online', async () => {
  const change = (changes: unknown) =>
    call('plan_document', {
      document: content,
      value: { title: 'Prévu', lead: 'Autre' },
      seen_version: 1,
      due_at: inHours(24),
      changes,
    });
  for (const misshapen of [
    {},
    [{}],
    [{ path: [1] }],
    [{ path: ['a'], added: 1 }],
    [{ path: ['a'], key: 'id' }],
  ])
    assert.match(String(await change(misshapen)), /^PT400 Ces changements/);
  assert.equal(await change([{ path: ['title'], base: 'Publié', value: 'Prévu' }]), 2);
  await passHours(25);
  const [state] = await getDocuments(fixtures, content);
  assert.deepEqual(state?.online, { title: 'Prévu' });
});

test('a category in the bin keeps a plan from going online until it is back', async () => {
  const category_id = rows.categories.unused;
  await call('plan_document', {
    document: article,
    value: { title: 'Prévu', category_id },
    seen_version: 1,
    due_at: inHours(24),
  });
  await fixtures.as.admin.from('categories').delete().eq('id', category_id).throwOnError();
  await passHours(25);
  const [{ problem } = { problem: null }] = await fixtures.sql<{ problem: string | null }>(
    'select problem from private.releases where problem is not null',
  );
  assert.match(String(problem), /la catégorie «\u00A0Vide\u00A0» est dans la corbeille/);
  await fixtures.as.admin
    .rpc('restore_deleted_record', { source: 'categories', record_id: category_id })
    .throwOnError();
  await passHours(26);
  const [state] = await getDocuments(fixtures, article);
  assert.deepEqual([getTitle(state?.online), state?.online?.['category_id']], ['Prévu', category_id]);
});

test('what waits is given the category and tags that the table is given', async () => {
  await savePending(fixtures, { title: 'Autre' }).throwOnError();
  const { editor } = fixtures.as;
  const id = rows.articles.published;
  await editor.from('articles').update({ category_id: rows.categories.unused }).eq('id', id).throwOnError();
  await editor.from('article_tags').insert({ article_id: id, tag_id: rows.tags.unused }).throwOnError();
  const [state] = await getDocuments(fixtures, article);
  assert.deepEqual(
    [
      getTitle(state?.pending),
      state?.pending?.['category_id'],
      String(state?.pending?.['tag_ids']).includes(rows.tags.unused),
    ],
    ['Autre', rows.categories.unused, true],
  );
  assert.equal(
    await call('publish_document', {
      document: article,
      value: state?.pending,
      seen_version: state?.version,
    }),
    (state?.version ?? 0) + 1,
  );
  assert.equal((await getDocuments(fixtures, article))[0]?.online?.['category_id'], rows.categories.unused);
});

test('several leave the site with what was planned of them, in one call', async () => {
  const id = '50000000-0000-4000-8000-000000000009';
  await plan(article, 'Prévu', 1);
  await call('add_to_release', { release_id: release, document: content });
  const withdrawn = [article, content, toDocument(rows.articles.scheduled)];
  const send = () =>
    call('publish_together', {
      release_id: id,
      name: 'Retirés',
      documents: withdrawn,
      withdraws: true,
    });
  // Twice, for an answer may be lost.
  assert.deepEqual([await send(), await send()], [null, null]);
  for (const document of withdrawn) {
    const [state] = await getDocuments(fixtures, document);
    assert.deepEqual([state?.online, state?.release_id], [null, null]);
  }
  await call('undo_release', { id });
  assert.deepEqual((await stateOf(content))[0], 'Publié');
});

test('where one is refused, none is published and no release stays', async () => {
  const id = '50000000-0000-4000-8000-000000000009';
  await savePending(fixtures, { title: 'Autre' }).throwOnError();
  const documents = [article, 'home/impact'];
  assert.match(
    String(await call('publish_together', { release_id: id, name: 'Ensemble', documents })),
    /^PT409 «\u00A0home\/impact\u00A0» est déjà dans la mise en ligne/,
  );
  assert.deepEqual(await stateOf(article), ['Publié', 'Autre', null]);
  assert.deepEqual(await fixtures.sql('select from private.releases where id = $1', [id]), []);
});

test('what comes back takes another name or address where its own is taken', async () => {
  const { admin } = fixtures.as;
  const id = rows.categories.unused;
  await admin.from('categories').delete().eq('id', id).throwOnError();
  await admin.from('categories').insert({ name: 'Vide', slug: 'vide' }).throwOnError();
  const { data } = await admin
    .rpc('restore_deleted_record', { source: 'categories', record_id: id })
    .throwOnError();
  assert.deepEqual(data, { name: 'Vide (2)', slug: `vide-${id.slice(0, 8)}` });
  await admin.from('articles').delete().eq('id', rows.articles.published).throwOnError();
  await admin.from('articles').update({ slug: 'publie' }).eq('id', rows.articles.draft).throwOnError();
  const { data: renamed } = await admin
    .rpc('restore_deleted_record', { source: 'articles', record_id: rows.articles.published })
    .throwOnError();
  assert.deepEqual(renamed, { slug: `publie-${rows.articles.published.slice(0, 8)}` });
});

test('a change that is taken back goes on pending', async () => {
  assert.equal(await call('unplan_document', { document: 'home/planned' }), null);
  await passHours(24 * 9);
  assert.deepEqual(await stateOf('home/planned'), ['Publié', 'Prévu', null]);
  assert.equal(await call('unplan_document', { document: 'home/impact' }), null);
  assert.equal((await readRelease(release)).documents.length, 1);
});

test('what is planned is found: articles, and changes of them', async () => {
  const listPlanned = async () => (await listWaiting(fixtures, 'planned')).map(([id]) => id);
  assert.deepEqual(await listPlanned(), [rows.articles.scheduled]);
  await add(draft);
  assert.deepEqual(await listPlanned(), [rows.articles.scheduled]);
  await plan(article, 'Prévu', 1);
  assert.deepEqual(new Set(await listPlanned()), new Set([rows.articles.scheduled, rows.articles.published]));
  await call('unplan_document', { document: article });
  assert.deepEqual(await listPlanned(), [rows.articles.scheduled]);
});

test('what is planned goes to another moment as it is, once', async () => {
  const scheduled = toDocument(rows.articles.scheduled);
  await plan(article, 'Prévu', 1);
  type Entry = { document: string | null; state: string; moment: string };
  const inCalendar = async (document: string) => {
    const day = (days: number) => inHours(24 * days).slice(0, 10);
    const { data } = await fixtures.as.editor
      .rpc('list_calendar', { first_day: day(-1), last_day: day(10) })
      .throwOnError();
    return (data as Entry[]).find((entry) => entry.state === 'planned' && entry.document === document);
  };
  for (const document of [article, scheduled]) {
    const entry = await inCalendar(document);
    const args = { document, seen_due_at: entry?.moment, due_at: inHours(24 * 8) };
    const before = await stateOf(document);
    assert.equal(await call('move_plan', args), null);
    assert.equal(Date.parse((await inCalendar(document))?.moment ?? ''), Date.parse(args.due_at));
    assert.deepEqual(await stateOf(document), before);
    assert.match(String(await call('move_plan', args)), /^PT409 Ce n’est plus planifié/);
  }
});

test('articles, changes and releases come by their time', async () => {
  await call('save_release', {
    id: release,
    name: 'Rentrée',
    owner_id: null,
    due_at: inHours(1),
    seen_version: 1,
  });
  const list = async (actor: 'editor' | 'admin') => {
    const { data } = await fixtures.as[actor].rpc('list_calendar').throwOnError();
    return (data as { document: string | null; title: string | null; documents: number }[]).map(
      ({ document, title, documents }) => [document, title, documents],
    );
  };
  const seen = [
    [null, 'Rentrée', 1],
    [toDocument(rows.articles.scheduled), 'Planifié', 1],
    ['home/planned', null, 1],
  ];
  assert.deepEqual(await list('editor'), seen);
  assert.deepEqual(await list('admin'), [...seen, ['settings/planned', null, 1]]);
});

type Entry = { document: string | null; state: string; moment: string; begins_at: string | null };

async function listCalendar(from: number, to: number) {
  const day = (days: number) => inHours(24 * days).slice(0, 10);
  const { data } = await fixtures.as.editor
    .rpc('list_calendar', { first_day: day(from), last_day: day(to) })
    .throwOnError();
  return data as Entry[];
}

test('a change goes online at its moment and comes off at its end', async () => {
  for (const document of [article, content]) {
    assert.equal(await plan(document, 'Promotion', 1, 24, 48), 2);
    await passHours(25);
    assert.deepEqual(await stateOf(document), ['Promotion', null, 'Publié']);
    await passHours(47.9);
    assert.deepEqual((await stateOf(document))[0], 'Promotion');
    await passHours(48.1);
    assert.deepEqual(await stateOf(document), ['Publié', null, null]);
    const [latest] = await getVersions(fixtures, document);
    assert.deepEqual([latest?.reason, latest?.note], ['reverted', 'Fin planifiée']);
  }
});

test('what was online before it began is there after its end', async () => {
  const lead = (base: string, value: string) => ({ path: ['lead'], base, value });
  const title = (base: string, value: string) => ({ path: ['title'], base, value });
  const write = (name: string, value: Args, seen_version: number, more: Args = {}) =>
    call(name, { document: content, value, seen_version, ...more });
  await write('publish_document', { title: 'A', lead: 'a' }, 1);
  await write('plan_document', { title: 'P', lead: 'p' }, 2, {
    due_at: inHours(24),
    ends_at: inHours(48),
    changes: [title('A', 'P'), lead('a', 'p')],
    changes_back: [title('P', 'A'), lead('p', 'a')],
  });
  await write('publish_document', { title: 'A', lead: 'p' }, 3);
  await passHours(25);
  assert.equal((await stateOf(content))[0], 'P');
  await passHours(49);
  const [state] = await getDocuments(fixtures, content);
  assert.deepEqual(state?.online, { title: 'A', lead: 'p' });
});

test('what was never online leaves the site at its end', async () => {
  const page = 'page/promotion';
  const value = { title: 'Promotion', description: 'Une promotion.', slug: 'promotion', footer: 'none' };
  const send = (due_at: string | null) =>
    call('plan_document', {
      document: page,
      value,
      seen_version: 0,
      due_at,
      ends_at: inHours(48),
    });
  assert.equal(await send(inHours(24)), 1);
  assert.equal(await plan(draft, 'Promotion', 1, 24, 48), 2);
  await passHours(25);
  assert.equal((await stateOf(page))[0], 'Promotion');
  await passHours(49);
  assert.deepEqual(await stateOf(page), [null, 'Promotion', null]);
  assert.deepEqual(
    (await getDocuments(fixtures, draft)).map(({ online, draft: text }) => [online, text?.['status']]),
    [[null, 'draft']],
  );
  const { data: logged } = await fixtures.as.anonymous
    .from('page_changes')
    .select('kind')
    .eq('path', '/promotion')
    .order('number')
    .throwOnError();
  assert.deepEqual(logged, [{ kind: 'changed' }, { kind: 'gone' }]);
});

test('what is online already ends, once for a request that is sent twice', async () => {
  for (const document of [article, content]) {
    const ends_at = inHours(24);
    const send = () =>
      call('plan_document', {
        document,
        value: { title: 'Promotion' },
        seen_version: 1,
        due_at: null,
        ends_at,
      });
    assert.deepEqual([await send(), await send()], [2, 2]);
    assert.deepEqual(await stateOf(document), ['Promotion', null, 'Publié']);
    assert.match(String(await plan(document, 'Autre', 2)), /a déjà une fin planifiée/);
  }
});

test('an end comes after its beginning, and both are to come', async () => {
  const refused = async (from: number | null, to: number) =>
    String(await plan(content, 'Prévu', 1, from, to));
  assert.equal(await refused(24, 24), 'PT400 Choisissez une fin qui vient après le début.');
  assert.equal(await refused(24, 12), 'PT400 Choisissez une fin qui vient après le début.');
  assert.equal(await refused(null, -1), 'PT400 Choisissez un moment à venir.');
  assert.equal(await refused(24, 24 * 365 * 180), 'PT400 Choisissez un moment à venir.');
});

test('an end whose category is in the bin waits until it is back', async () => {
  const category_id = rows.categories.unused;
  const send = async (value: Args, seen_version: number) =>
    call('publish_document', { document: article, value, seen_version });
  await send({ title: 'Publié', category_id }, 1);
  await call('plan_document', {
    document: article,
    value: { title: 'Promotion', category_id: rows.categories.published },
    seen_version: 2,
    due_at: null,
    ends_at: inHours(24),
  });
  await fixtures.as.admin.from('categories').delete().eq('id', category_id).throwOnError();
  await passHours(25);
  const [stopped] = await getDocuments(fixtures, article);
  assert.match(String(stopped?.plan_problem), /la catégorie «\u00A0Vide\u00A0» est dans la corbeille/);
  await fixtures.as.admin
    .rpc('restore_deleted_record', { source: 'categories', record_id: category_id })
    .throwOnError();
  await passHours(26);
  const [state] = await getDocuments(fixtures, article);
  assert.deepEqual([getTitle(state?.online), state?.online?.['category_id']], ['Publié', category_id]);
});

test('what slept through both its moments doesn’t appear', async () => {
  await plan(content, 'Promotion', 1, 24, 48);
  await passHours(49);
  assert.deepEqual(await stateOf(content), ['Publié', 'Promotion', null]);
  assert.match(String((await getDocuments(fixtures, content))[0]?.plan_problem), /^La fin prévue est passée/);
});

test('an end is moved by itself, and stays after its beginning', async () => {
  await plan(content, 'Promotion', 1, 24, 48);
  assert.equal(await plan(draft, 'Promotion', 1, 24, 48), 2);
  for (const document of [content, draft]) {
    const spans = async () =>
      (await listCalendar(0, 10)).filter(
        (entry) => entry.document === document && entry.state !== 'published',
      );
    const [begins, ends] = await spans();
    assert.deepEqual([begins?.state, ends?.state, ends?.begins_at], ['planned', 'ending', begins?.moment]);
    const move = (seen_due_at: string | undefined, due_at: string) =>
      call('move_plan', { document, seen_due_at, due_at });
    const later = inHours(24 * 8);
    assert.equal(await move(ends?.moment, later), null);
    assert.match(String(await move(ends?.moment, later)), /^PT409 Ce n’est plus planifié/);
    assert.match(String(await move(begins?.moment, inHours(24 * 9))), /^PT400 Choisissez une fin/);
    assert.equal(await move(begins?.moment, inHours(36)), null);
    const [, moved] = await spans();
    assert.deepEqual(
      [moved?.moment, moved?.begins_at].map((at) =>
        Math.round((Date.parse(at ?? '') - Date.now()) / 3_600_000),
      ),
      [192, 36],
    );
    // Days between both have it as well.
    assert.equal(
      (await listCalendar(4, 5)).some((entry) => entry.document === document),
      true,
    );
  }
});

for (const [what, due, early] of [
  ['begins', '2027-03-14T07:00:00Z', ['2027-03-14T06:59:59Z']],
  // Its local time, and an hour before: the clocks of Québec show both twice.
  ['ends', '2026-11-01T06:30:00Z', ['2026-11-01T05:30:00Z', '2026-11-01T06:29:59Z']],
] as const)
  test(`when daylight time ${what}, what is planned is online at its time and not an hour early`, async () => {
    const passTo = (moment: string) =>
      fixtures.exec(
        `set local timezone = 'America/Toronto'; select private.publish_due_releases('${moment}')`,
      );
    for (const document of [article, content]) await plan(document, 'Prévu', 1);
    await fixtures.exec(
      `update private.releases set due_at = '${due}' where published_at is null and name is null`,
    );
    for (const moment of early) await passTo(moment);
    for (const document of [article, content])
      assert.deepEqual(await stateOf(document), ['Publié', 'Prévu', null]);
    await passTo(due);
    for (const document of [article, content])
      assert.deepEqual(await stateOf(document), ['Prévu', null, null]);
  });
test('a clock that isn’t trusted publishes nothing', async () => {
  await plan(content, 'Prévu', 1);
  await fixtures.exec(`update private.clock set seen_at = seen_at - interval '3 days' where is_only`);
  await passHours(25);
  assert.deepEqual(await stateOf(content), ['Publié', 'Prévu', null]);
});

test('what can’t go online is tried again a minute later', async () => {
  await savePending(fixtures, { slug: 'archive' }).throwOnError();
  await add(article);
  await fixtures.exec(
    `update private.releases set due_at = now() + interval '1 hour' where id = '${release}'`,
  );
  await passHours(1.1);
  const problem = '«\u00A0Publié\u00A0»\u00A0: cette adresse est déjà celle de «\u00A0Archivé\u00A0».';
  assert.equal(await problemOf(release), problem);
  await fixtures.exec(`update public.articles set slug = 'ailleurs' where id = '${rows.articles.archived}'`);
  await passHours(1.1 + 1 / 120);
  assert.equal(await problemOf(release), problem);
  await passHours(1.1 + 1 / 50);
  assert.equal(await problemOf(release), null);
  assert.equal((await readRelease(release)).state, 'published');
});

test('whoever planned what can’t go online hears of it once', async () => {
  await plan(content, 'Prévu', 1);
  await call('publish_document', {
    document: content,
    value: { title: 'Autre' },
    seen_version: 2,
  });
  await passHours(25);
  await passHours(26);
  const take = async () => {
    const [row] = await fixtures.sql<{ email: Args | null }>('select public.take_email() as email');
    return row?.email;
  };
  const email = await take();
  assert.deepEqual(
    [email?.['kind'], (email?.['data'] as Args | undefined)?.['isStopped']],
    ['release-problem', true],
  );
  const [editor] = await fixtures.sql<{ email: string }>('select email from auth.users where id = $1', [
    people.editor,
  ]);
  assert.equal(email?.['recipient'], editor?.email);
  assert.equal(await take(), null);
});

test('an empty release is not published', async () => {
  await call('remove_from_release', { release_id: release, document: 'home/impact' });
  await fixtures.exec(
    `update private.releases set due_at = now() + interval '1 hour' where id = '${release}'`,
  );
  await passHours(2);
  const { state, problem } = await readRelease(release);
  assert.deepEqual([state, problem], ['open', 'Cette mise en ligne est vide.']);
});

test('who reads puts online what is due', async () => {
  await fixtures.exec(
    `update private.releases set due_at = now() - interval '1 second' where id = '${planned}'`,
  );
  await fixtures.as.anonymous.rpc('catch_up_page_changes').throwOnError();
  assert.deepEqual(await stateOf('home/planned'), ['Prévu', null, null]);
  assert.equal(await loggedAt(fixtures, '/'), 1);
});

const page = { slug: 'nouvelle', title: 'Nouvelle', description: 'Une page.', footer: 'none' };

/** A release of a draft, of what waits beside an article, of a new page, and of a content that leaves the site. */
async function fillRelease() {
  await savePending(fixtures, { title: 'Autre', slug: 'autre' }).throwOnError();
  await fixtures.as.editor
    .rpc('save_document', { document: 'page/neuve', value: page, seen_version: 0 })
    .throwOnError();
  for (const document of [article, draft, 'page/neuve']) await add(document);
  await add(content, true);
}

const documents = [article, draft, content, 'home/impact', 'page/neuve'];

const allStates = () => Promise.all(documents.map((document) => stateOf(document)));

const before = [
  ['Publié', 'Autre', null],
  [null, null, null],
  ['Publié', null, null],
  [null, 'Brouillon', null],
  [null, 'Nouvelle', null],
];
const after = [
  ['Autre', null, null],
  ['Brouillon', null, null],
  [null, null, null],
  ['Brouillon', null, null],
  ['Nouvelle', null, null],
];

test('all of it goes online, and is taken back, as it was', async () => {
  await fillRelease();
  assert.deepEqual(await allStates(), before);
  const dated = await readArticle(fixtures);
  const { documents: parts } = await readRelease(release);
  const seen = await seeRelease(fixtures.as.editor, release);
  const version = seen.seen_version;
  assert.deepEqual(
    parts.map(({ document, state, title }) => [document, state, title]),
    [
      [article, 'modified', 'Autre'],
      [draft, 'new', 'Brouillon'],
      ['home/impact', 'modified', null],
      [content, 'withdrawn', null],
      ['page/neuve', 'new', 'Nouvelle'],
    ],
  );
  const send = () => call('publish_release', { ...seen, note: ' La page suit. ' });
  // Twice, for an answer may be lost.
  assert.deepEqual([await send(), await send()], [version + 1, version + 1]);
  assert.deepEqual(await allStates(), after);
  assert.equal((await readArticle(fixtures))?.published_at, dated?.published_at);
  const [latest] = await getVersions(fixtures, draft);
  assert.deepEqual(
    [latest?.reason, latest?.note],
    ['published', 'La page suit. · Mise en ligne\u00A0: Rentrée'],
  );
  const undo = () => call('undo_release', { id: release });
  assert.deepEqual([await undo(), await undo()], [null, null]);
  assert.deepEqual(await allStates(), before);
  assert.equal((await readRelease(release)).state, 'undone');
  const { data: rowOfDraft } = await fixtures.as.editor
    .from('articles')
    .select('status, published_at, article_tags(tag_id)')
    .eq('id', rows.articles.draft)
    .single();
  assert.deepEqual(rowOfDraft, {
    status: 'draft',
    published_at: null,
    article_tags: [{ tag_id: rows.tags.unpublished }],
  });
  // Former addresses lead on, and the new one back.
  const { data: moved } = await fixtures.as.anonymous
    .from('page_changes')
    .select('target')
    .eq('path', '/blog/autre')
    .order('number', { ascending: false })
    .limit(1);
  assert.deepEqual(moved, [{ target: '/blog/publie' }]);
});

test('what it changes is what visitors read, and will; then what they read', async () => {
  await fillRelease();
  const readTexts = () =>
    Promise.all(
      documents.map(async (document) => {
        const { data } = await fixtures.as.editor
          .rpc('read_release_text', { release_id: release, document })
          .single()
          .throwOnError();
        const { online, next } = data as Record<'online' | 'next', Args | null>;
        return [getTitle(online), getTitle(next)];
      }),
    );
  const changes = [
    ['Publié', 'Autre'],
    [null, 'Brouillon'],
    ['Publié', null],
    [null, 'Brouillon'],
    [null, 'Nouvelle'],
  ];
  assert.deepEqual(await readTexts(), changes);
  await publish();
  assert.deepEqual(await readTexts(), changes);
  const states = async () =>
    (await readRelease(release)).documents.map((part) => [part.document, part.state]);
  assert.deepEqual(await states(), [
    [article, 'modified'],
    [draft, 'new'],
    ['home/impact', 'modified'],
    [content, 'withdrawn'],
    ['page/neuve', 'new'],
  ]);
  await fixtures.as.editor
    .rpc('publish_document', { document: 'home/impact', value: { title: 'Depuis' }, seen_version: 2 })
    .throwOnError();
  assert.deepEqual(await readTexts(), changes);
  assert.equal((await states())[2]?.[1], 'modified');
});

test('what is online as it is to be has not changed, and stays without a version', async () => {
  await add(content);
  const read = async () => {
    const part = (await readRelease(release)).documents.find(({ document }) => document === content);
    const { data } = await fixtures.as.editor
      .rpc('read_release_text', { release_id: release, document: content })
      .single()
      .throwOnError();
    return [part?.state, data];
  };
  const same = ['unchanged', { online: { title: 'Publié' }, next: { title: 'Publié' } }];
  assert.deepEqual(await read(), same);
  await publish();
  assert.deepEqual(await read(), same);
  assert.equal((await getVersions(fixtures, content)).length, 1);
});

test('what was saved since beside a draft is its text', async () => {
  await add(draft);
  await publish();
  await fixtures.as.editor
    .rpc('save_document', { document: draft, value: { title: 'Depuis' }, seen_version: 2 })
    .throwOnError();
  await call('undo_release', { id: release });
  assert.deepEqual(await stateOf(draft), [null, null, null]);
  const { data } = await fixtures.as.editor
    .from('articles')
    .select('title, status, published_at')
    .eq('id', rows.articles.draft)
    .single()
    .throwOnError();
  assert.deepEqual(data, { title: 'Depuis', status: 'draft', published_at: null });
});

test('what was changed since is named, and stays', async () => {
  await fillRelease();
  await publish();
  await fixtures.as.editor
    .rpc('publish_document', { document: 'home/impact', value: { title: 'Depuis' }, seen_version: 2 })
    .throwOnError();
  const { documents: parts } = await readRelease(release);
  assert.deepEqual(
    parts.filter((part) => part.is_changed_since).map(({ document }) => document),
    ['home/impact'],
  );
  await call('undo_release', { id: release });
  assert.deepEqual(await stateOf('home/impact'), ['Depuis', null, null]);
  assert.deepEqual(await stateOf(content), ['Publié', null, null]);
});

for (const [what, statement, sentence] of [
  [
    'an address that another page took',
    `update public.articles set slug = 'autre' where id = '${rows.articles.archived}'`,
    /^PT409 «\u00A0Autre\u00A0»\u00A0: cette adresse est déjà celle de «\u00A0Archivé\u00A0»\.$/,
  ],
  [
    'a page that has no title',
    `update private.document_versions set value = value - 'title' where (kind, id) = ('page', 'neuve')`,
    /^PT409 «\u00A0Sans titre\u00A0»\u00A0: ce contenu n’a pas la bonne forme\.$/,
  ],
] as const)
  test(`${what} keeps all of it from going online`, async () => {
    await fillRelease();
    await fixtures.exec(statement);
    assert.match(String(await publish()), sentence);
    assert.deepEqual((await allStates()).slice(1, 4), before.slice(1, 4));
    assert.equal((await readRelease(release)).state, 'open');
  });

test('two articles take over each other’s address, and give it back', async () => {
  const other = rows.articles.scheduled;
  const getSlugs = async () => {
    const { data } = await fixtures.as.editor
      .from('articles')
      .select('id, slug')
      .in('id', [rows.articles.published, other])
      .order('id')
      .throwOnError();
    return data.map(({ slug }) => slug as unknown);
  };
  await fixtures.exec(`update public.articles set published_at = '2026-01-01' where id = '${other}'`);
  const slugs = await getSlugs();
  await savePending(fixtures, { slug: slugs[1] }).throwOnError();
  await fixtures.as.editor
    .rpc('save_document', { document: toDocument(other), value: { slug: slugs[0] }, seen_version: 2 })
    .throwOnError();
  for (const document of [article, toDocument(other)]) await add(document);
  await publish();
  assert.deepEqual(await getSlugs(), slugs.toReversed());
  const addresses = slugs.map((slug) => `/blog/${String(slug)}`);
  const { data: logged } = await fixtures.as.anonymous
    .from('page_changes')
    .select('path, kind')
    .in('path', addresses)
    .order('number')
    .throwOnError();
  // The last word on each; one of them moves away before the other takes its place.
  assert.deepEqual(
    Object.fromEntries(logged.map(({ path, kind }) => [path as string, kind as unknown])),
    Object.fromEntries(addresses.map((address) => [address, 'changed'])),
  );
  assert.equal(await call('undo_release', { id: release }), null);
  assert.deepEqual(await getSlugs(), slugs);
});

test('an address that another page took since keeps all of it as it is', async () => {
  await fillRelease();
  await publish();
  await fixtures.as.editor
    .from('articles')
    .update({ slug: 'publie' })
    .eq('id', rows.articles.archived)
    .throwOnError();
  assert.equal(
    await call('undo_release', { id: release }),
    'PT409 «\u00A0Autre\u00A0»\u00A0: cette adresse est déjà celle de «\u00A0Archivé\u00A0».',
  );
  assert.deepEqual(await allStates(), after);
});

test('nothing, something else than was seen, or what is published isn’t', async () => {
  assert.match(
    String(
      await call('publish_release', {
        ...(await seeRelease(fixtures.as.editor, release)),
        seen_version: 3,
      }),
    ),
    /^PT409/,
  );
  assert.match(String(await publish(published)), /^PT409 Cette mise en ligne est déjà publiée/);
  assert.match(String(await call('delete_release', { id: published })), /^PT409/);
  await call('remove_from_release', { release_id: release, document: 'home/impact' });
  assert.equal(await publish(), 'PT400 Cette mise en ligne est vide.');
  assert.match(
    String(await call('undo_release', { id: release })),
    /^PT409 Cette mise en ligne n’est pas encore publiée/,
  );
  assert.match(String(await call('undo_release', { id: planned })), /^PT404/);
});

test('a document stands in one open release', async () => {
  const other = '50000000-0000-4000-8000-000000000009';
  const values = { id: other, name: 'Autre', owner_id: null, due_at: null, seen_version: 0 };
  assert.deepEqual([await call('save_release', values), await call('save_release', values)], [1, 1]);
  const addTo = (document: string) => call('add_to_release', { release_id: other, document });
  assert.match(
    String(await addTo('home/impact')),
    /«\u00A0home\/impact\u00A0» est déjà dans la mise en ligne «\u00A0Rentrée\u00A0»/,
  );
  assert.match(String(await addTo('home/planned')), /a déjà une mise à jour planifiée/);
  assert.match(String(await addTo('home/nulle-part')), /^PT404/);
  await call('delete_release', { id: release });
  assert.equal(await addTo('home/impact'), null);
});

test('a release has a name, an owner who may publish, and a time to come', async () => {
  const save = (values: Args) =>
    call('save_release', {
      id: release,
      name: 'Rentrée',
      owner_id: null,
      due_at: null,
      seen_version: 1,
      ...values,
    });
  for (const [values, sentence] of [
    [{ name: ' ' }, /^PT400 Donnez un nom/],
    [{ name: 'x'.repeat(201) }, /^PT400 Raccourcissez/],
    [{ owner_id: people.moderator }, /^PT400 Choisissez une personne/],
    [{ due_at: inHours(-1) }, /^PT400 Choisissez un moment/],
    [{ seen_version: 4 }, /^PT409/],
    [{ id: planned }, /^PT404/],
  ] as const)
    assert.match(String(await save(values)), sentence);
  assert.equal(await save({ name: ' Printemps\u0007 ', due_at: inHours(2) }), 2);
  const { data } = await fixtures.as.editor
    .from('listed_releases')
    .select('name,documents')
    .eq('state', 'open')
    .order('due_at', { nullsFirst: false })
    .throwOnError();
  assert.deepEqual(
    (data as { name: string; documents: number }[]).map(({ name, documents: count }) => [name, count]),
    [
      ['Printemps', 1],
      ['Équipe', 1],
    ],
  );
  const { data: found } = await fixtures.as.editor
    .from('listed_releases')
    .select('name')
    .like('search_text', toPattern(' EQUIPE') ?? '')
    .throwOnError();
  assert.deepEqual(
    (found as { name: string }[]).map(({ name }) => name),
    ['Équipe'],
  );
  await passHours(3);
  assert.equal(await publicTitle(fixtures, 'home/impact'), 'Brouillon');
});

test('an article that waits for a date of its own is new', async () => {
  const scheduled = toDocument(rows.articles.scheduled);
  await fixtures.sql(
    `insert into private.release_documents (release_id, kind, id) values ($1, 'article', $2)`,
    [release, rows.articles.scheduled],
  );
  const part = (await readRelease(release)).documents.find(({ document }) => document === scheduled);
  assert.equal(part?.state, 'new');
  const { data } = await fixtures.as.editor
    .rpc('read_release_text', { release_id: release, document: scheduled })
    .single()
    .throwOnError();
  assert.equal((data as { online: unknown }).online, null);
});

test('an empty release is an editor’s', async () => {
  await call('remove_from_release', { release_id: release, document: 'home/impact' });
  const { error } = await fixtures.as.moderator.rpc('delete_release', { id: release });
  assert.equal(error?.code, '42501');
  assert.equal(await call('delete_release', { id: release }), null);
});

test('a link shows a release as it will be, and is approved as a whole', async () => {
  await fillRelease();
  const shown = await readPreview(fixtures.as.anonymous, previewTokens.release);
  assert.deepEqual(
    shown?.documents.map(({ document, withdraws, value }) => [document, withdraws, value['title']]),
    [
      [article, false, 'Autre'],
      [draft, false, 'Brouillon'],
      ['home/impact', false, 'Brouillon'],
      [content, true, 'Publié'],
      ['page/neuve', false, 'Nouvelle'],
    ],
  );
  assertAccepted(await approve(fixtures.as.anonymous, 'release'));
  const changed = async () =>
    (await readRelease(release)).documents
      .filter((part) => part.is_changed_since_approval)
      .map(({ document }) => document);
  const waiting = async () => {
    const { data } = await fixtures.as.editor.rpc('list_waiting_approvals').throwOnError();
    return (data as { release_id: string | null; title: string | null }[])
      .filter(({ release_id }) => release_id === release)
      .map(({ title }) => title);
  };
  assert.deepEqual(await changed(), []);
  assert.deepEqual(await waiting(), ['Rentrée']);
  await savePending(fixtures, { title: 'Encore un autre' }, 2).throwOnError();
  assert.deepEqual(await changed(), [article]);
  assert.deepEqual(await waiting(), []);
  const { data } = await fixtures.as.editor.rpc('list_previews', { release_id: release }).single();
  assert.deepEqual(
    (data as { approvals: { is_current: boolean }[] }).approvals.map(({ is_current }) => is_current),
    [false],
  );
});

test('an approved release waits until it is published', async () => {
  const waiting = async (actor: 'editor' | 'admin') => {
    const { data } = await fixtures.as[actor].rpc('list_waiting_approvals').throwOnError();
    return (data as Record<'document' | 'release_id' | 'title', string | null>[])
      .filter(({ release_id }) => release_id !== null)
      .map(({ document, title }) => [document, title]);
  };
  assertAccepted(await approve(fixtures.as.anonymous, 'release'));
  await fixtures.exec(`insert into private.preview_approvals (id, release_id, content_hash, name)
      values (gen_random_uuid(), '${withSetting}', private.approved_hash(null, '${withSetting}'), 'Approuvé')`);
  assert.deepEqual(await waiting('editor'), [[null, 'Rentrée']]);
  assert.equal((await waiting('admin')).length, 2);
  await publish();
  assert.deepEqual(await waiting('editor'), []);
});
