// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { find } from '#mocks/database.ts';
import { answerLost } from '#mocks/scenarios.ts';
import { startBackend } from '#mocks/server.ts';
import { signInAs } from '#mocks/session.ts';
import { findContents, findVersions, insertContent } from '#mocks/states.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import type { Json } from '#generated/database.types.ts';
import { type DocumentState, fetchDocument, unplanDocument } from './document.queries.ts';
import { toArticleDocument } from './documentKey.ts';
import type { SaveDetails, SaveIntent } from './documentTexts.ts';
import { saveDocument } from './writeDocument.ts';

const server = startBackend();

beforeEach(async () => {
  await signInAs('editor');
});

const id = 'e0000000-0000-4000-8000-000000000002';
const document = toArticleDocument(id);
const client = new QueryClient();
const later = new Date(Date.now() + 86_400_000).toISOString();

const write = (
  saved: DocumentState | null,
  intent: SaveIntent,
  changes: Partial<ArticleInput>,
  details: SaveDetails = {},
) =>
  saveDocument(
    client,
    articleTexts.toWrite({
      document,
      saved,
      intent,
      text: { ...articleTexts.view(saved, Date.now()).text, ...changes },
      ...details,
    }),
  );

const findRow = async () => (await find('articles', { id }))[0];

/** What a write came to, as it is known from then on. */
async function toSaved(outcome: ReturnType<typeof write>) {
  const written = await outcome;
  if (written.kind !== 'saved') throw new Error('Somebody else has saved.');
  return written.saved;
}

describe('an article that is online', () => {
  it('has modifications beside it, which its form opens on, until they are published with its tags', async () => {
    const before = await fetchDocument(document);
    const [tag] = await find('tags');
    const tag_ids = [tag?.id ?? ''];
    const pending = await toSaved(write(before, 'save', { title: 'À côté', tag_ids }));
    expect(pending).toMatchObject({ version: (before?.version ?? 0) + 1, online: before?.online });
    expect(await findRow()).toMatchObject({ updated_at: before?.published_at });
    const opened = await fetchDocument(document);
    expect(articleTexts.view(opened, Date.now()).text).toMatchObject({
      title: 'À côté',
      tag_ids,
      status: 'published',
    });

    const published = await toSaved(write(opened, 'publish', { excerpt: 'Et plus.' }));
    const { published_at } = (before?.online ?? {}) as { published_at?: string };
    expect(published).toMatchObject({
      pending: null,
      online: { title: 'À côté', excerpt: 'Et plus.', tag_ids, published_at },
    });
  });

  it('is not overtaken by what somebody else started from', async () => {
    const before = await fetchDocument(document);
    await toSaved(write(before, 'save', { title: 'Le sien' }));
    expect(await write(before, 'publish', { excerpt: 'Mien' })).toMatchObject({
      kind: 'conflict',
      theirs: { online: before?.online, pending: { title: 'Le sien' } },
    });
  });

  it('is written once when the answer is lost', async () => {
    const before = await fetchDocument(document);
    server.use(...answerLost({ where: 'contents', methods: ['POST'] }));
    await expect(write(before, 'save', { title: 'Une fois' })).rejects.toMatchObject({ kind: 'offline' });
    const saved = await toSaved(write(before, 'save', { title: 'Une fois' }));
    expect(saved).toMatchObject({ pending: { title: 'Une fois' } });
    const titles = (await findVersions(id)).filter(({ value }) => value.title === 'Une fois');
    expect(titles).toHaveLength(1);
  });

  it('says for when its modifications are planned, and that what was saved since isn’t', async () => {
    const before = await fetchDocument(document);
    const planned = await toSaved(write(before, 'plan', { title: 'En janvier' }, { dueAt: later }));
    const known = articleTexts.view(planned, Date.now());
    expect(known).toMatchObject({
      online: { title: articleTexts.view(before, Date.now()).text.title },
      pending: { title: 'En janvier' },
      planned: { releaseName: null, text: { title: 'En janvier' } },
    });
    expect(Date.parse(known.planned?.dueAt ?? '')).toBe(Date.parse(later));

    const since = await toSaved(write(planned, 'save', { title: 'En février' }));
    expect(articleTexts.view(since, Date.now())).toMatchObject({
      pending: { title: 'En février' },
      planned: { text: { title: 'En janvier' } },
    });
    await unplanDocument(document);
    expect(articleTexts.view(await fetchDocument(document), Date.now()).planned).toBeNull();
  });
});

describe('a content', () => {
  const key = 'home/hero';
  const save = async (intent: SaveIntent, text: Json, details: SaveDetails = {}) =>
    saveDocument(client, {
      document: key,
      version: (await fetchDocument(key))?.version ?? 0,
      intent,
      text,
      ...details,
    });

  it('is saved beside, brought back, published, and read as it is then', async () => {
    expect(await save('save', { title: 'Un' })).toMatchObject({
      saved: { version: 1, pending: { title: 'Un' }, online: null },
    });
    expect(await save('publish', { title: 'Deux' }, { note: 'Vu' })).toMatchObject({
      saved: { version: 2, pending: null, online: { title: 'Deux' } },
    });
    await save('save', { title: 'Un' }, { reason: 'restored' });
    expect((await findContents()).map(({ reason, note }) => [reason, note])).toEqual([
      ['saved', null],
      ['published', 'Vu'],
      ['restored', null],
    ]);
  });

  it('gives what a colleague has saved meanwhile', async () => {
    const saved = await fetchDocument(key);
    await insertContent(key, { title: 'Le sien' }, { reason: 'saved' });
    const version = saved?.version ?? 0;
    expect(
      await saveDocument(client, { document: key, version, intent: 'publish', text: { title: 'Mien' } }),
    ).toMatchObject({ kind: 'conflict', theirs: { pending: { title: 'Le sien' } } });
  });

  it('is refused when something else than a save is in the way', async () => {
    await insertContent(key, { title: 'En ligne' });
    await expect(save('plan', { title: 'En ligne' }, { dueAt: later })).rejects.toMatchObject({
      kind: 'conflict',
      code: null,
      message: 'Ce texte est déjà en ligne\u00A0: il n’y a rien à planifier.',
    });
  });
});
