import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { publishRelease } from './releaseChecks.ts';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, people, type Fixtures, rows, named } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
afterEach(() => fixtures.restore());
afterAll(() => backend.close());

const articleId = '70000000-0000-4000-8000-000000000001';
const release = rows.releases.page;

/** A document as `docs/plans.md` has it: a title, a second text, and an address where it has one. */
type Text = { title: string; lead: string; slug?: string };

const kinds = {
  article: { document: `article/${articleId}`, lead: 'excerpt', hasAddress: true },
  section: { document: 'home/table', lead: 'lead', hasAddress: false },
  page: { document: 'page/table', lead: 'description', hasAddress: true },
} as const;
type Kind = keyof typeof kinds;

type State = { version: number } & Record<'online' | 'pending' | 'planned', Record<string, string> | null> & {
    release_id: string | null;
  };

async function readState(kind: Kind): Promise<State | null> {
  const { data } = await fixtures.as.editor
    .rpc('list_documents', { wanted_document: kinds[kind].document })
    .throwOnError();
  return (data as State[])[0] ?? null;
}

const call = (name: string, args: Record<string, unknown>) =>
  fixtures.as.editor.rpc(name, args).throwOnError();

async function write(kind: Kind, name: string, { title, lead, slug = 'a' }: Text, more: object = {}) {
  const { document, lead: field, hasAddress } = kinds[kind];
  const value = {
    title,
    [field]: lead,
    ...(hasAddress && { slug }),
    ...(kind === 'page' && { footer: 'none' }),
  };
  await call(name, { document, value, seen_version: (await readState(kind))?.version ?? 0, ...more });
}

/** Online « A a », once « V v », with a note of a reader. */
async function begin(kind: Kind) {
  const { document } = kinds[kind];
  if (kind === 'article')
    await fixtures.exec(`
      insert into public.articles (id, title, slug, excerpt, status, published_at, author_id)
      values ('${articleId}', 'V', 'a', 'v', 'published', '2026-01-01', '${people.editor}')`);
  else await write(kind, 'publish_document', { title: 'V', lead: 'v' });
  await write(kind, 'publish_document', { title: 'A', lead: 'a' });
  await fixtures.exec(`
    insert into private.preview_notes (id, document_kind, document_id, place, words, name, note)
    values (gen_random_uuid(), ${named(document)}, 'title', 'A', 'Lectrice', 'Bien.')`);
}

const inADay = () => new Date(Date.now() + 86_400_000).toISOString();

/** What has somebody a plan of: a title of its own, as a planned change, or in a release. */
const plans = {
  plan: (kind: Kind) => write(kind, 'plan_document', { title: 'P', lead: 'a' }, { due_at: inADay() }),
  release: async (kind: Kind) => {
    await write(kind, 'save_document', { title: 'P', lead: 'a' });
    await call('add_to_release', { release_id: release, document: kinds[kind].document });
  },
};

const withdraw = async (kind: Kind, keeps_draft: boolean) =>
  call('withdraw_document', {
    document: kinds[kind].document,
    seen_version: (await readState(kind))?.version,
    keeps_draft,
  });

const inTable = (changes: object) =>
  fixtures.as.editor.from('articles').update(changes).eq('id', articleId).throwOnError();

const removeArticle = () => fixtures.as.admin.from('articles').delete().eq('id', articleId).throwOnError();

