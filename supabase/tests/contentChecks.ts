import assert from 'node:assert/strict';
import { assertAccepted, type Check, restored } from './attempt.ts';
import { rows, type Fixtures } from './world.ts';

const { site: shown, internal } = rows.site_contents;
const draft = 'home/impact';
const fresh = 'home/nouveau';
const settings = 'settings/company';

type Value = Record<string, unknown>;

/** A content as `list_contents` tells of it. */
type Content = { key: string; version: number; draft: Value | null; published: Value | null };

const getContents = async (fixtures: Fixtures, content_key?: string): Promise<Content[]> => {
  const { data } = await fixtures.as.editor
    .rpc('list_contents', { ...(content_key && { content_key }) })
    .throwOnError();
  return data as Content[];
};

type Revision = { number: number; reason: string; note: string | null; first_name: string; total: number };

const getRevisions = async (fixtures: Fixtures, content_key: string): Promise<Revision[]> => {
  const { data } = await fixtures.as.editor.rpc('list_content_revisions', { content_key }).throwOnError();
  return data as Revision[];
};

const getTitle = (value: Value | null | undefined) => value?.['title'] ?? null;

/** What visitors read of a content. */
const publicTitle = async (fixtures: Fixtures, key: string) => {
  const { data } = await fixtures.as.anonymous.from('site_contents').select('value').eq('key', key);
  return getTitle((data?.[0]?.value as Value | undefined) ?? null);
};

/** Entries that the log of pages has under this address. */
const loggedAt = async (fixtures: Fixtures, path: string) => {
  const { count } = await fixtures.as.anonymous
    .from('page_changes')
    .select('number', { count: 'exact', head: true })
    .eq('path', path);
  return count;
};

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

const value = (title: string, rest: Value = {}) => ({ content_value: { title, ...rest } });

