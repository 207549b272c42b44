import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { assertAccepted, attempt } from './attempt.ts';
import { openWorld } from './openWorld.ts';
import { addNote, approve, getPreviews, readPreview } from './previews.ts';
import { toDocument } from './versions.ts';
import { named, people, previewTokens, rows, signIn } from './world.ts';

const fixtures = openWorld();

const { draft, published } = rows.articles;

type NewLink = { id: string; token: string; ends_at: string };

async function share(articleId: string = draft): Promise<NewLink> {
  const { data } = await fixtures.as.editor
    .rpc('create_preview_link', { document: toDocument(articleId) })
    .throwOnError();
  return data as NewLink;
}

const revoke = ({ id }: Pick<NewLink, 'id'>) =>
  fixtures.as.editor.rpc('revoke_preview_link', { link_id: id }).throwOnError();

/** Everything that the answer to an attempt tells. */
const reported = ({ data, error, status }: { data: unknown; error: unknown; status: number }) =>
  JSON.stringify([status, data, error]);

describe('a token', () => {
  test('has 244 random bits, of which only the hash is stored', async () => {
    const { token, ends_at } = await share();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await share()).token).not.toBe(token);
    expect(Date.parse(ends_at) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
    expect(Date.parse(ends_at) - Date.now()).toBeLessThan(14.1 * 86_400_000);
    const links = await fixtures.sql<{ line: string }>(
      `select to_jsonb(link)::text as line from private.preview_links as link`,
    );
    const stored = links.map(({ line }) => line).join('\n');
    expect(stored).toContain(createHash('sha256').update(token).digest('hex'));
    expect(stored).not.toContain(token);
  });

  test('is given once: no list names it, nor its hash, and the tables are out of reach', async () => {
    const { token } = await share();
    const hash = createHash('sha256').update(token).digest('hex');
    const { data } = await fixtures.as.admin.rpc('list_previews', { document: toDocument(draft) });
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${token}|${hash}|token`));
    for (const table of ['preview_links', 'preview_approvals']) {
      const { error } = await fixtures.as.admin.from(table).select('*');
      expect(error).not.toBeNull();
      expect(await fixtures.affected('admin', `perform from private.${table}`)).toBe('denied');
    }
  });

  test('leads to its own article and no other', async () => {
    const { token } = await share(published);
    const read = async (own?: string) =>
      (await readPreview(fixtures.as.anonymous, own))?.documents.map(({ document }) => document);
    expect(await read(token)).toEqual([toDocument(published)]);
    expect(await read()).toEqual([toDocument(draft)]);
  });

  test.each([
    ['invented', 'x'.repeat(43)],
    ['empty', ''],
    ['a wildcard', '%'],
    ['the hash itself', createHash('sha256').update(previewTokens.living).digest('hex')],
    ['with something more', `${previewTokens.living}0`],
    ['ended', previewTokens.ended],
  ])('that is %s opens nothing, and all of these answer alike', async (_what, token) => {
    const client = fixtures.as.anonymous;
    const { id } = await share();
    const revoked = await share();
    await revoke(revoked);
    const read = (candidate: string) => client.rpc('read_preview', { token: candidate });
    const tryToApprove = (candidate: string) =>
      client.rpc('approve_preview', { token: candidate, id, content_hash: 'x', name: '' });
    expect((await read(token)).data).toEqual([]);
    expect(reported(await read(token))).toBe(reported(await read(revoked.token)));
    expect((await tryToApprove(token)).status).toBe(404);
    expect(reported(await tryToApprove(token))).toBe(reported(await tryToApprove(revoked.token)));
  });

  test('is replayed in vain once its link is revoked', async () => {
    const link = await share();
    const { content_hash = '' } = (await readPreview(fixtures.as.anonymous, link.token)) ?? {};
    const approval = { token: link.token, content_hash, name: 'Marie' };
    const first = await fixtures.as.anonymous.rpc('approve_preview', { ...approval, id: draft });
    expect(first.error).toBeNull();
    await revoke(link);
    expect(await readPreview(fixtures.as.anonymous, link.token)).toBeNull();
    const second = await fixtures.as.anonymous.rpc('approve_preview', { ...approval, id: published });
    expect(second.error).toMatchObject({
      code: 'PT404',
      message: 'Ce lien d’aperçu n’est plus valable.',
    });
    // What was approved before stays.
    expect((await getPreviews(fixtures)).approvals).toMatchObject([{ id: draft, is_current: true }, {}, {}]);
  });

  test('to a release with settings ends where its maker is no admin any more', async () => {
    const shareRelease = async (release_id: string) => {
      const { data } = await fixtures.as.admin.rpc('create_preview_link', { release_id }).throwOnError();
      return (data as NewLink).token;
    };
    const [settings, page] = [
      await shareRelease(rows.releases.settings),
      await shareRelease(rows.releases.page),
    ];
    const read = (token: string) => readPreview(fixtures.as.anonymous, token);
    expect(await read(settings)).not.toBeNull();
    await fixtures.sql(`update private.accounts set role = 'admin' where user_id = $1`, [people.colleague]);
    await fixtures.sql(`update private.accounts set role = 'editor' where user_id = $1`, [people.admin]);
    expect(await read(settings)).toBeNull();
    expect(await read(page)).not.toBeNull();
  });

  test('dies on time', async () => {
    const { id, token } = await share();
    const end = (moment: string) =>
      fixtures.sql(`update private.preview_links set ends_at = now() + $1::interval where id = $2`, [
        moment,
        id,
      ]);
    await end('1 minute');
    expect(await readPreview(fixtures.as.anonymous, token)).not.toBeNull();
    await end('-1 second');
    expect(await readPreview(fixtures.as.anonymous, token)).toBeNull();
    await fixtures.exec('select private.apply_retention()');
    expect(await fixtures.sql('select id from private.preview_links where id = $1', [id])).toEqual([]);
  });
});

describe('an approval', () => {
  test('is bound to the content that was read, and refused for another one', async () => {
    const { content_hash = '' } = (await readPreview(fixtures.as.anonymous)) ?? {};
    await fixtures.as.editor.from('articles').update({ content: 'Autre' }).eq('id', draft).throwOnError();
    const late = await approve(fixtures.as.anonymous, 'living', content_hash);
    expect(late).toMatchObject({
      status: 409,
      error: { code: 'PT409', message: 'Le texte a changé entre-temps.' },
    });
    expect((await approve(fixtures.as.anonymous, 'living')).error).toBeNull();
    expect((await getPreviews(fixtures)).approvals).toMatchObject([
      { name: 'Marie Roy', comment: null, is_current: true },
      { is_current: false },
      { is_current: false },
    ]);
  });

  test('doesn’t bear on another article, whatever hash is sent', async () => {
    const other = await share(published);
    const { content_hash = '' } = (await readPreview(fixtures.as.anonymous, other.token)) ?? {};
    expect((await approve(fixtures.as.anonymous, 'living', content_hash)).error?.code).toBe('PT409');
  });

  test('of a text that has come back is one of today’s text again', async () => {
    const write = (content: string) =>
      fixtures.as.editor.from('articles').update({ content }).eq('id', draft).throwOnError();
    await write('Un');
    await approve(fixtures.as.anonymous, 'living');
    await write('Deux');
    expect((await getPreviews(fixtures)).approvals[0]?.is_current).toBe(false);
    await write('Un');
    expect((await getPreviews(fixtures)).approvals[0]?.is_current).toBe(true);
  });

  test.each([
    ['no name', { name: '' }],
    ['a blank name', { name: '  ' }],
    ['a name of two lines', { name: 'Marie\nRoy' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['a blank word', { comment: ' ' }],
    ['a word that is too long', { comment: 'x'.repeat(1001) }],
    ['an id that is taken', { id: rows.preview_approvals.outdated }],
    ['a word that no feed could carry', { comment: 'Cloche\u0007' }],
  ])('with %s is refused, without a word of what else the row holds', async (_what, values) => {
    const { status, error } = await approve(fixtures.as.anonymous, 'living', undefined, values);
    const message = 'Vérifiez votre nom et votre mot, puis réessayez.';
    expect([status, error]).toMatchObject([400, { code: 'PT400', message, details: null }]);
    expect(await fixtures.hasChanged()).toBe(false);
  });

  test('keeps the name and the word as they were written', async () => {
    const values = { name: 'Élodie <b>Roy</b>', comment: 'Oui !\nAvec « joie ».' };
    await approve(fixtures.as.anonymous, 'living', undefined, values);
    expect((await getPreviews(fixtures)).approvals[0]).toMatchObject({ ...values, is_current: true });
  });
});

describe('the article that is shared', () => {
  test('takes its links along when it is deleted; undone, its approvals are there, and its links are not', async () => {
    const { token } = await share();
    await fixtures.as.admin.from('articles').delete().eq('id', draft).throwOnError();
    expect(await readPreview(fixtures.as.anonymous, token)).toBeNull();
    await fixtures.exec('select private.apply_retention()');
    await fixtures.as.admin
      .rpc('restore_deleted_record', { source: 'articles', record_id: draft })
      .throwOnError();
    expect(await readPreview(fixtures.as.anonymous, token)).toBeNull();
    const { links, approvals } = await getPreviews(fixtures);
    expect([links, approvals.map(({ is_current }) => is_current)]).toEqual([[], [true, false]]);
  });

  test('leaves nothing of its approvals when it is gone for good', async () => {
    await fixtures.as.admin.from('articles').delete().eq('id', draft).throwOnError();
    await fixtures.exec(`update private.deleted_records set deleted_at = now() - interval '31 days'`);
    await fixtures.exec('select private.apply_retention()');
    expect(
      await fixtures.sql(`select id from private.preview_approvals where document_kind = 'article'`),
    ).toEqual([]);
  });

  test('has to exist', async () => {
    const { error } = await fixtures.as.editor.rpc('create_preview_link', {
      document: toDocument(people.editor),
    });
    expect(error).toMatchObject({ code: 'PT404', message: 'Cet article n’existe plus.' });
  });

  test('is read without being counted, and stays out of every other answer', async () => {
    const { token } = await share();
    await readPreview(fixtures.as.anonymous, token);
    const { data } = await fixtures.as.anonymous.from('articles').select('id').eq('id', draft);
    expect(data).toEqual([]);
    const [article] = await fixtures.sql<{ views_count: number; changes: number }>(
      `select views_count, (select count(*)::integer from public.page_changes where path = '/blog/brouillon') as changes
       from public.articles where id = $1`,
      [draft],
    );
    expect(article).toEqual({ views_count: 0, changes: 0 });
  });
});

test('an editor who is suspended neither shares, nor lists, nor revokes', async () => {
  const client = await signIn(fixtures, 'editor');
  // Without triggers: the journal would be a change.
  const ban = (until: string) =>
    fixtures.exec(`set local session_replication_role = replica;
      update auth.users set banned_until = ${until} where id = '${people.editor}'`);
  await ban(`now() + interval '1 hour'`);
  try {
    const attempts = [
      client.rpc('create_preview_link', { document: toDocument(draft) }),
      client.rpc('list_previews', { document: toDocument(draft) }),
      client.rpc('revoke_preview_link', { link_id: rows.preview_links.living }),
    ];
    for (const { error } of await Promise.all(attempts)) expect(error?.code).toBe('PT401');
    expect(await fixtures.hasChanged()).toBe(false);
  } finally {
    await ban('null');
  }
});

describe('a link ends with its maker’s right to make it', () => {
  const opens = (token: string) => `exists (select from public.read_preview('${token}'))`;
  const { living, settings } = previewTokens;

  test.each([
    ['when they are no editor any more', people.colleague, `role = 'moderator'`, living],
    ['when it shows a setting, and they are no admin any more', people.admin, `role = 'editor'`, settings],
  ])('%s, and stays ended when they may again', async (_when, maker, change, token) => {
    const demote = (role: string) => `update private.accounts set ${role} where user_id = '${maker}';`;
    // Somebody has to be an admin.
    const other = `update private.accounts set role = 'admin' where user_id = '${people.stranger}';`;
    const steps = `do $$ begin
      ${other}
      assert ${opens(token)}, 'before';
      ${demote(change)}
      assert not ${opens(token)}, 'after';
      ${demote(`role = 'admin'`)}
      assert not ${opens(token)}, 'again';
      raise exception 'as expected, and undone' using errcode = 'PT200';
    end $$`;
    await expect(fixtures.exec(steps)).rejects.toMatchObject({ code: 'PT200' });
  });

  test('when they are suspended or removed: nothing is read, approved or noted by it', async () => {
    const events = [
      `update auth.users set banned_until = now() + interval '1 hour' where id = '${people.colleague}'`,
      `delete from auth.users where id = '${people.colleague}'`,
    ];
    for (const event of events)
      await expect(
        fixtures.exec(`do $$ begin
          assert ${opens(living)}, 'before';
          ${event};
          assert not ${opens(living)}, 'after';
          assert not exists (select from public.list_preview_notes('${living}')), 'notes';
          begin
            perform public.approve_preview('${living}', gen_random_uuid(), 'x', 'Marie');
            assert false, 'approved';
          exception when sqlstate 'PT404' then null;
          end;
          begin
            perform public.add_preview_note(
              '${living}', gen_random_uuid(), 'article/${rows.articles.draft}', 'title', 'Brouillon', 'Marie', 'Oui'
            );
            assert false, 'noted';
          exception when sqlstate 'PT404' then null;
          end;
          -- What was said by it stays.
          assert exists (select from private.preview_approvals where id = '${rows.preview_approvals.current}'), 'approvals';
          raise exception 'as expected, and undone' using errcode = 'PT200';
        end $$`),
      ).rejects.toMatchObject({ code: 'PT200' });
  });
});

const page = { document: rows.site_contents.site };

/** Saves the content of the world's page as an editor does, from the version that it has there. */
const savePage = (value: object, seen_version = 2) =>
  fixtures.as.editor.rpc('save_document', { ...page, value, seen_version }).throwOnError();

/** What waits for whom. A composed page goes by its title, a section by its key. */
describe('what was approved', () => {
  test('what was approved waits until it is changed or published', async () => {
    const section = page.document;
    assert.deepEqual(await pending('editor'), [section, 'Brouillon']);
    await fixtures.exec(`update public.articles set content = 'Autre' where id = '${draft}'`);
    assert.deepEqual(await pending('editor'), [section]);
    await fixtures.restore();
    await fixtures.exec(
      `update public.articles set status = 'published', published_at = now() where id = '${draft}'`,
    );
    assert.deepEqual(await pending('editor'), [section]);
    await saveAndApprove(section, { title: 'Publié' });
    assert.deepEqual(await pending('editor'), []);
    const { error } = await fixtures.as.moderator.rpc('list_waiting_approvals');
    assert.equal(error?.code, '42501');
  });
  test('a composed page waits under its title, settings for those who may publish them', async () => {
    const others = [rows.site_contents.site, 'Brouillon'];
    await saveAndApprove('page/composee', { title: 'Autre titre', slug: 'composee' });
    await saveAndApprove('settings/company', { title: 'Autre' });
    assert.deepEqual(new Set(await pending('editor')), new Set(['Autre titre', ...others]));
    assert.deepEqual(
      new Set(await pending('admin')),
      new Set(['Autre titre', 'settings/company', ...others]),
    );
  });
});

async function pending(actor: 'editor' | 'admin') {
  const { data } = await fixtures.as[actor].rpc('list_waiting_approvals').throwOnError();
  return (data as { title: string | null; document: string }[]).map(
    ({ title, document }) => title ?? document,
  );
}

const saveAndApprove = (key: string, value: object) =>
  fixtures.exec(`insert into private.document_versions (kind, id, number, version, value, reason, is_pending)
    values (${named(key)}, 9, 9, '${JSON.stringify(value)}', 'saved', true);
    delete from private.pending_changes where (kind, id) = (${named(key)});
    insert into private.pending_changes (kind, id, number)
    select ${named(key)}, 9 where private.stored_value((${named(key)})) <> '${JSON.stringify(value)}';
    insert into private.preview_approvals (id, document_kind, document_id, content_hash, name)
    values (gen_random_uuid(), ${named(key)}, private.approved_hash((${named(key)}), null), 'Approuvé')`);

/** The same of contents: what an approval bears on is the latest save, whatever is published. */
describe('previews of contents', () => {
  test('an approval of a content is marked after the next save, until the text is what it was', async () => {
    const marks = async () =>
      (await getPreviews(fixtures, page)).approvals.map(({ is_current }) => is_current);
    const [saved] = await fixtures.sql<{ value: object }>(
      `select private.team_value(private.document_of($1)) as value`,
      [page.document],
    );
    assert.deepEqual(await marks(), [true]);
    await savePage({ title: 'Autre' });
    assert.deepEqual(await marks(), [false]);
    await savePage(saved?.value ?? {}, 3);
    assert.deepEqual(await marks(), [true]);
    await fixtures.as.editor
      .rpc('publish_document', { ...page, value: saved?.value, seen_version: 4 })
      .throwOnError();
    assert.deepEqual(await marks(), [true]);
    await fixtures.as.editor.rpc('withdraw_document', { ...page, seen_version: 5 }).throwOnError();
    assert.deepEqual(await marks(), [false]);
  });
  test('the links and approvals of one content are listed, and no others', async () => {
    const { links, approvals } = await getPreviews(fixtures, page);
    assert.deepEqual(
      [links.map(({ id }) => id), approvals.map(({ id }) => id)],
      [[rows.preview_links.page], [rows.preview_approvals.page]],
    );
    assert.deepEqual(await getPreviews(fixtures, { document: 'home/method' }), {
      links: [],
      approvals: [],
    });
  });
  test('who may not edit learns nothing of a link that isn’t there', () =>
    attempt(
      fixtures,
      'revoke_preview_link',
      () => fixtures.as.moderator.rpc('revoke_preview_link', { link_id: draft }),
      'rejected',
    ));
  test('a link shows its own content as it was saved last, until it has no text of its own', async () => {
    const shown = async () =>
      (await readPreview(fixtures.as.anonymous, previewTokens.page))?.documents ?? null;
    const getContent = (title: string) => [{ ...page, withdraws: false, value: { title } }];
    assert.deepEqual(await shown(), getContent('Brouillon'));
    await savePage({ title: 'Autre' });
    assert.deepEqual(await shown(), getContent('Autre'));
    await fixtures.as.editor.rpc('withdraw_document', { ...page, seen_version: 3 }).throwOnError();
    assert.equal(await shown(), null);
  });
  test('a content has ten living links at most; what visitors never read, or nobody has saved, has none', async () => {
    const create = (document: string) =>
      fixtures.as.admin.rpc('create_preview_link', { document }).then(({ error }) => error?.code);
    const made = [];
    for (let count = 0; count < 10; count += 1) made.push(await create(page.document));
    assert.deepEqual(made, [...Array<undefined>(9).fill(undefined), 'PT409']);
    assert.equal(await create('home/method'), undefined);
    assert.equal(await create(rows.site_contents.internal), 'PT400');
    assert.equal(await create('home/nothing'), 'PT404');
  });
  test('an approval of a content is refused for another text, and stays when old things go', async () => {
    assert.equal((await approve(fixtures.as.anonymous, 'page', 'autre')).error?.code, 'PT409');
    assertAccepted(await approve(fixtures.as.anonymous, 'page'));
    await fixtures.exec('select private.apply_retention()');
    assert.equal((await getPreviews(fixtures, page)).approvals.length, 2);
  });
  test('an approval of a content stays for 24 months, one of an article as long as the article', async () => {
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
  });
});

/** Each thing that an approval bears on, as a statement that changes it. */
const edits: Record<string, string> = {
  content: `update public.articles set content = 'Autre' where id = '${draft}'`,
  'words of the picture': `update public.articles set featured_image_alt = 'Autre' where id = '${draft}'`,
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

const editCheck = ([name, statement]: [string, string], isCurrent: boolean) =>
  test(`an approval ${isCurrent ? 'outlives' : 'is marked after'} a change of: ${name}`, async () => {
    await fixtures.exec(statement);
    const { approvals } = await getPreviews(fixtures);
    assert.deepEqual(
      approvals.map(({ is_current }) => is_current),
      [isCurrent, false],
    );
  });

/** What lines of the permission table can't say of links to articles, and what is approved through them. */
describe('previews of articles', () => {
  for (const edit of Object.entries(edits)) editCheck(edit, false);
  for (const edit of Object.entries(harmless)) editCheck(edit, true);
  test('the living links and all approvals of one article are listed, newest first', async () => {
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
  });
  test('an article has ten living links at most, whatever others have', async () => {
    const create = (articleId: string) =>
      fixtures.as.editor
        .rpc('create_preview_link', { document: toDocument(articleId) })
        .then(({ error }) => error?.code);
    const made = [];
    for (let count = 0; count < 10; count += 1) made.push(await create(draft));
    assert.deepEqual(made, [...Array<undefined>(9).fill(undefined), 'PT409']);
    assert.equal(await create(rows.articles.published), undefined);
  });
  test('a link takes fifty approvals, whatever others took, and an attempt that is repeated counts once', async () => {
    const id = (number: number) => `70000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const { content_hash } = (await readPreview(fixtures.as.anonymous)) ?? {};
    const approveAs = (number: number) =>
      approve(fixtures.as.anonymous, 'living', content_hash, { id: id(number) }).then(
        ({ error }) => error?.code,
      );
    await fixtures.exec(`insert into private.preview_approvals (id, document_kind, document_id, link_id, content_hash, name)
        select gen_random_uuid(), ${named(toDocument(draft))}, '${rows.preview_links.ended}', 'autre', 'Autre' from generate_series(1, 50)`);
    await fixtures.exec(`insert into private.preview_approvals (id, document_kind, document_id, link_id, content_hash, name)
        select gen_random_uuid(), ${named(toDocument(draft))}, '${rows.preview_links.living}', 'autre', 'Autre' from generate_series(1, 48)`);
    assert.deepEqual(
      [await approveAs(1), await approveAs(1), await approveAs(2)],
      [undefined, undefined, 'PT429'],
    );
  });
  test('an id that another link has used makes no approval', () =>
    attempt(
      fixtures,
      'approve_preview',
      () => approve(fixtures.as.anonymous, 'living', undefined, { id: rows.preview_approvals.outdated }),
      'failed',
    ));
  test('a link shows its own article, whole and alone', async () => {
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
  });
});

