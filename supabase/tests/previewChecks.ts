import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';
import { assertAccepted, attempt, type Check, restored } from './attempt.ts';
import { toDocument } from './versionChecks.ts';
import { people, previewTokens, rows, type Fixtures, named } from './world.ts';

const { draft } = rows.articles;

/** What the draft's link shows of it, as everybody who has the link sees it. */
export async function readPreview(client: SupabaseClient, token: string = previewTokens.living) {
  const { data } = await client.rpc('read_preview', { token }).maybeSingle().throwOnError();
  return data as {
    name: string | null;
    documents: { document: string; withdraws: boolean; value: Record<string, unknown> }[];
    content_hash: string;
    ends_at: string;
  } | null;
}

/** Approves what a link leads to: the content of the moment, unless told otherwise. */
export async function approve(
  client: SupabaseClient,
  link: keyof typeof previewTokens,
  contentHash?: string,
  values: { id?: string; name?: string; comment?: string } = {},
) {
  return client.rpc('approve_preview', {
    token: previewTokens[link],
    id: '70000000-0000-4000-8000-000000000002',
    content_hash:
      contentHash ??
      (await readPreview(client, previewTokens[link === 'page' || link === 'release' ? link : 'living']))
        ?.content_hash,
    name: 'Marie Roy',
    ...values,
  });
}

type Previews = {
  links: { id: string }[];
  approvals: { id: string; is_current: boolean }[];
};

/** What an editor sees of the previews of an article or a content: unless told, the draft's. */
export async function getPreviews(
  fixtures: Fixtures,
  shared: { release_id: string } | { document: string } = { document: toDocument(draft) },
): Promise<Previews> {
  const { data } = await fixtures.as.editor.rpc('list_previews', shared).single().throwOnError();
  return data as Previews;
}

const page = { document: rows.site_contents.site };

/** Saves the content of the world's page as an editor does, from the version that it has there. */
const savePage = (fixtures: Fixtures, value: object, seen_version = 2) =>
  fixtures.as.editor.rpc('save_document', { ...page, value, seen_version }).throwOnError();

/** What waits for whom. A composed page goes by its title, a section by its key. */
const pendingChecks: Check[] = [
  restored(
    'list_waiting_approvals',
    'what was approved waits until it is changed or published',
    async (fixtures) => {
      const section = page.document;
      assert.deepEqual(await pending(fixtures, 'editor'), [section, 'Brouillon']);
      await fixtures.exec(`update public.articles set content = 'Autre' where id = '${draft}'`);
      assert.deepEqual(await pending(fixtures, 'editor'), [section]);
      await fixtures.restore();
      await fixtures.exec(
        `update public.articles set status = 'published', published_at = now() where id = '${draft}'`,
      );
      assert.deepEqual(await pending(fixtures, 'editor'), [section]);
      await saveAndApprove(fixtures, section, { title: 'Publié' });
      assert.deepEqual(await pending(fixtures, 'editor'), []);
      const { error } = await fixtures.as.moderator.rpc('list_waiting_approvals');
      assert.equal(error?.code, '42501');
    },
  ),
  restored(
    'list_waiting_approvals',
    'a composed page waits under its title, settings for those who may publish them',
    async (fixtures) => {
      const others = [rows.site_contents.site, 'Brouillon'];
      await saveAndApprove(fixtures, 'page/composee', { title: 'Autre titre', slug: 'composee' });
      await saveAndApprove(fixtures, 'settings/company', { title: 'Autre' });
      assert.deepEqual(new Set(await pending(fixtures, 'editor')), new Set(['Autre titre', ...others]));
      assert.deepEqual(
        new Set(await pending(fixtures, 'admin')),
        new Set(['Autre titre', 'settings/company', ...others]),
      );
    },
  ),
];

async function pending(fixtures: Fixtures, actor: 'editor' | 'admin') {
  const { data } = await fixtures.as[actor].rpc('list_waiting_approvals').throwOnError();
  return (data as { title: string | null; document: string }[]).map(
    ({ title, document }) => title ?? document,
  );
}