/** Every way to save, and what comes of it. */
const steps: Record<string, Step> = {
  'a first draft is nobody else’s': {
    call: ['save_content', value('Autre')],
    key: fresh,
    seen: 0,
    gives: 1,
    leaves: [null, 'Autre', 'saved'],
  },
  'a draft leaves what is published alone': {
    call: ['save_content', value('Autre')],
    key: 'home/method',
    seen: 1,
    gives: 2,
    leaves: ['Publié', 'Autre', 'saved'],
  },
  'a draft that says what is published is none': {
    call: ['save_content', value('Publié')],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', null, 'saved'],
  },
  'what changes nothing is no save': {
    call: ['save_content', value('Brouillon')],
    key: shown,
    seen: 2,
    gives: 2,
    leaves: ['Publié', 'Brouillon', 'saved'],
  },
  'what is published already isn’t published again': {
    call: ['publish_content', value('Publié')],
    key: 'home/method',
    seen: 1,
    gives: 1,
    leaves: ['Publié', null, 'published'],
  },
  'what is published already takes a draft along': {
    call: ['publish_content', value('Publié')],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', null, 'published'],
  },
  'a word makes a save of what changes nothing': {
    call: ['save_content', { ...value('Brouillon'), note: ' Relu ' }],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', 'Brouillon', 'saved'],
  },
  'a first text is published at once': {
    call: ['publish_content', value('Autre')],
    key: fresh,
    seen: 0,
    gives: 1,
    leaves: ['Autre', null, 'published'],
  },
  'a draft is published': {
    call: ['publish_content', value('Brouillon')],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Brouillon', null, 'published'],
  },
  'what goes back to the code takes its draft along': {
    call: ['revert_content', {}],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: [null, null, 'reverted'],
  },
  'a draft that goes back to the code is gone': {
    call: ['revert_content', {}],
    key: draft,
    seen: 1,
    gives: 2,
    leaves: [null, null, 'reverted'],
  },
  'what was never changed has nowhere to go back to': {
    call: ['revert_content', {}],
    key: fresh,
    seen: 0,
    gives: 0,
    leaves: [null, null, undefined],
  },
  'a version comes back as a draft': {
    call: ['restore_content', { revision: 1 }],
    key: draft,
    seen: 1,
    gives: 2,
    leaves: [null, 'Brouillon', 'restored'],
  },
  'a version that is published comes back instead of a draft': {
    call: ['restore_content', { revision: 1 }],
    key: shown,
    seen: 2,
    gives: 3,
    leaves: ['Publié', null, 'restored'],
  },
  'a version that there isn’t comes back from nowhere': {
    call: ['restore_content', { revision: 3 }],
    key: shown,
    seen: 2,
    gives: 'PT404',
    leaves: ['Publié', 'Brouillon', 'saved'],
  },
  'a version of another content is none of this one’s': {
    call: ['restore_content', { revision: 2 }],
    key: 'home/method',
    seen: 1,
    gives: 'PT404',
    leaves: ['Publié', null, 'published'],
  },
  'what has arrived without its answer arrives once': {
    call: ['save_content', value('Brouillon')],
    key: draft,
    seen: 0,
    gives: 1,
    leaves: [null, 'Brouillon', 'saved'],
  },
  ...Object.fromEntries(
    (
      [
        ['another text', 'save_content', value('Autre'), draft, 0],
        ['what was done otherwise', 'publish_content', value('Brouillon'), draft, 0],
        ['a much older version', 'save_content', value('Brouillon'), draft, -1],
        ['the words of somebody else', 'save_content', value('Brouillon'), shown, 1],
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
    ['save_content', 'publish_content', 'revert_content', 'restore_content'].flatMap((name) =>
      [1, 3, 0].map((seen): [string, Step] => [
        `${name} from version ${seen} instead of 2 is refused`,
        {
          call: [
            name,
            name === 'revert_content' ? {} : name === 'restore_content' ? { revision: 1 } : value('Autre'),
          ],
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
        ['no object', { content_value: ['Autre'] }, shown, 'PT400'],
        ['nothing', { content_value: null }, shown, 'PT400'],
        ['more than 64 kB', value('Long', { text: 'é'.repeat(32_768) }), shown, 'PT413'],
        ['a note of 501 characters', { ...value('Autre'), note: 'é'.repeat(501) }, shown, 'PT400'],
      ] as const
    ).map(([what, args, key, gives]): [string, Step] => [
      `${what} isn’t kept`,
      { call: ['publish_content', args], key, seen: 2, gives, leaves: ['Publié', 'Brouillon', 'saved'] },
    ]),
  ),
  ...Object.fromEntries(
    ['hero', '/hero', 'home/', 'Home/hero', 'home/é', 'home hero/a', `home/${'a'.repeat(96)}`].map(
      (key): [string, Step] => [
        `a content can’t be called ${key.slice(0, 20)}`,
        {
          call: ['save_content', value('Autre')],
          key,
          seen: 0,
          gives: 'PT400',
          leaves: [null, null, undefined],
        },
      ],
    ),
  ),
};

/** What lines of the permission table can't say of contents. */
export const contentChecks: Check[] = [
  ...Object.entries(steps).map(([name, { call, key, seen, gives, leaves }]) =>
    restored('keep_content', name, async (fixtures) => {
      const before = await publicTitle(fixtures, key);
      const { data, error } = await fixtures.as.editor.rpc(call[0], {
        content_key: key,
        seen_version: seen,
        ...call[1],
      });
      assert.equal(error?.code ?? data, gives, JSON.stringify(error));
      const [content] = await getContents(fixtures, key);
      const [latest] = await getRevisions(fixtures, key);
      const published = await publicTitle(fixtures, key);
      assert.deepEqual([published, getTitle(content?.draft), latest?.reason], leaves);
      assert.equal(getTitle(content?.published), published);
      assert.equal(content?.version, latest?.number);
      const saver = gives !== seen + 1 && key === shown ? 'colleague' : 'editor';
      assert.equal(latest?.first_name, latest && saver);
      // Whoever keeps copies of pages is told when there is something new to read, and then only.
      const isShown = published !== before || (call[0] === 'publish_content' && gives === seen + 1);
      assert.equal(await loggedAt(fixtures, '/'), isShown ? 1 : 0);
    }),
  ),
  restored(
    'list_contents',
    'editors see the contents that they may edit, each as it is now',
    async (fixtures) => {
      const seen = (contents: Content[]) =>
        contents.map(({ key, version, draft: text, published }) => [
          key,
          version,
          getTitle(text),
          getTitle(published),
        ]);
      const pages = [
        [shown, 2, 'Brouillon', 'Publié'],
        [draft, 1, 'Brouillon', null],
        ['home/method', 1, null, 'Publié'],
      ];
      assert.deepEqual(seen(await getContents(fixtures)), pages);
      assert.deepEqual(seen(await getContents(fixtures, draft)), [pages[1]]);
      const { data } = await fixtures.as.admin.rpc('list_contents').throwOnError();
      assert.deepEqual(seen(data as Content[]), [
        ...pages,
        [internal, 1, null, 'Publié'],
        [settings, 1, null, 'Publié'],
      ]);
    },
  ),
  restored(
    'list_content_revisions',
    'the saves of one content are listed, the latest first',
    async (fixtures) => {
      const seen = (revisions: Revision[]) =>
        revisions.map(({ number, reason, note, first_name, total }) => [
          number,
          reason,
          note,
          first_name,
          total,
        ]);
      assert.deepEqual(seen(await getRevisions(fixtures, shown)), [
        [2, 'saved', null, 'colleague', 2],
        [1, 'published', 'Un mot', 'editor', 2],
      ]);
      assert.deepEqual(seen(await getRevisions(fixtures, draft)), [[1, 'saved', null, 'editor', 1]]);
    },
  ),
  restored('read_content_revision', 'one save of one content is read', async (fixtures) => {
    const titles = [];
    for (const revision of [1, 2, 3]) {
      const { data } = await fixtures.as.editor
        .rpc('read_content_revision', { content_key: shown, revision })
        .throwOnError();
      titles.push((data as { value: Value }[]).map((found) => found.value['title']));
    }
    assert.deepEqual(titles, [['Publié'], ['Brouillon'], []]);
  }),
  restored('restore_content', 'what comes back says of which version it is', async (fixtures) => {
    await fixtures.as.editor
      .rpc('restore_content', { content_key: shown, revision: 1, seen_version: 2 })
      .throwOnError();
    const [latest] = await getRevisions(fixtures, shown);
    assert.deepEqual([latest?.number, latest?.note], [3, 'Version 1']);
  }),
  restored('may_edit_content', 'internal settings are an admin’s', async (fixtures) => {
    const { error } = await fixtures.as.editor.rpc('list_content_revisions', { content_key: internal });
    assert.equal(error?.code, '42501');
    assertAccepted(await fixtures.as.admin.rpc('list_content_revisions', { content_key: internal }));
  }),
];