const draftDocument = `article/${rows.articles.draft}`;
const id = (number: number) => `40000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Note = {
  id: string;
  name: string;
  note: string | null;
  proposal: string | null;
  state: string;
  answer: string | null;
};

const getNotes = async (document: string) => {
  const { data } = await fixtures.as.editor.rpc('list_document_notes', { document }).throwOnError();
  return data as Note[];
};

const codeOf = async (answer: PromiseLike<{ error: { code?: string } | null }>) => (await answer).error?.code;

/** What lines of the permission table can't say of notes. */
describe('a note', () => {
  test('a note is there once, however often it is sent, and its link alone shows it', async () => {
    for (let time = 0; time < 2; time += 1)
      assertAccepted(await addNote(fixtures.as.anonymous, 'living', draftDocument));
    assert.deepEqual(
      (await getNotes(draftDocument)).map((note) => note.id).toSorted(),
      [rows.preview_notes.any, id(99)].toSorted(),
    );
    const { data } = await fixtures.as.anonymous.rpc('list_preview_notes', { token: previewTokens.page });
    assert.deepEqual(
      (data as Note[]).map((note) => note.id),
      [rows.preview_notes.page],
    );
    assert.equal(await codeOf(addNote(fixtures.as.anonymous, 'page', rows.site_contents.site)), 'PT400');
  });
  for (const [what, values] of [
    ['no name', { name: ' ' }],
    ['a name that shows nothing', { name: '\u00A0\u200B' }],
    ['a name that turns what follows', { name: 'Marie\u202E' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['a note that is too long', { note: 'x'.repeat(1001) }],
    ['nothing to say', { note: null }],
    ['a blank note', { note: ' ' }],
    ['words without end', { words: 'x'.repeat(5001) }],
    ['no place', { place: '' }],
    ['a bell', { note: '\u0007' }],
  ] as const) {
    test(`with ${what} is refused`, async () => {
      const { error } = await addNote(fixtures.as.anonymous, 'living', draftDocument, values);
      assert.deepEqual(
        [error?.code, error?.message],
        ['PT400', 'Vérifiez votre nom et votre note, puis réessayez.'],
      );
    });
  }
  test('other words are enough, a link takes a hundred', async () => {
    const client = fixtures.as.anonymous;
    assertAccepted(await addNote(client, 'living', draftDocument, { note: null, proposal: 'Un autre' }));
    await fixtures.exec(`insert into private.preview_notes (id, link_id, document_kind, document_id, place, words, name, note)
      select gen_random_uuid(), '${rows.preview_links.living}', ${named(draftDocument)}, 'title', '', 'Luc', 'Oui' from generate_series(3, 100)`);
    assert.equal(await codeOf(addNote(client, 'living', draftDocument, { id: id(98) })), 'PT429');
    assertAccepted(await addNote(client, 'page', rows.site_contents.site, { id: id(97) }));
  });
  test('an answer is read by who has the link, and the note outlives it', async () => {
    const answer = (state: string, words: string | null = null) =>
      fixtures.as.editor.rpc('answer_preview_note', { id: rows.preview_notes.any, state, answer: words });
    assert.equal(await codeOf(answer('perdue')), 'PT400');
    assert.equal(await codeOf(answer('closed', 'x'.repeat(1001))), 'PT400');
    assertAccepted(await answer('accepted', ' C’est fait. '));
    const { data } = await fixtures.as.anonymous.rpc('list_preview_notes', { token: previewTokens.living });
    assert.deepEqual(
      (data as Note[]).map(({ state, answer: read }) => [state, read]),
      [['accepted', 'C’est fait.']],
    );
    await fixtures.as.editor
      .rpc('revoke_preview_link', { link_id: rows.preview_links.living })
      .throwOnError();
    assert.equal((await getNotes(draftDocument)).length, 1);
    assert.equal(
      await codeOf(fixtures.as.editor.rpc('answer_preview_note', { id: id(50), state: 'closed' })),
      'PT404',
    );
  });
  test('a name takes its notes along, an address those that it stands in', async () => {
    // Those of other checks are done again too.
    await fixtures.exec('delete from private.erasures where true');
    const client = fixtures.as.anonymous;
    await addNote(client, 'living', draftDocument, { name: 'Zoé Roy', id: id(98) });
    await addNote(client, 'living', draftDocument, { note: 'Écrivez à zoe@exemple.test.', id: id(97) });
    const counted = async () => {
      const counts = [];
      for (const email of ['zoé roy', 'zoe@exemple.test']) {
        const { data } = await fixtures.as.admin.rpc('export_personal_data', { email }).throwOnError();
        counts.push((data as { preview_notes: unknown[] }).preview_notes.length);
      }
      return counts;
    };
    assert.deepEqual(await counted(), [1, 1]);
    await fixtures.as.admin.rpc('erase_personal_data', { email: 'Zoé Roy ' }).throwOnError();
    assert.deepEqual(await counted(), [0, 1]);
    await fixtures.as.admin.rpc('erase_personal_data', { email: 'zoe@exemple.test' }).throwOnError();
    assert.deepEqual(await counted(), [0, 0]);
    assert.equal((await getNotes(draftDocument)).length, 1);
    // Nor do they come back with data from before.
    await fixtures.exec(`
        create temporary table listed on commit drop as select private.list_erasures() as list;
        delete from private.erasures where true;
        insert into private.preview_notes (id, document_kind, document_id, place, words, name, note, created_at) values
          (gen_random_uuid(), ${named(draftDocument)}, 'title', '', 'Zoé Roy', 'Oui.', now() - interval '1 day'),
          (gen_random_uuid(), ${named(draftDocument)}, 'title', '', 'Luc', 'À zoe@exemple.test.', now() - interval '1 day');
        do $$ begin assert private.redo_erasures((select list from listed)) = 2; end $$;`);
    assert.equal((await getNotes(draftDocument)).length, 1);
  });
  test('notes go with their article, others after 24 months', async () => {
    await fixtures.exec(`
      update private.preview_notes set created_at = now() - interval '25 months' where true;
      delete from public.articles where id = '${rows.articles.draft}';
      update private.deleted_records set deleted_at = now() - interval '31 days' where true;
      select private.apply_retention();`);
    const left = await fixtures.sql<{ id: string }>('select id from private.preview_notes');
    assert.deepEqual(left, [{ id: rows.preview_notes.ended }]);
  });
});
