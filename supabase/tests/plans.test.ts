import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { publishRelease } from './releases.ts';
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
  end: (kind: Kind) =>
    write(kind, 'plan_document', { title: 'P', lead: 'a' }, { due_at: null, ends_at: inADay() }),
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

const titleOnline = async (kind: Kind) => (await readState(kind))?.online?.['title'] ?? 'A';

/** What is done then, by its words in the table. */
const actions: Record<string, (kind: Kind) => unknown> = {
  'nothing else': () => {},
  'publish another text beside it': async (kind) =>
    write(kind, 'publish_document', { title: await titleOnline(kind), lead: 'c' }),
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
  rename: async (kind) =>
    write(kind, 'publish_document', { title: await titleOnline(kind), lead: 'a', slug: 'r' }),
  withdraw: (kind) => withdraw(kind, true),
  archive: () => inTable({ status: 'archived' }),
  delete: async (kind) => {
    if (kind === 'article') return removeArticle();
    await withdraw(kind, true);
    return withdraw(kind, false);
  },
  'delete, restore': async () => {
    await removeArticle();
    await fixtures.as.editor
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

async function passADay() {
  await fixtures.exec(`select private.publish_due_releases(now() + interval '25 hours')`);
  const found = await fixtures.sql<{ problem: string | null }>(
    'select problem from private.releases where name is null and due_at < $1 and published_at is null',
    [new Date(Date.now() + 90_000_000).toISOString()],
  );
  return found.some(({ problem }) => problem !== null);
}

/** What publishes it: the clock, or the button of the release. Says what keeps it from being published. */
const publications = {
  plan: passADay,
  end: passADay,
  release: async () => {
    await call('remove_from_release', { release_id: release, document: 'home/impact' });
    const { error } = await publishRelease(fixtures.as.editor, release);
    if (error) expect(error.message).toBe('Cette mise en ligne est vide.');
    return error !== null;
  },
};

const document = readFileSync(new URL('../../docs/plans.md', import.meta.url), 'utf8');

/** The rows of the table below a heading: cells without their spaces. */
const readTable = (heading: string, head = 2) =>
  (document.split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(head)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ) ?? [];

describe.each([
  ['plan', 'A planned change'],
  ['release', 'A release'],
  ['end', 'An end'],
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

describe('a draft that was deleted and comes back', () => {
  const isPast = `update private.document_versions set ended = jsonb_set(ended, '{release,due_at}', '"2026-01-01"')
    where ended is not null`;
  const isGone = `delete from private.releases where id = '${release}'`;

  test.each([
    ['has its plan', 'plan', '', 'P a'],
    ['has no plan whose time has passed', 'plan', isPast, '·'],
    ['stands in its release', 'release', '', 'P a'],
    ['stands in no release that is gone', 'release', isGone, '·'],
  ] as const)('%s', async (_what, name, meanwhile, planned) => {
    await write('page', 'save_document', { title: 'P', lead: 'a' });
    await plans[name]('page');
    await withdraw('page', false);
    expect(await look('page')).toEqual({ online: '·', waits: '·', planned: '·' });
    if (meanwhile) await fixtures.exec(meanwhile);
    await write('page', 'save_document', { title: 'P', lead: 'a' }, { reason: 'restored' });
    expect(await look('page')).toEqual({ online: '·', waits: 'P a', planned });
    if (planned === '·') return;
    await publications[name]();
    expect(await look('page')).toMatchObject({ online: 'P a', waits: '·' });
  });
});

const statesHeading = 'From each state';
const key = `article/${articleId}`;
/** What the next save has to have seen: of a deleted article, what somebody's screen still shows. */
const version = `(select coalesce((select version from public.articles where id = '${articleId}'),
  (select version from private.document_versions where id = '${articleId}' order by number desc limit 1)))`;
const inOneDay = `now() + interval '1 day'`;
const inTwoDays = `now() + interval '2 days'`;
const other = '50000000-0000-4000-8000-0000000000aa';
const insert = (status: string) =>
  `insert into public.articles (id, title, slug, status, published_at, author_id) values
    ('${articleId}', 'A', 'a', '${status}', ${status === 'published' ? `'2026-01-01'` : 'null'}, '${people.editor}');`;
const send = (name: string, value: object | null, more = '') =>
  `perform public.${name}('${key}', ${value ? `'${JSON.stringify(value)}'::jsonb, ` : ''}${version}${more});`;
const patch = (change: string) =>
  `set local role authenticated; update public.articles set ${change} where id = '${articleId}'; reset role;`;
const inRelease = (due: string) => `${send('save_document', { title: 'P' })}
  insert into private.releases (id, name, owner_id, due_at) values ('${other}', 'Autre', '${people.admin}', ${due});
  perform public.add_to_release('${other}', '${key}');`;
const remove = `delete from public.articles where id = '${articleId}';`;
const restore = `perform public.restore_deleted_record('articles', '${articleId}');`;
/** Saves the text of before again, as « Annuler » does. */
const takingBack = (
  act: string,
) => `declare before constant jsonb := private.team_value(('article', '${articleId}')); begin ${act}
  perform public.save_document('${key}', before - '{status,published_at}'::text[], ${version}, 'restored'); end;`;
const together = (more = '') =>
  `perform public.publish_together('${rows.releases.published.replace(/.$/, 'b')}', 'Ensemble', array['${key}']${more});`;
const undoTogether = `perform public.undo_release('${rows.releases.published.replace(/.$/, 'b')}');`;
const noteId = '51000000-0000-4000-8000-0000000000aa';
const publishIt = `perform public.publish_release('${other}', (select version from private.releases where id = '${other}'),
  private.release_hashes('${other}'));`;

/** How an article stands before something is done to it, by its words in the table. */
const states: Record<string, string> = {
  draft: insert('draft'),
  online: insert('published'),
  changed: insert('published') + send('save_document', { title: 'P' }),
  'planned as new': insert('draft') + send('plan_document', { title: 'P' }, `, ${inOneDay}`),
  'planned change': insert('published') + send('plan_document', { title: 'P' }, `, ${inOneDay}`),
  'planned as new, with an end':
    insert('draft') + send('plan_document', { title: 'P' }, `, ${inOneDay}, null, null, ${inTwoDays}`),
  'planned change, with an end':
    insert('published') + send('plan_document', { title: 'P' }, `, ${inOneDay}, null, null, ${inTwoDays}`),
  'change that ends':
    insert('published') + send('plan_document', { title: 'P' }, `, null, null, null, ${inOneDay}`),
  'online, and ends':
    insert('published') + send('plan_document', { title: 'A' }, `, null, null, null, ${inOneDay}`),
  'draft in a release': insert('draft') + inRelease('null'),
  'draft in a planned release': insert('draft') + inRelease(inOneDay),
  'changed, in a planned release': insert('published') + inRelease(inOneDay),
  withdrawn: insert('published') + send('withdraw_document', null),
  archived: insert('archived'),
  'planned change, restored': `${insert('published')} ${send('plan_document', { title: 'P' }, `, ${inOneDay}`)} ${remove} ${restore}`,
  deleted: insert('published') + send('save_document', { title: 'P' }) + remove,
};

/** What somebody does to it. */
const acts: Record<string, string> = {
  save: send('save_document', { title: 'S' }),
  publish: send('publish_document', { title: 'S' }),
  'publish for later': send('publish_document', { title: 'S' }).replace(
    '"title":"S"}\'::jsonb',
    `"title":"S"}'::jsonb || jsonb_build_object('published_at', ${inOneDay})`,
  ),
  plan: send('plan_document', { title: 'S' }, `, ${inOneDay}`),
  'cancel the plan': `perform public.unplan_document('${key}');`,
  'drag in the calendar': `perform public.move_plan('${key}', ${inOneDay}, now() + interval '12 hours');`,
  'drag in the calendar, undo': `perform public.move_plan('${key}', ${inOneDay}, now() + interval '12 hours');
    perform public.move_plan('${key}', now() + interval '12 hours', ${inOneDay});`,
  withdraw: send('withdraw_document', null),
  archive: send('save_document', { status: 'archived' }),
  'archive in the table': patch(`status = 'archived'`),
  'publish for later in the table': patch(`status = 'published', published_at = ${inOneDay}`),
  'move the slug': patch(`slug = 'b'`),
  classify: patch(`category_id = '${rows.categories.unused}'`),
  'classify, undo': patch(`category_id = '${rows.categories.unused}'`) + patch('category_id = null'),
  'accept a note': `insert into private.preview_notes (id, document_kind, document_id, place, words, proposal, name)
      values ('${noteId}', 'article', '${articleId}', 'title', 'A', 'N', 'Lectrice');
    ${send('save_document', { title: 'N' })} perform public.answer_preview_note('${noteId}', 'accepted');`,
  discard: send('discard_document_changes', null),
  'discard, undo': takingBack(send('discard_document_changes', null)),
  delete: remove,
  'delete, restore': remove + restore,
  'restore from the bin': restore,
  'restore a version': send('save_document', { title: 'A' }, `, 'restored'`),
  'restore a version, undo': takingBack(send('save_document', { title: 'A' }, `, 'restored'`)),
  'restore a version from the bin': `${remove} perform public.restore_deleted_record('articles', '${articleId}', 1);`,
  'add to a release': `perform public.add_to_release('${release}', '${key}');`,
  'remove from its release': `perform public.remove_from_release('${other}', '${key}');`,
  'publish its release': publishIt,
  'publish its release, undo': `${publishIt} perform public.undo_release('${other}');`,
  'publish with others': together(),
  'publish with others, undo': together() + undoTogether,
  'withdraw with others': together(', true'),
  'withdraw with others, undo': together(', true') + undoTogether,
};

/** « online, waits, moment », and what is online a day later; « gone » where nothing is there. */
async function takeAct(state: string, act: string): Promise<string> {
  const sound = `do $do$ begin ${state}
    begin ${act} exception when others then
      if sqlstate not like 'PT4%' then raise; end if;
      perform set_config('tests.refused', 'refused: ', true);
    end; end $do$;`;
  const read = (moment: string) => `(select case
      when not exists (select from public.articles where id = '${articleId}') then 'gone' else concat_ws(' ',
      (select case when private.is_public(status, dated_at, ${moment}) then title else '·' end from public.articles where id = '${articleId}'),
      coalesce(private.pending_value(named) ->> 'title',
        (select title from public.articles where id = '${articleId}' and status <> 'published'), '·'),
      coalesce(
        (select case when part.begun_at < now() + interval '1 minute' then 'end'
            when part.begun_at is not null then 'date, end' when known.name is null then 'plan' else 'release'
          end || case when part.ends_at is null then '' else ', end' end || case when known.due_at is null then '' else ' dated' end
          from private.release_documents as part join private.releases as known on known.id = part.release_id
          where (part.kind, part.id) = named and part.is_open),
        (select 'date' from public.articles where id = '${articleId}' and status = 'published' and dated_at > ${moment}), '·')) end
    from (select 'article'::public.document_kind, '${articleId}' collate "C") as named (kind, id))`;
  try {
    await backend.exec(`
      select set_config('request.jwt.claims', '{"sub": "${people.admin}", "role": "authenticated"}', true),
        set_config('request.jwt.claim.sub', '${people.admin}', true), set_config('tests.refused', '', true);
      ${sound}
      do $do$ declare now_says text := ${read('now()')}; begin
        perform private.publish_due_releases(now() + interval '25 hours');
        raise exception using errcode = 'PT299', message = current_setting('tests.refused') || now_says || ' → '
          || split_part(${read(`now() + interval '25 hours'`)}, ' ', 1);
      end $do$;`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'PT299') return error.message;
    throw error;
  }
  throw new Error('The script has raised nothing.');
}

test.each(Object.keys(states))('what becomes of what is %s', async (state) => {
  const [head = [], , ...lines] = readTable(statesHeading, 0);
  const column = head.indexOf(state);
  const found: Record<string, string> = {};
  for (const [act, statements] of Object.entries(acts))
    found[act] = await takeAct(states[state] ?? '', statements);
  expect(found).toEqual(Object.fromEntries(lines.map((cells) => [cells[0], cells[column]])));
});