/** What is done then, by its words in the table. */
const actions: Record<string, (kind: Kind) => unknown> = {
  'nothing else': () => {},
  'publish another text beside it': (kind) => write(kind, 'publish_document', { title: 'A', lead: 'c' }),
  'publish the same part otherwise': (kind) => write(kind, 'publish_document', { title: 'C', lead: 'a' }),
  'publish what was planned': (kind) => write(kind, 'publish_document', { title: 'P', lead: 'a' }),
  'save on from it': (kind) => write(kind, 'save_document', { title: 'P', lead: 'b' }),
  'discard it, save beside what is online': async (kind) => {
    await call('discard_document_changes', {
      document: kinds[kind].document,
      seen_version: (await readState(kind))?.version,
    });
    await write(kind, 'save_document', { title: 'A', lead: 'b' });
  },
  'restore a version': (kind) =>
    write(kind, 'save_document', { title: 'V', lead: 'v' }, { reason: 'restored' }),
  rename: (kind) => write(kind, 'publish_document', { title: 'A', lead: 'a', slug: 'r' }),
  withdraw: (kind) => withdraw(kind, true),
  archive: () => inTable({ status: 'archived' }),
  delete: async (kind) => {
    if (kind === 'article') return removeArticle();
    await withdraw(kind, true);
    return withdraw(kind, false);
  },
  'delete, restore': async () => {
    await removeArticle();
    await fixtures.as.admin
      .rpc('restore_deleted_record', { source: 'articles', record_id: articleId })
      .throwOnError();
  },
};

const toWords = (kind: Kind, value: Record<string, string> | null | undefined) => {
  if (!value) return '·';
  const { title, slug } = value;
  return [title, value[kinds[kind].lead], ...(slug && slug !== 'a' ? [slug] : [])].join(' ');
};

async function look(kind: Kind) {
  const state = await readState(kind);
  const isPlanned = state !== null && state.release_id !== null;
  return {
    online: toWords(kind, state?.online),
    waits: toWords(kind, state?.pending),
    planned: isPlanned ? toWords(kind, state.planned ?? state.pending ?? state.online) : '·',
  };
}

/** What publishes it: the clock, or the button of the release. Says what keeps it from being published. */
const publications = {
  plan: async () => {
    await fixtures.exec(`select private.publish_due_releases(now() + interval '25 hours')`);
    const found = await fixtures.sql<{ problem: string | null }>(
      'select problem from private.releases where name is null and due_at < $1 and published_at is null',
      [new Date(Date.now() + 90_000_000).toISOString()],
    );
    return found.some(({ problem }) => problem !== null);
  },
  release: async () => {
    await call('remove_from_release', { release_id: release, document: 'home/impact' });
    const { error } = await publishRelease(fixtures.as.editor, release);
    if (error) expect(error.message).toBe('Cette mise en ligne est vide.');
    return error !== null;
  },
};

const document = readFileSync(new URL('../../docs/plans.md', import.meta.url), 'utf8');

/** The rows of the table below a heading: cells without their spaces. */
const readTable = (heading: string) =>
  (document.split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ) ?? [];

describe.each([
  ['plan', 'A planned change'],
  ['release', 'A release'],
] as const)('%s', (name, heading) => {
  const lines = readTable(heading).flatMap(([action = '', of = '', ...cells]) =>
    of.split(', ').map((kind) => ({ action, kind: kind as Kind, cells })),
  );

  test('each action on each kind stands in the table', () => {
    const wanted = Object.keys(actions).flatMap((action) => {
      const some: Kind[] = ['archive', 'delete, restore'].includes(action)
        ? ['article']
        : action === 'delete' || action === 'rename'
          ? ['article', 'page']
          : ['article', 'section', 'page'];
      return some.map((kind) => `${action}: ${kind}`);
    });
    expect(lines.map(({ action, kind }) => `${action}: ${kind}`).toSorted()).toEqual(wanted.toSorted());
  });

  test.each(lines)('$action: $kind', async ({ action, kind, cells }) => {
    await begin(kind);
    await plans[name](kind);
    await actions[action]?.(kind);
    const before = await look(kind);
    const { data: notes } = await call('list_document_notes', { document: kinds[kind].document });
    const isRefused = await publications[name]();
    const after = await look(kind);
    expect([
      before.online,
      before.waits,
      before.planned,
      (notes as unknown[]).length === 1 ? 'open' : '·',
      after.online,
      isRefused ? 'refused' : after.planned === '·' ? '·' : 'planned',
      after.waits,
    ]).toEqual(cells);
  });
});
