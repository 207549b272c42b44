import { type ArticleStatements, saveArticle } from '../../articles/article.queries.ts';
import {
  type Article,
  type ArticleInput,
  articleSchema,
  emptyArticle,
  scheduledArticleSchema,
  toArticleInput,
  toArticleText,
} from '../../articles/article.schema.ts';
import { articleKind, toArticleSave } from '../../articles/articleKind.ts';
import { toPublication } from '../../articles/publication.ts';
import { DataError } from '../../errors.ts';
import { toClockTime } from '../../quebecTime.ts';
import { toArticleDocument, toArticleId } from '../documentKey.ts';
import type { Requests, SimulatedKind, SimulatedServer } from './EditingSimulation.ts';

type Row = Omit<Article, 'tag_ids'>;

/** Later than what the simulation takes for today. */
const FIRST_PLAN = Date.UTC(2101, 0);

const places = ['title', 'excerpt', 'content', 'category_id'] as const;

const watched = [...places, 'status', 'publish_at'] as const;

/** An article, with the database's rules for its row and its tags. */
export const simulatedArticle: SimulatedKind<ArticleInput, Article> = {
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

    const find = (id: string): Article | null => {
      const row = rows.get(id);
      return row ? { ...row, tag_ids: links.get(id) ?? [] } : null;
    };
    // What is planned stays planned, as long as the simulation lasts.
    const toText = (article: Article) => toArticleInput(article, 0);

    const getStatements = ({ request, watch, fault, newId }: Requests<ArticleInput>): ArticleStatements => ({
      insert: (id, values) =>
        request(() => {
          const isRepeated = rows.has(id);
          if (isRepeated && fault !== 'createRepeatedWithNewId') {
            throw new DataError('duplicate', { column: 'id', status: 409 });
          }
          const rowId = isRepeated ? newId('a') : id;
          const row: Row = { id: rowId, ...facts, ...publication, ...values };
          rows.set(rowId, row);
          return row;
        }),
      update: (id, version, values) =>
        request(() => {
          const article = find(id);
          if (!article || (article.version !== version && fault !== 'noVersionCheck')) return null;
          const { tag_ids, ...row } = article;
          const next: Row = { ...row, ...values, version: row.version + 1 };
          watch(toText(article), toText({ ...next, tag_ids }));
          rows.set(id, next);
          return next;
        }),
      setTags: (id, version, tagIds) =>
        request(() => {
          const article = find(id);
          if (article?.version !== version) throw new DataError('conflict', { code: 'PT409', status: 409 });
          const { tag_ids: _tags, ...row } = article;
          watch(toText(article), { ...toText(article), tag_ids: tagIds });
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

    const server: SimulatedServer<ArticleInput, Article> = {
      listDocuments: () => [...rows.keys()].map(toArticleDocument),
      read: (document) => find(toArticleId(document)),
      write: (save, requests) => saveArticle(toArticleSave(save), getStatements(requests)),
    };
    return server;
  },
};
