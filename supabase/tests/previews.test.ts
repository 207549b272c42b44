import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { approve, getPreviews, readPreview } from './previewChecks.ts';
import { toDocument } from './versionChecks.ts';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, people, previewTokens, rows, signIn, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
afterEach(() => fixtures.restore());
afterAll(() => backend.close());

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
    const links = await backend.sql<{ line: string }>(
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
    await backend.sql(`update private.accounts set role = 'admin' where user_id = $1`, [people.colleague]);
    await backend.sql(`update private.accounts set role = 'editor' where user_id = $1`, [people.admin]);
    expect(await read(settings)).toBeNull();
    expect(await read(page)).not.toBeNull();
  });

  test('dies on time', async () => {
    const { id, token } = await share();
    const end = (moment: string) =>
      backend.sql(`update private.preview_links set ends_at = now() + $1::interval where id = $2`, [
        moment,
        id,
      ]);
    await end('1 minute');
    expect(await readPreview(fixtures.as.anonymous, token)).not.toBeNull();
    await end('-1 second');
    expect(await readPreview(fixtures.as.anonymous, token)).toBeNull();
    await backend.exec('select private.apply_retention()');
    expect(await backend.sql('select id from private.preview_links where id = $1', [id])).toEqual([]);
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
    await backend.exec('select private.apply_retention()');
    await fixtures.as.admin
      .rpc('restore_deleted_record', { source: 'articles', record_id: draft })
      .throwOnError();
    expect(await readPreview(fixtures.as.anonymous, token)).toBeNull();
    const { links, approvals } = await getPreviews(fixtures);
    expect([links, approvals.map(({ is_current }) => is_current)]).toEqual([[], [true, false]]);
  });

  test('leaves nothing of its approvals when it is gone for good', async () => {
    await fixtures.as.admin.from('articles').delete().eq('id', draft).throwOnError();
    await backend.exec(`update private.deleted_records set deleted_at = now() - interval '31 days'`);
    await backend.exec('select private.apply_retention()');
    expect(
      await backend.sql(`select id from private.preview_approvals where document_kind = 'article'`),
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
    const [article] = await backend.sql<{ views_count: number; changes: number }>(
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
    backend.exec(`set local session_replication_role = replica;
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
    await expect(backend.exec(steps)).rejects.toMatchObject({ code: 'PT200' });
  });

  test('when they are suspended or removed: nothing is read, approved or noted by it', async () => {
    const events = [
      `update auth.users set banned_until = now() + interval '1 hour' where id = '${people.colleague}'`,
      `delete from auth.users where id = '${people.colleague}'`,
    ];
    for (const event of events)
      await expect(
        backend.exec(`do $$ begin
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
