import { globSync, readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyArticle } from '#data/articles/article.schema.ts';
import {
  type ArticleListRequest,
  fetchArticle,
  fetchArticles,
  fetchAuthors,
  fetchScheduledArticles,
  isSlugTaken,
  saveArticle,
} from '#data/articles/article.queries.ts';
import {
  fetchBlogTaxonomy,
  fetchPublishedArticle,
  fetchPublishedArticles,
  fetchPublishedSlugs,
  fetchRelatedArticles,
  recordArticleView,
} from '#data/articles/blog.queries.ts';
import { fetchPageChange } from '#data/articles/pageChanges.queries.ts';
import { connectTo, fetchOk } from '#data/connection.ts';
import { toDataError } from '#data/errors.ts';
import {
  createUpload,
  deleteMedia,
  fetchMedia,
  fetchMediaUses,
  restoreMedia,
  updateMedia,
  uploadMedia,
} from '#data/media/media.queries.ts';
import { uploadRequest } from '#data/media/uploadObject.ts';
import { emptyContactMessage } from '#data/messages/contactMessage.schema.ts';
import {
  countNewMessages,
  fetchAllMessages,
  fetchMessages,
  markHandled,
} from '#data/messages/message.queries.ts';
import { sendContactMessage } from '#data/messages/sendContactMessage.ts';
import { deleteRecord, restoreRecord } from '#data/records.queries.ts';
import { fetchProfile } from '#data/session/profile.queries.ts';
import type { Role } from '#data/session/roles.ts';
import { supabase } from '#data/supabase.ts';
import { emptyCategory } from '#data/taxonomy/category.schema.ts';
import { fetchCategories, fetchTags, saveCategory, saveTag } from '#data/taxonomy/taxonomy.queries.ts';
import { resetDb } from '#mocks/db.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { contactMessages } from '#mocks/fixtures/messages.ts';
import { categories, tags } from '#mocks/fixtures/taxonomy.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { type Backend, createBackend } from '../../supabase/embedded/backend.ts';
import { comparable } from './comparable.ts';
import { worldSeed } from './worldSeed.ts';

const url = 'http://localhost:4173';

/** An exchange, or the complaint that nobody answered. */
type Exchange = Awaited<ReturnType<typeof comparable>> | string;

/** One side's answers, in the order of the requests. */
let transcript: Exchange[] = [];

const recording =
  (answer: (request: Request) => Promise<Response | undefined>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const response = await answer(request.clone());
    transcript.push(
      response
        ? await comparable(request, response.clone())
        : `No answer to ${request.method} ${request.url}`,
    );
    return response ?? Response.error();
  };

let backend: Backend;

beforeAll(async () => {
  resetDb();
  backend = await createBackend({ seed: worldSeed(), siteUrl: url });
});

afterAll(() => backend.close());

/** Runs the same steps on both sides and compares what was answered. */
async function expectSameAnswers(steps: () => Promise<unknown>) {
  const sides = {
    mocks: recording((request) => getResponse(handlers, request)),
    backend: recording((request) => backend.fetch(request)),
  };
  const transcripts: Exchange[][] = [];
  for (const fetch of Object.values(sides)) {
    transcript = [];
    connectTo({ url, fetch });
    await steps();
    await supabase().auth.signOut({ scope: 'local' });
    transcripts.push(transcript);
  }
  const [mocked, real] = transcripts;
  expect(mocked).not.toHaveLength(0);
  expect(mocked).toEqual(real);
}

/** Takes a refusal for an answer like any other: both sides have to refuse alike. */
const attempt = async (operation: Promise<unknown>) => {
  await operation.catch((error: unknown) => {
    if (toDataError(error).kind === 'unexpected') throw error;
  });
};

const signIn = async (role: Role) => {
  const { email, password, user_id } = accountByRole[role];
  await supabase().auth.signInWithPassword({ email, password });
  return user_id;
};

/** The same id on both sides, a new one for each use. */
const idFor = (number: number) => `77777777-0000-4000-8000-${String(number).padStart(12, '0')}`;

const newestArticles: ArticleListRequest = {
  search: '',
  status: null,
  categoryId: null,
  authorId: null,
  sort: 'date',
  isDescending: true,
  page: 1,
};

const [draft, published, other] = articles;
const [medium] = mediaLibrary;
const [message] = contactMessages;
const last = contactMessages.at(-1);
if (!draft || !published || !other || !medium || !message)
  throw new Error('The fixtures have lost their rows');

