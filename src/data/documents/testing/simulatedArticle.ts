import { type ArticleStatements, type SavedArticle, saveArticle } from '../../articles/article.queries.ts';
import {
  type Article,
  type ArticleContent,
  type ArticleInput,
  articleSchema,
  emptyArticle,
  scheduledArticleSchema,
  toArticleText,
} from '../../articles/article.schema.ts';
import { articleKind, toArticleSave, toDocumentWrite } from '../../articles/articleKind.ts';
import { toPublication } from '../../articles/publication.ts';
import { DataError } from '../../errors.ts';
import { toClockTime } from '../../quebecTime.ts';
import type { DocumentSave, DocumentState } from '../document.queries.ts';
import { toArticleDocument, toArticleId } from '../documentKey.ts';
import { type DocumentStatements, writeDocument } from '../writeDocument.ts';
import type { Requests, SimulatedKind, SimulatedServer } from './EditingSimulation.ts';

type Row = Omit<Article, 'tag_ids'>;

/** What waits beside an article. */
type Beside = Pick<ArticleContent, 'tag_ids'> & ReturnType<typeof toArticleText>;

const nothing = {
  published_at: null,
  saved_at: '',
  first_name: null,
  last_name: null,
  release_id: null,
  release_name: null,
  due_at: null,
  planned: null,
  plan_conflicts: null,
  plan_problem: null,
} satisfies Partial<DocumentState>;

/** What a version says of an article, but for status and date. */
const listTexts = (values: Beside) =>
  JSON.stringify([
    ...Object.keys(toArticleText(emptyArticle)).map((name) => values[name as keyof Beside] ?? null),
    values.tag_ids.toSorted(),
  ]);

/** Later than what the simulation takes for today. */
const FIRST_PLAN = Date.UTC(2101, 0);

const places = ['title', 'excerpt', 'content', 'category_id'] as const;

const watched = [...places, 'status', 'publish_at'] as const;

