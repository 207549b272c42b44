// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { find, remove } from '#mocks/database.ts';
import { saveAsColleague } from '#mocks/states.ts';
import { answerLost } from '#mocks/scenarios.ts';
import { startBackend } from '#mocks/server.ts';
import { signInAs } from '#mocks/session.ts';
import { deleteRecord, restoreRecord } from '#data/records.queries.ts';
import { fetchDocument } from '#documents/data/document.queries.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { saveDocument } from '#documents/data/writeDocument.ts';
import type { SaveIntent } from '#documents/data/documentTexts.ts';
import { type ArticleInput, emptyArticle } from './article.schema.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import { publicationOf } from './publication.ts';

const server = startBackend();
const client = new QueryClient();

beforeEach(async () => {
  await signInAs('editor');
});

const id = '77777777-0000-4000-8000-000000000001';
const existingId = 'e0000000-0000-4000-8000-000000000002';
const toRow = async (articleId: string) =>
  (await find('articles')).find((article) => article.id === articleId);
const getTags = async (articleId: string) =>
  (await find('article_tags')).filter((link) => link.article_id === articleId).map((link) => link.tag_id);

const create = (changes: Partial<ArticleInput> = {}) =>
  saveDocument(
    client,
    articleTexts.toWrite({
      document: toArticleDocument(id),
      saved: null,
      intent: 'save',
      text: { ...emptyArticle, title: 'Titre', ...changes },
    }),
  );

/** What the editor holds once it has loaded an article. */
async function openArticle() {
  const saved = await fetchDocument(toArticleDocument(existingId));
  return (changes: Partial<ArticleInput>, intent: SaveIntent = 'publish', sets?: readonly string[]) =>
    saveDocument(
      client,
      articleTexts.toWrite({
        document: toArticleDocument(existingId),
        saved,
        intent,
        text: { ...articleTexts.view(saved, Date.now()).text, ...changes },
        ...(sets && { sets }),
      }),
    );
}

describe('a new article', () => {
  it('is written with its tags by one request, the slug made from the title when there is none', async () => {
    const tag_ids = [(await find('tags'))[0]?.id ?? ''];
    const outcome = await create({ title: ' Titre ', slug: '', tag_ids });
    expect(outcome).toMatchObject({
      kind: 'saved',
      saved: {
        document: toArticleDocument(id),
        version: 1,
        draft: { slug: '-titre-', excerpt: null, status: 'draft', tag_ids },
      },
    });
    expect(await getTags(id)).toEqual(tag_ids);
  });

  it('is never there twice, when the answer to the first attempt is lost', async () => {
    server.use(...answerLost({ where: 'contents', methods: ['POST'] }));
    await expect(create({ title: 'Premier jet' })).rejects.toMatchObject({ kind: 'offline' });
    expect(await create({ title: 'Premier jet' })).toMatchObject({ kind: 'saved', saved: { version: 1 } });
    const outcome = await create({ title: 'Second jet' });
    expect(outcome).toMatchObject({
      kind: 'conflict',
      theirs: { draft: { title: 'Premier jet' }, version: 1 },
    });
    expect((await find('articles')).filter((row) => row.id === id)).toEqual([await toRow(id)]);
  });

  it('is refused when its slug is taken, with the column named', async () => {
    await expect(create({ slug: 'gerer-le-trac' })).rejects.toMatchObject({
      kind: 'duplicate',
      column: 'slug',
    });
  });
});

describe('an article that exists', () => {
  it('is overwritten by nobody who started from an older version', async () => {
    const save = await openArticle();
    await saveAsColleague(existingId, { title: 'Titre du collègue' });
    const outcome = await save({ title: 'Mon titre' });
    expect(outcome).toMatchObject({ kind: 'conflict', theirs: { online: { title: 'Titre du collègue' } } });
    expect((await toRow(existingId))?.title).toBe('Titre du collègue');
  });

  it('is overwritten by nobody who chose tags while somebody else did', async () => {
    const save = await openArticle();
    const colleague = await openArticle();
    const [first, second] = (await find('tags')).map((tag) => tag.id);
    await colleague({ tag_ids: [first ?? ''] });
    await expect(save({ tag_ids: [second ?? ''] })).resolves.toMatchObject({ kind: 'conflict' });
    expect(await getTags(existingId)).toEqual([first]);
  });

  it('keeps its status and its date when it is updated', async () => {
    const { status, published_at } = (await toRow(existingId)) ?? {};
    const save = await openArticle();
    await expect(save({ title: 'Mon titre' })).resolves.toMatchObject({ kind: 'saved' });
    expect(await toRow(existingId)).toMatchObject({ title: 'Mon titre', status, published_at });
  });

  it('leaves the site as a draft, and is planned by its own date from there', async () => {
    const save = await openArticle();
    await save({ ...publicationOf.draft.values }, 'save', publicationOf.draft.sets);
    expect(await toRow(existingId)).toMatchObject({ status: 'draft', published_at: null });
    const plan = await openArticle();
    const { values, sets } = publicationOf.plan;
    await plan({ ...values, publish_at: '2126-11-30T09:00' }, 'plan', sets);
    expect(await toRow(existingId)).toMatchObject({
      status: 'published',
      published_at: '2126-11-30T14:00:00+00:00',
    });
  });

  it('is reported as forbidden to whoever may not write it', async () => {
    const save = await openArticle();
    await signInAs('subscriber');
    await expect(save({ title: 'Mon titre' })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('is reported as gone when it is', async () => {
    const save = await openArticle();
    await remove('articles', { id: existingId });
    await expect(save({ title: 'Mon titre' })).rejects.toMatchObject({
      kind: 'notFound',
      message: 'Ce texte n’existe plus.',
    });
  });
});

describe('a deletion', () => {
  it('is for admins: for others it is reported as refused', async () => {
    await expect(deleteRecord('articles', existingId)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('can be repeated, and taken back with the tags', async () => {
    await signInAs('admin');
    const before = await getTags(existingId);
    await deleteRecord('articles', existingId);
    await deleteRecord('articles', existingId);
    expect(await toRow(existingId)).toBeUndefined();
    await restoreRecord('articles', existingId);
    expect(await getTags(existingId)).toEqual(before);
    await expect(restoreRecord('articles', existingId)).rejects.toMatchObject({ kind: 'notFound' });
  });
});