describe.each(['subscriber', 'editor', 'admin'] as const)('as %s', (role) => {
  const rank = Object.keys(accountByRole).indexOf(role);

  it('reads', () =>
    expectSameAnswers(async () => {
      const userId = await signIn(role);
      await fetchProfile(userId);
      await attempt(fetchArticles(newestArticles));
      await attempt(
        fetchArticles({
          ...newestArticles,
          search: 'ŒUVRE d’été',
          status: 'published',
          sort: 'title',
          page: 9,
        }),
      );
      await attempt(
        fetchArticles({ ...newestArticles, search: '100 %_', sort: 'views', isDescending: false }),
      );
      await fetchAuthors();
      await attempt(fetchArticle(draft.id));
      await attempt(fetchArticle(published.id));
      await attempt(fetchArticle(idFor(0)));
      await isSlugTaken(published.slug, draft.id);
      await fetchCategories();
      await fetchTags();
      await fetchMedia('', 1);
      await fetchMedia('REGIE', 2);
      await fetchMediaUses(medium.file_path);
      await fetchMessages('all', 1);
      await fetchMessages('handled', 2);
      await fetchAllMessages('new');
      await fetchAllMessages('handled');
      await countNewMessages();
    }));

  it('creates and changes an article and its tags', () =>
    expectSameAnswers(async () => {
      await signIn(role);
      const id = idFor(10 + rank);
      const input = {
        ...emptyArticle,
        title: `Nouveau ${role}`,
        content: 'Texte',
        category_id: categories[0].id,
        // Saved as it is: without a date of publication, which the blog sorts by.
        status: 'published' as const,
      };
      const save = (version: number | null, changes: Partial<typeof input> = {}) =>
        attempt(
          saveArticle({ id, version, intent: 'keep', tagIdsBefore: [], input: { ...input, ...changes } }),
        );
      await save(null);
      await save(null, { title: 'Répété' });
      await save(1, { tag_ids: [tags[0].id, tags[1].id] });
      await save(2, { title: 'Trop tard' });
      await save(3, { slug: published.slug });
      await save(3, { slug: 'Pas un slug' });
      await save(3, { title: ' ' });
      await save(3, { title: 'Page\u000Bsuivante' });
      await save(3, { content: 'Cloche\u0007' });
      await save(3, { slug: 'index' });
      await save(3, { category_id: idFor(0) });
      const scheduled = { ...input, publish_at: '2126-11-30T09:00', tag_ids: [] };
      await attempt(saveArticle({ id, version: 3, intent: 'schedule', tagIdsBefore: [], input: scheduled }));
      await attempt(saveArticle({ id, version: 4, intent: 'update', tagIdsBefore: [], input: scheduled }));
      await attempt(saveArticle({ id, version: 5, intent: 'publish', tagIdsBefore: [], input: scheduled }));
      await attempt(fetchScheduledArticles(new Date('2100-01-01'), 5));
      await attempt(fetchArticles(newestArticles));
    }));

  it('creates and changes categories and tags', () =>
    expectSameAnswers(async () => {
      await signIn(role);
      const category = { ...emptyCategory, name: `Catégorie ${role}` };
      await attempt(saveCategory({ id: idFor(20 + rank), isNew: true, input: category }));
      await attempt(saveCategory({ id: idFor(20 + rank), isNew: true, input: category }));
      await attempt(
        saveCategory({ id: idFor(20 + rank), isNew: false, input: { ...category, color: 'rouge' } }),
      );
      await attempt(
        saveCategory({ id: idFor(30 + rank), isNew: true, input: { ...category, slug: 'autre' } }),
      );
      await attempt(saveTag({ id: idFor(40 + rank), isNew: true, input: { name: `Tag ${role}`, slug: '' } }));
      await attempt(saveTag({ id: idFor(40 + rank), isNew: false, input: { name: 'Conseils', slug: 'x' } }));
    }));

  it('sends, describes and deletes media', () =>
    expectSameAnswers(async () => {
      await signIn(role);
      const file = new File(['octets'], 'photo.png', { type: 'image/png' });
      const objectKey = `uploads/179400000000${rank}.png`;
      const upload = { ...createUpload(file), id: idFor(50 + rank), objectKey, isStored: true };
      const send = async (type: string, key = objectKey) => {
        const { address, headers } = await uploadRequest(key, type);
        await fetchOk(address, { method: 'POST', headers, body: file });
      };
      await attempt(send('image/png'));
      await attempt(send('image/png'));
      await attempt(send('text/html', `uploads/179400000001${rank}.png`));
      await attempt(send('image/png', `uploads/../autre${rank}.png`));
      await attempt(uploadMedia({ upload }));
      await attempt(uploadMedia({ upload }));
      const stolen = { ...createUpload(file), id: idFor(53 + rank), isStored: true };
      await attempt(uploadMedia({ upload: { ...stolen, objectKey: 'uploads/1793000000000.jpg' } }));
      await attempt(uploadMedia({ upload: { ...stolen, objectKey: 'uploads/1793999999999.jpg' } }));
      await attempt(updateMedia({ id: upload.id, changes: { title: 'Renommée', alt_text: 'Un micro' } }));
      const item = { id: upload.id, file_path: `${url}/storage/v1/object/public/media/${objectKey}` };
      const { storage } = supabase();
      await storage.from('media').copy(objectKey, objectKey, { destinationBucket: 'deleted-media' });
      await attempt(deleteMedia(item));
      await attempt(deleteMedia(item));
      await attempt(send('image/png'));
      await attempt(uploadMedia({ upload }));
      await attempt(restoreMedia(item));
      await attempt(restoreMedia(item));
    }));

  it('handles messages', () =>
    expectSameAnswers(async () => {
      await signIn(role);
      const { id } = message;
      await attempt(markHandled({ id, isHandled: true }));
      await attempt(markHandled({ id, isHandled: false }));
      await attempt(markHandled({ id: idFor(0), isHandled: true }));
      await supabase().from('contact_messages').delete().eq('id', idFor(0)).select('id');
      if (last) await supabase().from('contact_messages').delete().eq('id', last.id).select('id');
      await fetchMessages('all', 1);
      await fetchMessages('handled', 2);
      await fetchAllMessages('new');
      await fetchAllMessages('handled');
    }));

  it('deletes, and takes it back', () =>
    expectSameAnswers(async () => {
      await signIn(role);
      const rows = { articles: other, categories: categories[1], tags: tags[1] };
      for (const source of ['articles', 'categories', 'tags'] as const) {
        const { id } = rows[source];
        await attempt(deleteRecord(source, id));
        await attempt(deleteRecord(source, id));
        if (source === 'tags')
          await attempt(saveTag({ id, isNew: true, input: { name: `Même id ${role}`, slug: '' } }));
        await attempt(restoreRecord(source, id));
        await attempt(restoreRecord(source, id));
      }
      await attempt(fetchArticles(newestArticles));
      await attempt(
        fetchArticles({
          ...newestArticles,
          search: 'ŒUVRE d’été',
          status: 'published',
          sort: 'title',
          page: 9,
        }),
      );
      await attempt(
        fetchArticles({ ...newestArticles, search: '100 %_', sort: 'views', isDescending: false }),
      );
      await fetchAuthors();
    }));
});