/** An article, with the database's rules for its row and its tags. */
export const simulatedArticle: SimulatedKind<ArticleInput, SavedArticle> = {
  kind: articleKind,
  first: toArticleDocument('a-1'),
  toDocument: toArticleDocument,
  places: places.map((field) => (text) => ({
    // A category is chosen, and nothing is added to it.
    value: field === 'category_id' ? '' : text[field],
    put: (value) => ({ ...text, [field]: value }),
  })),
  gestures: [
    (text, count) => ({ text: { ...text, tag_ids: [...text.tag_ids, `<${count}>`] }, mark: `<${count}>` }),
    (text) => ({ text: { ...text, tag_ids: text.tag_ids.slice(1) } }),
    // A date to publish at: a mark by itself, for no two are the same.
    (text, count) => {
      const publish_at = toClockTime(FIRST_PLAN + count * 60_000);
      return { text: { ...text, publish_at }, mark: publish_at };
    },
    (text, count) => {
      const statuses = ['draft', 'published', 'archived'] as const;
      return { text: { ...text, status: statuses[count % 3] ?? 'draft' } };
    },
  ],
  parse: (text, intent) =>
    (intent === 'schedule' ? scheduledArticleSchema : articleSchema).safeParse(text).data ?? null,
  findLastIntent: ({ publish_at }) => (publish_at ? 'schedule' : 'keep'),
  listValues: (text) => [
    ...watched.map((field) => `${field}: ${text[field]}`),
    ...text.tag_ids.map((tag) => `tag: ${tag}`),
  ],
  describeIntent: (intent, text) => ({
    seen: [`status: ${toPublication(intent, text).status ?? text.status}`],
    // Published now, an article needs no date.
    givenUp: intent === 'publish' ? text.publish_at : '',
  }),
  findMoot: ({ publish_at }) => publish_at,
  createServer() {
    const rows = new Map<string, Row>();
    const links = new Map<string, string[]>();
    const dates = { created_at: '', updated_at: '' };
    const facts = { author_id: null, views_count: 0, version: 1, ...dates };
    const publication = { status: 'draft' as const, published_at: null };
    const texts = toArticleText({ ...emptyArticle, title: 'Titre' });
    rows.set('a-1', { id: 'a-1', ...texts, ...facts, ...publication });

    const pending = new Map<string, Beside>();
    let last: { id: string; by: string; reason: string } | null = null;

    const find = (id: string): SavedArticle | null => {
      const row = rows.get(id);
      if (!row) return null;
      const { version } = row;
      const waiting = pending.get(id) ?? null;
      const document = {
        document: toArticleDocument(id),
        version,
        pending: waiting,
        online: null,
        ...nothing,
      };
      return { ...row, tag_ids: links.get(id) ?? [], document };
    };
    // What is planned stays planned, as long as the simulation lasts.
    const toText = (article: SavedArticle) => articleKind.toText(article, 0);

    /** A save beside what is online, or what waits as it goes online. */
    const keep = (
      { document, value, version, note }: DocumentSave & { note?: string },
      reason: string,
      { person, watch }: Requests<ArticleInput>,
    ) => {
      const id = toArticleId(document);
      const article = find(id);
      if (!article) throw new DataError('notFound');
      const next = value as Beside;
      const team = pending.get(id) ?? article;
      const isSame = listTexts(next) === listTexts(team);
      const isOwn = last?.id === id && last.by === person && last.reason === reason;
      if (article.version === version + 1 && isOwn && isSame) return article.version;
      if (article.version !== version) {
        throw new DataError('conflict', { code: 'PT409', status: 409 });
      }
      if (article.status !== 'published') throw new DataError('conflict', { code: 'PT409', status: 409 });
      const { tag_ids, document: _document, ...row } = article;
      const isOnline = listTexts(next) === listTexts({ ...row, tag_ids });
      if (!note && isSame && (reason !== 'published' || isOnline)) return version;
      watch(toText(article), toText({ ...article, ...next, document: null }));
      const { tag_ids: tagIds, ...texts } = next;
      if (reason === 'published') links.set(id, tagIds);
      rows.set(id, { ...row, ...(reason === 'published' && texts), version: row.version + 1 });
      if (reason === 'published' || isOnline) pending.delete(id);
      else pending.set(id, next);
      last = { id, by: person, reason };
      return row.version + 1;
    };

    const getDocumentStatements = (requests: Requests<ArticleInput>): DocumentStatements => ({
      save: ({ reason = 'saved', ...save }) => requests.request(() => keep(save, reason, requests)),
      publish: (save) => requests.request(() => keep(save, 'published', requests)),
      plan: (save) => requests.request(() => keep(save, 'scheduled', requests)),
    });

    const getStatements = ({ request, watch }: Requests<ArticleInput>): ArticleStatements => ({
      insert: (id, values) =>
        request(() => {
          if (rows.has(id)) throw new DataError('duplicate', { column: 'id', status: 409 });
          const row: Row = { id, ...facts, ...publication, ...values };
          rows.set(id, row);
          return row;
        }),
      update: (id, version, values) =>
        request(() => {
          const article = find(id);
          if (article?.version !== version) return null;
          const { tag_ids, document, ...row } = article;
          const next: Row = { ...row, ...values, version: row.version + 1 };
          // Takes the place of what waits, unless it changes nothing but the category.
          const keepsPending =
            JSON.stringify({ ...row, category_id: null, version: 0 }) ===
            JSON.stringify({ ...next, category_id: null, version: 0 });
          const waiting = keepsPending ? undefined : pending.get(id);
          // Others follow by a request of their own, which may never arrive.
          const tagIds = waiting?.tag_ids ?? tag_ids;
          watch(
            toText(article),
            toText({ ...next, tag_ids: tagIds, document: keepsPending ? document : null }),
          );
          links.set(id, tagIds);
          if (waiting) pending.delete(id);
          rows.set(id, next);
          last = null;
          return next;
        }),
      setTags: (id, version, tagIds) =>
        request(() => {
          const article = find(id);
          if (article?.version !== version) throw new DataError('conflict', { code: 'PT409', status: 409 });
          const { tag_ids: _tags, document: _document, ...row } = article;
          watch(toText(article), toText({ ...article, tag_ids: tagIds }));
          links.set(id, tagIds);
          rows.set(id, { ...row, version: row.version + 1 });
        }),
      read: (id) =>
        request(() => {
          const article = find(id);
          if (!article) throw new DataError('notFound');
          return article;
        }),
    });

    const server: SimulatedServer<ArticleInput, SavedArticle> = {
      listDocuments: () => [...rows.keys()].map(toArticleDocument),
      read: (document) => find(toArticleId(document)),
      write(save, requests) {
        const beside = toDocumentWrite(save);
        if (!beside) return saveArticle(toArticleSave(save), getStatements(requests));
        const read = () => requests.request(() => find(toArticleId(save.document)));
        return writeDocument(beside, read, getDocumentStatements(requests));
      },
    };
    return server;
  },
};
