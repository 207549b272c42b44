import { createClient } from '@supabase/supabase-js';
import { getResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#data/database.types.ts';
import { toArticleInput, emptyArticle } from '#data/articles/article.schema.ts';
import {
  type ArticleListRequest,
  type ArticleSave,
  fetchArticle,
  fetchArticles,
  fetchAuthors,
  fetchScheduledArticles,
  fetchSlugHolder,
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
import { fetchLinkedArticles } from '#data/articles/linkedArticles.queries.ts';
import { fetchPageChange, fetchPageChanges } from '#data/articles/pageChanges.queries.ts';
import { connection, connectTo, fetchOk } from '#data/connection.ts';
import {
  fetchContent,
  fetchContentRevision,
  fetchContentRevisions,
  fetchContents,
  publishContent,
  restoreContent,
  revertContent,
  saveContent,
} from '#data/contents/content.queries.ts';
import { fetchSettings, fetchSiteContents } from '#data/contents/siteContents.queries.ts';
import { fetchFooterPages, fetchSitePage, fetchSitePageSlugs } from '#data/contents/sitePages.queries.ts';
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
import { approvePreview, fetchPreview } from '#data/previews/preview.queries.ts';
import { createPreviewLink, fetchPreviews, revokePreviewLink } from '#data/previews/previewLinks.queries.ts';
import {
  createPersonalDataRequest,
  erasePersonalData,
  exportPersonalData,
  fetchIncidents,
  fetchPersonalDataRequests,
  markAnswered,
  saveIncident,
} from '#data/privacy/privacy.queries.ts';
import { confirmClock, fetchClock } from '#data/clock/clock.queries.ts';
import { deleteRecord, restoreRecord } from '#data/records.queries.ts';
import {
  fetchDeletedArticles,
  fetchRevision,
  fetchRevisions,
  restoreDeletedArticle,
} from '#data/revisions/revision.queries.ts';
import {
  fetchIsDeviceMissing,
  fetchProfile,
  fetchSignUpState,
  saveOwnName,
} from '#data/session/profile.queries.ts';
import type { Role } from '#data/session/roles.ts';
import { fetchStatistics } from '#data/statistics/statistics.queries.ts';
import { supabase } from '#data/supabase.ts';
import { fetchBrokenPages, fetchOwnDrafts, fetchWaitingApprovals } from '#data/todo/todo.queries.ts';
import { emptyCategory } from '#data/taxonomy/category.schema.ts';
import {
  countArticlesInCategory,
  countArticlesWithTag,
  fetchCategories,
  fetchTags,
  saveCategory,
  saveTag,
} from '#data/taxonomy/taxonomy.queries.ts';
import {
  changeRole,
  fetchAccountChanges,
  fetchUsers,
  fetchUserTraces,
  fetchWriters,
  inviteUser,
  removeFactors,
  removeUser,
  restoreUser,
  suspendUser,
  transferAuthorship,
} from '#data/users/user.queries.ts';
import { resetDb } from '#mocks/db.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { contactMessages } from '#mocks/fixtures/messages.ts';
import { categories, tags } from '#mocks/fixtures/taxonomy.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { type Backend, createBackend } from '../../supabase/embedded/backend.ts';
import { databaseSchema } from '../../supabase/schema/databaseSchema.ts';
import type { Condition, TableSchema } from '../../supabase/schema/describeSchema.ts';
import { comparable } from './comparable.ts';
import { worldSeed } from './worldSeed.ts';

// Each query stays what it is, and knows whether it was called.
vi.mock(import('#data/articles/article.queries.ts'), { spy: true });
vi.mock(import('#data/articles/blog.queries.ts'), { spy: true });
vi.mock(import('#data/articles/linkedArticles.queries.ts'), { spy: true });
vi.mock(import('#data/articles/pageChanges.queries.ts'), { spy: true });
vi.mock(import('#data/contents/content.queries.ts'), { spy: true });
vi.mock(import('#data/contents/siteContents.queries.ts'), { spy: true });
vi.mock(import('#data/contents/sitePages.queries.ts'), { spy: true });
vi.mock(import('#data/media/media.queries.ts'), { spy: true });
vi.mock(import('#data/previews/preview.queries.ts'), { spy: true });
vi.mock(import('#data/previews/previewLinks.queries.ts'), { spy: true });
vi.mock(import('#data/messages/message.queries.ts'), { spy: true });
vi.mock(import('#data/clock/clock.queries.ts'), { spy: true });
vi.mock(import('#data/privacy/privacy.queries.ts'), { spy: true });
vi.mock(import('#data/records.queries.ts'), { spy: true });
vi.mock(import('#data/revisions/revision.queries.ts'), { spy: true });
vi.mock(import('#data/session/profile.queries.ts'), { spy: true });
vi.mock(import('#data/statistics/statistics.queries.ts'), { spy: true });
vi.mock(import('#data/todo/todo.queries.ts'), { spy: true });
vi.mock(import('#data/taxonomy/taxonomy.queries.ts'), { spy: true });
vi.mock(import('#data/users/user.queries.ts'), { spy: true });

const url = 'http://localhost:4173';

/** An exchange, or the complaint that nobody answered. */
type Exchange = Awaited<ReturnType<typeof comparable>> | string;

/** One side's answers, in the order of the requests. */
let transcript: Exchange[] = [];

const recording =
  (answer: (request: Request) => Promise<Response | undefined>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    // Its place is that of the request: answers to several at once come in any order.
    const own = transcript;
    const place = own.push(`No answer to ${request.method} ${request.url}`) - 1;
    const response = await answer(request.clone());
    if (response) own[place] = await comparable(request, response.clone());
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
  sort: 'date',
  is_descending: true,
  wanted_page: 1,
};

const [draft, published, other, third] = articles;
const [medium] = mediaLibrary;
const [message] = contactMessages;
const last = contactMessages.at(-1);
if (!draft || !published || !other || !third || !medium || !message)
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
          only_status: 'published',
          sort: 'title',
          wanted_page: 9,
        }),
      );
      await attempt(
        fetchArticles({ ...newestArticles, search: '100 %_', sort: 'views', is_descending: false }),
      );
      await fetchAuthors();
      await attempt(fetchArticle(draft.id));
      await attempt(fetchArticle(published.id));
      await attempt(fetchArticle(idFor(0)));
      await fetchSlugHolder(published.slug, draft.id);
      await fetchCategories();
      await fetchTags();
      await countArticlesInCategory(published.category_id ?? '');
      await countArticlesWithTag(tags[0]?.id ?? '');
      await fetchMedia({ search: '', wanted_page: 1 });
      await fetchMedia({ search: 'REGIE', wanted_page: 2 });
      await fetchMedia({ search: '', wanted_page: 1, only_pictures: true });
      await fetchMediaUses(medium.file_path);
      await fetchMessages({ wanted_page: 1 });
      await fetchMessages({ only_handled: true, wanted_page: 2 });
      await fetchAllMessages({ only_handled: false });
      await fetchAllMessages({ only_handled: true });
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
      const variantKey = `uploads/179400000000${rank}-360.webp`;
      const picture = { width: 640, height: 400, variants: [{ end: '360.webp', file }] };
      const stored = new Set([objectKey, variantKey]);
      const upload = { ...createUpload(file), id: idFor(50 + rank), objectKey, picture, stored };
      const send = async (type: string, key = objectKey) => {
        const { address, headers } = await uploadRequest(key, type);
        await fetchOk(address, { method: 'POST', headers, body: file });
      };
      await attempt(send('image/png'));
      await attempt(send('image/png'));
      await attempt(send('image/webp', `uploads/179400000000${rank}-100.webp`));
      await attempt(uploadMedia({ upload }));
      await attempt(send('image/webp', variantKey));
      await attempt(send('text/html', `uploads/179400000001${rank}.png`));
      await attempt(send('image/png', `uploads/../autre${rank}.png`));
      await attempt(uploadMedia({ upload }));
      await attempt(uploadMedia({ upload }));
      for (const stolen of ['uploads/1793000000000.jpg', 'uploads/1793999999999.jpg']) {
        const picture = { width: 640, height: 400, variants: [] };
        const upload = { ...createUpload(file), id: idFor(53 + rank), objectKey: stolen, picture };
        await attempt(uploadMedia({ upload: { ...upload, stored: new Set([stolen]) } }));
      }
      const changes = { title: 'Renommée', alt_text: 'Un micro', focal_x: 0.25, focal_y: 1 };
      await attempt(updateMedia({ id: upload.id, changes }));
      await attempt(updateMedia({ id: upload.id, changes: { focal_x: 1.5 } }));
      const file_path = `${url}/storage/v1/object/public/media/${objectKey}`;
      const item = { id: upload.id, file_path, variants: '360.webp' };
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
      await fetchMessages({ wanted_page: 1 });
      await fetchMessages({ only_handled: true, wanted_page: 2 });
      await fetchAllMessages({ only_handled: false });
      await fetchAllMessages({ only_handled: true });
    }));

  it('reads statistics, and what is to be done', () =>
    expectSameAnswers(async () => {
      const personId = await signIn(role);
      await fetchOwnDrafts(personId, 5);
      await attempt(fetchWaitingApprovals());
      await attempt(fetchBrokenPages());
      const lastDay = new Date().toISOString().slice(0, 10);
      const firstDay = (days: number) =>
        new Date(Date.parse(lastDay) - days * 86_400_000).toISOString().slice(0, 10);
      await attempt(fetchStatistics({ firstDay: firstDay(6), lastDay }));
      await attempt(fetchStatistics({ firstDay: firstDay(29), lastDay }));
      await attempt(fetchStatistics({ firstDay: firstDay(500), lastDay }));
    }));

  it('answers for personal data', () =>
    expectSameAnswers(async () => {
      await signIn(role);
      const id = idFor(80 + rank);
      const email = `${role}@visiteur.example`;
      const request = { kind: 'access', email, receivedOn: '2026-11-20' } as const;
      await attempt(createPersonalDataRequest(id, request));
      await attempt(createPersonalDataRequest(id, request));
      await attempt(markAnswered({ id, isAnswered: true }));
      await attempt(markAnswered({ id, isAnswered: false }));
      await attempt(markAnswered({ id: idFor(0), isAnswered: true }));
      await fetchPersonalDataRequests();
      const incident = {
        happened_on: '2026-11-01',
        description: 'Un portable perdu',
        risk: 'low',
        told: 'Tous',
      } as const;
      await attempt(saveIncident({ id, isNew: true, input: incident }));
      await attempt(saveIncident({ id, isNew: false, input: { ...incident, risk: 'serious' } }));
      await attempt(saveIncident({ id: idFor(0), isNew: false, input: incident }));
      await fetchIncidents();
      await attempt(exportPersonalData(` ${message.email.toUpperCase()}`));
      await attempt(exportPersonalData(email));
      await attempt(erasePersonalData(email));
      await attempt(erasePersonalData(accountByRole.editor.email));
      await fetchPersonalDataRequests();
    }));

  it('shares a preview', () =>
    expectSameAnswers(async () => {
      const shared = { article_id: draft.id };
      await signIn(role);
      await attempt(fetchPreviews(shared));
      await attempt(createPreviewLink({ article_id: idFor(0) }));
      const made = await createPreviewLink(shared).catch(() => null);
      if (!made) await attempt(revokePreviewLink(idFor(0)));
      else {
        const preview = await fetchPreview(made.token);
        const approval = {
          token: made.token,
          id: idFor(70 + rank),
          contentHash: preview?.contentHash ?? '',
          name: 'Marie Roy',
          comment: 'C’est bon.',
        };
        await approvePreview(approval);
        await approvePreview(approval);
        const another = { ...approval, id: idFor(80 + rank) };
        await attempt(approvePreview({ ...another, name: ' ' }));
        await attempt(approvePreview({ ...another, name: 'a'.repeat(101) }));
        await attempt(approvePreview({ ...another, comment: 'Cloche\u0007' }));
        await attempt(approvePreview({ ...another, contentHash: 'autre' }));
        await fetchPreviews(shared);
        await supabase().from('articles').update({ excerpt: role }).eq('id', draft.id);
        await attempt(approvePreview(another));
        await fetchPreviews(shared);
        for (let count = 0; count < 10; count += 1) await attempt(createPreviewLink(shared));
        await revokePreviewLink(made.id);
        await revokePreviewLink(made.id);
        await fetchPreview(made.token);
        await attempt(approvePreview(another));
        const { links } = await fetchPreviews(shared);
        for (const { id } of links) await revokePreviewLink(id);
        await fetchPreviews(shared);
      }
      await fetchPreview('inconnu');
      await attempt(
        approvePreview({ token: 'inconnu', id: draft.id, contentHash: '', name: 'x', comment: '' }),
      );
    }));

  it('shares a content', () =>
    expectSameAnswers(async () => {
      const key = `partage/essai${rank}`;
      const shared = { content_key: key };
      await signIn(role);
      await attempt(createPreviewLink(shared));
      await attempt(saveContent({ key, value: { title: 'Un' }, version: 0 }));
      const made = await createPreviewLink(shared).catch(() => null);
      await attempt(fetchPreviews(shared));
      if (made) {
        const preview = await fetchPreview(made.token);
        const approval = {
          token: made.token,
          id: idFor(90 + rank),
          contentHash: preview?.contentHash ?? '',
          name: 'Marie Roy',
          comment: '',
        };
        await approvePreview(approval);
        await fetchPreviews(shared);
        await saveContent({ key, value: { title: 'Deux' }, version: 1 });
        await attempt(approvePreview({ ...approval, id: idFor(100 + rank) }));
        await fetchPreviews(shared);
        await fetchPreview(made.token);
        await revertContent({ key, version: 2 });
        await fetchPreview(made.token);
        await attempt(createPreviewLink(shared));
        await revokePreviewLink(made.id);
        await fetchPreviews(shared);
      }
      await attempt(createPreviewLink({ content_key: 'internal/essai' }));
      await attempt(createPreviewLink({ content_key: 'settings/essai' }));
      await attempt(fetchPreviews({ content_key: 'settings/essai' }));
    }));

  it('keeps every save, and brings back what was deleted', () =>
    expectSameAnswers(async () => {
      await signIn(role);
      await attempt(fetchRevisions(third.id, 1));
      const input = toArticleInput({ ...third, tag_ids: [] }, 0);
      const tagIdsBefore: string[] = [];
      const save = (version: number, changes: Partial<ArticleSave> & { title: string }) => {
        const { title, ...rest } = changes;
        const text = { ...input, title, tag_ids: [tags[1].id] };
        return attempt(
          saveArticle({ id: third.id, version, input: text, intent: 'draft', tagIdsBefore, ...rest }),
        );
      };
      await save(1, { title: `Un ${role}` });
      await save(3, { title: `Deux ${role}`, reason: 'merged', note: ' Avec Luc ' });
      await save(5, { title: `Deux ${role}`, note: 'a'.repeat(501) });
      await save(5, { title: `Deux ${role}`, reason: 'restored', note: 'Version 1', intent: 'publish' });
      await attempt(fetchRevisions(third.id, 1));
      await attempt(fetchRevisions(third.id, 9));
      await attempt(fetchRevision(third.id, 1));
      await attempt(fetchRevision(third.id, 3));
      await attempt(fetchRevision(third.id, 99));
      await attempt(fetchRevisions(idFor(0), 1));
      await attempt(deleteRecord('articles', third.id));
      await attempt(fetchDeletedArticles({ wanted_page: 1 }));
      await attempt(fetchDeletedArticles({ wanted_page: 9 }));
      await attempt(fetchRevisions(third.id, 1));
      await attempt(restoreDeletedArticle({ articleId: third.id, number: 99 }));
      await attempt(restoreDeletedArticle({ articleId: third.id, number: 2 }));
      await attempt(restoreDeletedArticle({ articleId: third.id, number: null }));
      await attempt(fetchRevisions(third.id, 1));
      await attempt(fetchArticle(third.id));
    }));

  it('deletes, and takes it back', () =>
    expectSameAnswers(async () => {
      await signIn(role);
      const rows = { articles: other, categories: categories[1], tags: tags[1], contact_messages: message };
      for (const source of ['articles', 'categories', 'tags', 'contact_messages'] as const) {
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
          only_status: 'published',
          sort: 'title',
          wanted_page: 9,
        }),
      );
      await attempt(
        fetchArticles({ ...newestArticles, search: '100 %_', sort: 'views', is_descending: false }),
      );
      await fetchAuthors();
      await attempt(fetchClock().then(({ said_at }) => confirmClock(said_at)));
    }));
});