const saveAndApprove = (fixtures: Fixtures, key: string, value: object) =>
  fixtures.exec(`insert into private.document_versions (kind, id, number, version, value, reason, is_pending)
    values (${named(key)}, 9, 9, '${JSON.stringify(value)}', 'saved', true);
    delete from private.pending_changes where (kind, id) = (${named(key)});
    insert into private.pending_changes (kind, id, number)
    select ${named(key)}, 9 where private.stored_value((${named(key)})) <> '${JSON.stringify(value)}';
    insert into private.preview_approvals (id, document_kind, document_id, content_hash, name)
    values (gen_random_uuid(), ${named(key)}, private.document_hash((${named(key)})), 'Approuvé')`);

/** The same of contents: what an approval bears on is the latest save, whatever is published. */
const contentPreviewChecks: Check[] = [
  restored(
    'list_previews',
    'an approval of a content is marked after the next save, until the text is what it was',
    async (fixtures) => {
      const marks = async () =>
        (await getPreviews(fixtures, page)).approvals.map(({ is_current }) => is_current);
      const [saved] = await fixtures.sql<{ value: object }>(
        `select private.team_value(private.document_of($1)) as value`,
        [page.document],
      );
      assert.deepEqual(await marks(), [true]);
      await savePage(fixtures, { title: 'Autre' });
      assert.deepEqual(await marks(), [false]);
      await savePage(fixtures, saved?.value ?? {}, 3);
      assert.deepEqual(await marks(), [true]);
      await fixtures.as.editor
        .rpc('publish_document', { ...page, value: saved?.value, seen_version: 4 })
        .throwOnError();
      assert.deepEqual(await marks(), [true]);
      await fixtures.as.editor.rpc('withdraw_document', { ...page, seen_version: 5 }).throwOnError();
      assert.deepEqual(await marks(), [false]);
    },
  ),
  {
    subject: 'list_previews',
    name: 'the links and approvals of one content are listed, and no others',
    run: async (fixtures) => {
      const { links, approvals } = await getPreviews(fixtures, page);
      assert.deepEqual(
        [links.map(({ id }) => id), approvals.map(({ id }) => id)],
        [[rows.preview_links.page], [rows.preview_approvals.page]],
      );
      assert.deepEqual(await getPreviews(fixtures, { document: 'home/method' }), {
        links: [],
        approvals: [],
      });
    },
  },
  {
    subject: 'revoke_preview_link',
    name: 'who may not edit learns nothing of a link that isn’t there',
    run: (fixtures) =>
      attempt(
        fixtures,
        'revoke_preview_link',
        () => fixtures.as.moderator.rpc('revoke_preview_link', { link_id: draft }),
        'rejected',
      ),
  },
  restored(
    'read_preview',
    'a link shows its own content as it was saved last, until it has no text of its own',
    async (fixtures) => {
      const shown = async () =>
        (await readPreview(fixtures.as.anonymous, previewTokens.page))?.documents ?? null;
      const getContent = (title: string) => [{ ...page, withdraws: false, value: { title } }];
      assert.deepEqual(await shown(), getContent('Brouillon'));
      await savePage(fixtures, { title: 'Autre' });
      assert.deepEqual(await shown(), getContent('Autre'));
      await fixtures.as.editor.rpc('withdraw_document', { ...page, seen_version: 3 }).throwOnError();
      assert.equal(await shown(), null);
    },
  ),
  restored(
    'create_preview_link',
    'a content has ten living links at most; what visitors never read, or nobody has saved, has none',
    async (fixtures) => {
      const create = (document: string) =>
        fixtures.as.admin.rpc('create_preview_link', { document }).then(({ error }) => error?.code);
      const made = [];
      for (let count = 0; count < 10; count += 1) made.push(await create(page.document));
      assert.deepEqual(made, [...Array<undefined>(9).fill(undefined), 'PT409']);
      assert.equal(await create('home/method'), undefined);
      assert.equal(await create(rows.site_contents.internal), 'PT400');
      assert.equal(await create('home/nothing'), 'PT404');
    },
  ),
  restored(
    'approve_preview',
    'an approval of a content is refused for another text, and stays when old things go',
    async (fixtures) => {
      assert.equal((await approve(fixtures.as.anonymous, 'page', 'autre')).error?.code, 'PT409');
      assertAccepted(await approve(fixtures.as.anonymous, 'page'));
      await fixtures.exec('select private.apply_retention()');
      assert.equal((await getPreviews(fixtures, page)).approvals.length, 2);
    },
  ),
  restored(
    'apply_retention',
    'an approval of a content stays for 24 months, one of an article as long as the article',
    async (fixtures) => {
      const storedAt = async (months: number) => {
        await fixtures.exec(`update private.preview_approvals
          set approved_at = now() - interval '${months} months' + interval '1 hour';
          select private.apply_retention();`);
        return [
          (await getPreviews(fixtures, page)).approvals.length,
          (await getPreviews(fixtures)).approvals.length,
        ];
      };
      assert.deepEqual(await storedAt(24), [1, 2]);
      assert.deepEqual(await storedAt(25), [0, 2]);
    },
  ),
];