describe('as a visitor', () => {
  it('reads the blog', () =>
    expectSameAnswers(async () => {
      await fetchBlogTaxonomy();
      await fetchPublishedArticles({ page: 1, pageSize: 3 });
      await fetchPublishedSlugs(0);
      await fetchPageChange('/blog/nulle-part');
      await fetchPublishedArticles({ page: 2, pageSize: 3 });
      await attempt(fetchPublishedArticles({ page: 9, pageSize: 3 }));
      await fetchPublishedArticles({ page: 1, pageSize: 3, categoryId: categories[1].id });
      await fetchPublishedArticles({ page: 1, pageSize: 3, tagId: tags[0].id });
      await fetchPublishedArticle(published.slug);
      await fetchPublishedArticle(draft.slug);
      await fetchRelatedArticles(published, 2);
      await fetchRelatedArticles({ slug: published.slug, category_id: null }, 2);
      await recordArticleView(published.slug);
      await recordArticleView(published.slug);
      await recordArticleView('inconnu');
      await fetchPublishedArticle(published.slug);
    }));

  it('reads nothing that is scheduled', () =>
    expectSameAnswers(async () => {
      await signIn('editor');
      const dateOf = (published_at: string) =>
        supabase().from('articles').update({ published_at }).eq('id', published.id);
      await dateOf('2999-01-01T00:00:00Z');
      await fetchBlogTaxonomy();
      await fetchPublishedArticles({ page: 1, pageSize: 3 });
      await fetchPublishedArticle(published.slug);
      await recordArticleView(published.slug);
      await dateOf(published.created_at);
      await fetchPublishedArticle(published.slug);
    }));

  it('writes to the company', () =>
    expectSameAnswers(async () => {
      const input = { ...emptyContactMessage, email: 'zoe@exemple.ca', message: 'Bonjour' };
      await sendContactMessage(idFor(60), input);
      await sendContactMessage(idFor(60), input);
      await attempt(sendContactMessage(idFor(61), { ...input, email: 'pas un courriel' }));
    }));
});

describe('with the authentication service', () => {
  it('signs in, renews, changes the password and signs out', () =>
    expectSameAnswers(async () => {
      const { auth } = supabase();
      const { email, password } = accountByRole.moderator;
      await auth.signInWithPassword({ email, password: 'mauvais' });
      await auth.signInWithPassword({ email, password });
      await auth.getUser();
      await auth.refreshSession();
      await auth.updateUser({ password });
      await auth.updateUser({ password: `${password}-2` });
      await auth.updateUser({ password });
      await auth.resetPasswordForEmail('inconnu@exemple.ca', { redirectTo: `${url}/auth/reset` });
    }));

  it('signs up', () =>
    expectSameAnswers(async () => {
      const { auth } = supabase();
      const options = { data: { first_name: 'Zoé', last_name: 'Roy' }, emailRedirectTo: `${url}/` };
      await auth.signUp({ email: 'zoe.roy@exemple.ca', password: 'court', options });
      await auth.signUp({ email: 'zoe.roy@exemple.ca', password: 'assez long', options });
      await auth.signUp({ email: accountByRole.editor.email, password: 'assez long', options });
    }));
});

it('leaves out no query of the data layer', () => {
  const source = globSync('src/data/**/*.queries.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = [...source.matchAll(/^export async function (\w+)/gm)].map(([, name]) => name ?? '');
  const ownText = readFileSync(import.meta.filename, 'utf8');
  expect(names.filter((name) => !ownText.includes(`${name}(`))).toEqual([]);
});