describe('as a visitor', () => {
  it('reads the blog', () =>
    expectSameAnswers(async () => {
      await fetchBlogTaxonomy();
      await fetchPublishedArticles({ page: 1, pageSize: 3 });
      await fetchPublishedSlugs(0);
      await fetchPageChange('/blog/nulle-part');
      const linked = [published.slug, draft.slug, 'inconnu', 'Pas un slug'];
      await fetchLinkedArticles(new Map(linked.map((slug) => [slug, `/blog/${slug}`])));
      await fetchLinkedArticles(new Map());
      // Past the end: the mocks' log stays empty.
      await fetchPageChanges(1_000_000);
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

describe.each(['moderator', 'editor', 'admin'] as const)('as %s', (role) => {
  it.each([
    ['a page', `home/${role}`],
    ['the settings', `settings/${role}`],
    ['internal settings', `internal/${role}`],
  ])('changes a content of %s', (_, key) =>
    expectSameAnswers(async () => {
      await signIn(role);
      const read = async () => {
        await attempt(fetchContent(key));
        await attempt(fetchSiteContents([key, 'home/rien']));
      };
      const value = { title: 'Autre' };
      await attempt(saveContent({ key, value, version: 0 }));
      await attempt(saveContent({ key, value, version: 0 }));
      await read();
      await attempt(publishContent({ key, value: { title: 'Encore' }, version: 0 }));
      await attempt(publishContent({ key, value: { title: 'Encore' }, version: 1, note: ' Relu ' }));
      await attempt(publishContent({ key, value: { title: 'Encore' }, version: 2 }));
      await read();
      await attempt(saveContent({ key, value: { title: 'Brouillon' }, version: 2 }));
      await read();
      await attempt(restoreContent({ key, number: 1, version: 3 }));
      await attempt(restoreContent({ key, number: 9, version: 4 }));
      await attempt(saveContent({ key, value, version: 4, note: 'é'.repeat(501) }));
      await attempt(saveContent({ key, value: ['Autre'], version: 4 }));
      await attempt(saveContent({ key, value: { title: 'a'.repeat(65_536) }, version: 4 }));
      await attempt(saveContent({ key: 'Sans forme', value, version: 0 }));
      await read();
      await attempt(fetchContentRevisions(key, 1));
      await attempt(fetchContentRevision(key, 2));
      await attempt(fetchContentRevision(key, 9));
      await attempt(revertContent({ key, version: 4 }));
      await attempt(revertContent({ key, version: 5 }));
      await attempt(fetchContentRevision(key, 5));
      await read();
      await attempt(publishContent({ key, value: { title: 'Publié' }, version: 5 }));
      await attempt(fetchContents());
    }),
  );
});

describe('as an editor', () => {
  it('composes pages at addresses of their own', () =>
    expectSameAnswers(async () => {
      await signIn('editor');
      const page = { slug: 'atelier', title: 'Atelier', description: 'Un atelier.', footer: 'bottom' };
      for (const slug of ['contact', 'É', '', 'a'.repeat(201)]) {
        await attempt(publishContent({ key: 'page/un', value: { ...page, slug }, version: 0 }));
      }
      await attempt(publishContent({ key: 'page/un', value: page, version: 0 }));
      await attempt(publishContent({ key: 'page/deux', value: page, version: 0 }));
      await attempt(saveContent({ key: 'page/deux', value: page, version: 0 }));
      await attempt(
        publishContent({
          key: 'page/deux',
          value: { slug: 'fete', title: 'Fête', description: 'Une fête.', footer: 'none' },
          version: 1,
        }),
      );
      await attempt(fetchSitePage('atelier'));
      await attempt(fetchSitePage('nulle-part'));
      await attempt(fetchFooterPages());
      await attempt(fetchSitePageSlugs());
      await attempt(revertContent({ key: 'page/un', version: 1 }));
      await attempt(fetchSitePage('atelier'));
      await attempt(fetchFooterPages());
    }));
});

describe('as a visitor', () => {
  it('reads what is published instead of the code’s copies', () =>
    expectSameAnswers(async () => {
      await fetchSiteContents(['home/editor', 'settings/admin', 'internal/admin', 'home/moderator']);
      await fetchSettings(['settings/admin', 'internal/admin']);
    }));
});

/** Values at the limit of a condition and beyond it. */
function valuesAt(condition: Condition): (string | number)[] {
  if ('maxLength' in condition)
    return [condition.maxLength, condition.maxLength + 1].map((n) => 'x'.repeat(n));
  if ('max' in condition) return [condition.max, condition.max + 1];
  if ('min' in condition) return [condition.min, condition.min - 1];
  if ('noneOf' in condition) return [...condition.noneOf];
  if ('isCleanedBy' in condition) {
    return ['\t', '\n', '\u0007', '\u0085', '\u2028', '\uFFFE'].map((character) => `a${character}b`);
  }
  return ['', ' ', 'a b', 'É', '#12345G'];
}

const writtenRows = {
  articles: draft.id,
  categories: categories[0].id,
  tags: tags[0].id,
  media_library: medium.id,
};

const limits = Object.entries(writtenRows).flatMap(([table, id]) => {
  const { columns, checks, foreignKeys }: TableSchema =
    databaseSchema.tables[table as keyof typeof writtenRows];
  const conditions = Object.values(checks).flat();
  const written = Object.entries(columns).filter(([, { computed }]) => !computed);
  return written.map(([column, { isRequired }]) => ({
    of: `${table}.${column}`,
    table,
    id,
    column,
    values: [
      ...conditions.filter((condition) => condition.column === column).flatMap(valuesAt),
      ...Object.values(foreignKeys).flatMap(({ own }) => (own === column ? [idFor(0)] : [])),
      ...(isRequired ? [null] : []),
    ],
  }));
});

describe('at the limits of the migrations', () => {
  it.each(limits.filter(({ values }) => values.length > 0))('$of', ({ table, id, column, values }) =>
    expectSameAnswers(async () => {
      await signIn('admin');
      for (const value of values) {
        await supabase()
          .from(table as 'articles')
          .update({ [column]: value } as { title: string })
          .eq('id', id);
      }
    }),
  );

  it('gives tags to no version of an article but the last', () =>
    expectSameAnswers(async () => {
      await signIn('editor');
      const { data } = await supabase().from('articles').select('version').eq('id', other.id);
      const setTags = (expected_version: number) =>
        supabase().rpc('set_article_tags', { article_id: other.id, tag_ids: [tags[0].id], expected_version });
      await setTags((data?.[0]?.version ?? 0) - 1);
      await setTags((data?.[0]?.version ?? 0) + 1);
    }));

  it.each([true, false])('puts what has no value where the database puts it, ascending: %s', (ascending) =>
    expectSameAnswers(async () => {
      await signIn('editor');
      for (const nullsFirst of [undefined, true, false]) {
        await supabase()
          .from('articles')
          .select('id,published_at')
          .order('published_at', { ascending, nullsFirst })
          .order('id');
      }
    }),
  );
});

/** A client without a session: the back-office’s stops such requests, and the site’s has none. */
function anonymousClient() {
  const { url: address, key, fetch } = connection();
  return createClient<Database>(address, key, { global: { fetch }, auth: { persistSession: false } });
}

describe.each(['anonymous', 'editor'] as const)('with the privileges of %s', (actor) => {
  it.each(Object.entries<TableSchema>(databaseSchema.tables))('%s', (name, { kind, columns }) =>
    expectSameAnswers(async () => {
      if (actor === 'editor') await signIn(actor);
      const table = (actor === 'editor' ? supabase() : anonymousClient()).from(name as 'articles');
      // No row is without a value there: what is asked for is refused or finds nothing.
      const required = (Object.keys(columns).find((column) => columns[column]?.isRequired) ??
        'user_id') as 'id';
      for (const [column, { computed, type }] of Object.entries(columns)) {
        await table.select(column).is(required, null);
        // What nobody writes, the database refuses before it looks at privileges: views, what it computes or counts.
        if (kind === 'view' || computed || type === 'bigint') continue;
        await table.update({ [column]: null } as { excerpt: null }).is(required, null);
      }
      await table.delete().is(required, null);
    }),
  );
});

// After all that shows names: they are changed.
describe.each(['subscriber', 'editor', 'admin'] as const)('as %s', (role) => {
  it('manages people', () =>
    expectSameAnswers(async () => {
      const ownId = await signIn(role);
      const { subscriber, moderator, editor, admin } = accountByRole;
      const everybody = { search: '', wanted_page: 1 };
      await attempt(fetchUsers(everybody));
      await attempt(fetchUsers({ search: 'elodie TREMBLAY', wanted_page: 9 }));
      await attempt(fetchUsers({ search: '@porte-voix', only_role: 'editor', wanted_page: 1 }));
      if (role === 'admin') await fetchWriters();
      await attempt(fetchUserTraces(editor.user_id));
      await attempt(fetchUserTraces(idFor(0)));
      await attempt(fetchAccountChanges({ wanted_page: 1 }));

      await attempt(changeRole({ userId: moderator.user_id, role: 'editor' }));
      await attempt(changeRole({ userId: moderator.user_id, role: 'moderator' }));
      await attempt(changeRole({ userId: ownId, role: 'subscriber' }));
      await attempt(changeRole({ userId: idFor(0), role: 'editor' }));

      const email = `${role}@invitation.example`;
      await attempt(inviteUser({ email, role: 'editor' }));
      await attempt(inviteUser({ email: editor.email, role: 'editor' }));
      await attempt(suspendUser(moderator.user_id));
      await attempt(fetchUsers(everybody));
      await attempt(restoreUser(moderator.user_id));
      await attempt(removeFactors(moderator.user_id));
      await attempt(suspendUser(ownId));
      await attempt(suspendUser(idFor(0)));
      await attempt(removeUser({ userId: ownId, transferTo: null }));
      await attempt(removeUser({ userId: idFor(0), transferTo: null }));

      await attempt(transferAuthorship({ from: editor.user_id, to: subscriber.user_id }));
      await attempt(transferAuthorship({ from: idFor(0), to: editor.user_id }));
      await attempt(transferAuthorship({ from: editor.user_id, to: admin.user_id }));
      await attempt(transferAuthorship({ from: admin.user_id, to: editor.user_id }));
      const invited = await fetchUsers({ ...everybody, search: email }).catch(() => null);
      const [user] = invited?.rows ?? [];
      if (user) await attempt(removeUser({ userId: user.user_id, transferTo: null }));
      await attempt(fetchAccountChanges({ wanted_page: 1 }));
      // Last: what is refused asks whether the session is alive, and the mocks' accounts know one name.
      await attempt(saveOwnName({ firstName: ' Zoé ', lastName: '' }));
      if (role === 'admin') await fetchUsers(everybody);
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

  it('refuses an invitation that nobody sent, and signs out elsewhere', () =>
    expectSameAnswers(async () => {
      await signIn('moderator');
      const { auth } = supabase();
      await auth.signOut({ scope: 'others' });
      await auth.verifyOtp({ type: 'invite', token_hash: '0'.repeat(64) });
    }));

  it('signs up', () =>
    expectSameAnswers(async () => {
      const { auth } = supabase();
      const options = { data: { first_name: 'Zoé', last_name: 'Roy' }, emailRedirectTo: `${url}/` };
      await attempt(fetchSignUpState());
      await auth.signUp({ email: 'zoe.roy@exemple.ca', password: 'court', options });
      await auth.signUp({ email: 'zoe.roy@exemple.ca', password: 'bien assez long', options });
      await auth.signUp({ email: accountByRole.editor.email, password: 'bien assez long', options });
    }));

  it('asks nobody for a second factor as long as the settings don’t', () =>
    expectSameAnswers(async () => {
      await signIn('moderator');
      await attempt(fetchIsDeviceMissing());
    }));
});

const modules = import.meta.glob<Record<string, unknown>>('../../src/data/**/*.queries.ts', { eager: true });
const queries = Object.values(modules).flatMap((module) => Object.values(module));
const called = new Set<unknown>();

afterEach(() => {
  for (const query of queries) if (vi.isMockFunction(query) && query.mock.calls.length > 0) called.add(query);
});

it('leaves out no query of the data layer', () => {
  const forgotten = queries.filter((query) => typeof query === 'function' && !called.has(query));
  expect(forgotten).toEqual([]);
});