/** Each thing that an approval bears on, as a statement that changes it. */
const edits: Record<string, string> = {
  title: `update public.articles set title = 'Autre' where id = '${draft}'`,
  slug: `update public.articles set slug = 'autre' where id = '${draft}'`,
  content: `update public.articles set content = 'Autre' where id = '${draft}'`,
  excerpt: `update public.articles set excerpt = 'Autre' where id = '${draft}'`,
  picture: `update public.articles set featured_image_url = '/autre.png' where id = '${draft}'`,
  'words of the picture': `update public.articles set featured_image_alt = 'Autre' where id = '${draft}'`,
  'title for search': `update public.articles set meta_title = 'Autre' where id = '${draft}'`,
  'description for search': `update public.articles set meta_description = 'Autre' where id = '${draft}'`,
  'picture for sharing': `update public.articles set og_image_url = '/autre.png' where id = '${draft}'`,
  'name of the category': `update public.categories set name = 'Autre' where id = '${rows.categories.unpublished}'`,
  'other category': `update public.articles set category_id = null where id = '${draft}'`,
  'name of a tag': `update public.tags set name = 'Autre' where id = '${rows.tags.unpublished}'`,
  'one more tag': `insert into public.article_tags values ('${draft}', '${rows.tags.unused}')`,
  'name of the author': `update private.accounts set last_name = 'Autre' where user_id = '${people.draftAuthor}'`,
};

/** What no approval is lost by: when and where the article is published, and how often it is read. */
const harmless: Record<string, string> = {
  status: `update public.articles set status = 'published', published_at = now() where id = '${draft}'`,
  'a reader': `update public.articles set views_count = 1 where id = '${draft}'`,
};

const editCheck = ([name, statement]: [string, string], isCurrent: boolean): Check =>
  restored(
    'list_previews',
    `an approval ${isCurrent ? 'outlives' : 'is marked after'} a change of: ${name}`,
    async (fixtures) => {
      await fixtures.exec(statement);
      const { approvals } = await getPreviews(fixtures);
      assert.deepEqual(
        approvals.map(({ is_current }) => is_current),
        [isCurrent, false],
      );
    },
  );

/** What lines of the permission table can't say of links to articles, and what is approved through them. */
export const previewChecks: Check[] = [
  ...pendingChecks,
  ...contentPreviewChecks,
  ...Object.entries(edits).map((edit) => editCheck(edit, false)),
  ...Object.entries(harmless).map((edit) => editCheck(edit, true)),
  {
    subject: 'list_previews',
    name: 'the living links and all approvals of one article are listed, newest first',
    run: async (fixtures) => {
      const { links, approvals } = await getPreviews(fixtures);
      assert.deepEqual(
        links.map(({ id }) => id),
        [rows.preview_links.living],
      );
      assert.deepEqual(
        approvals.map(({ id }) => id),
        [rows.preview_approvals.current, rows.preview_approvals.outdated],
      );
      assert.deepEqual(await getPreviews(fixtures, { document: toDocument(rows.articles.published) }), {
        links: [],
        approvals: [],
      });
    },
  },
  {
    subject: 'create_preview_link',
    name: 'an article has ten living links at most, whatever others have',
    run: async (fixtures) => {
      const create = (articleId: string) =>
        fixtures.as.editor
          .rpc('create_preview_link', { document: toDocument(articleId) })
          .then(({ error }) => error?.code);
      try {
        const made = [];
        for (let count = 0; count < 10; count += 1) made.push(await create(draft));
        assert.deepEqual(made, [...Array<undefined>(9).fill(undefined), 'PT409']);
        assert.equal(await create(rows.articles.published), undefined);
      } finally {
        await fixtures.restore();
      }
    },
  },
  {
    subject: 'approve_preview',
    name: 'a link takes fifty approvals, whatever others took, and an attempt that is repeated counts once',
    run: async (fixtures) => {
      const id = (number: number) => `70000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      const { content_hash } = (await readPreview(fixtures.as.anonymous)) ?? {};
      const approveAs = (number: number) =>
        approve(fixtures.as.anonymous, 'living', content_hash, { id: id(number) }).then(
          ({ error }) => error?.code,
        );
      try {
        await fixtures.exec(`insert into private.preview_approvals (id, document_kind, document_id, link_id, content_hash, name)
          select gen_random_uuid(), ${named(toDocument(draft))}, '${rows.preview_links.ended}', 'autre', 'Autre' from generate_series(1, 50)`);
        await fixtures.exec(`insert into private.preview_approvals (id, document_kind, document_id, link_id, content_hash, name)
          select gen_random_uuid(), ${named(toDocument(draft))}, '${rows.preview_links.living}', 'autre', 'Autre' from generate_series(1, 48)`);
        assert.deepEqual(
          [await approveAs(1), await approveAs(1), await approveAs(2)],
          [undefined, undefined, 'PT429'],
        );
      } finally {
        await fixtures.restore();
      }
    },
  },
  {
    subject: 'approve_preview',
    name: 'an id that another link has used makes no approval',
    run: (fixtures) =>
      attempt(
        fixtures,
        'approve_preview',
        () => approve(fixtures.as.anonymous, 'living', undefined, { id: rows.preview_approvals.outdated }),
        'failed',
      ),
  },
  {
    subject: 'read_preview',
    name: 'a link shows its own article, whole and alone',
    run: async (fixtures) => {
      const read = (token: string) =>
        fixtures.as.anonymous.from('preview_articles').select('*').setHeader('x-preview', token);
      const [own, nothing, published] = await Promise.all([
        read(previewTokens.living).throwOnError(),
        read(previewTokens.ended).throwOnError(),
        fixtures.as.anonymous.from('articles').select('id').throwOnError(),
      ]);
      const online = published.data.map(({ id }) => id as string);
      assert.deepEqual(new Set(nothing.data.map(({ id }) => id as string)), new Set(online));
      assert.deepEqual(new Set(own.data.map(({ id }) => id as string)), new Set([...online, draft]));
      const article = own.data.find(({ id }) => id === draft) as Record<string, unknown> | undefined;
      assert.equal(article?.['status'], 'published');
      assert.deepEqual(article['categories'], { name: 'Secret', slug: 'secret', color: '#003A69' });
      assert.deepEqual(article['profiles'], { first_name: 'draftAuthor', last_name: 'Test' });
      assert.deepEqual(article['article_tags'], [
        { tags: { id: rows.tags.unpublished, name: 'Fusion', slug: 'fusion' } },
      ]);
    },
  },
];
