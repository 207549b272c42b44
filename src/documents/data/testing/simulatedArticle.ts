import type { SavedArticle } from '#features/articles/data/article.queries.ts';
import {
  type Article,
  type ArticleContent,
  type ArticleInput,
  articleSchema,
  emptyArticle,
  toArticleText,
} from '#features/articles/data/article.schema.ts';
import { articleKind, toArticleWrite } from '#features/articles/data/articleKind.ts';
import {
  isScheduled,
  publicationOf,
  publishAtMistake,
  saveByNoButton,
} from '#features/articles/data/publication.ts';
import { DataError } from '#data/errors.ts';
import { toClockTime } from '#data/quebecTime.ts';
import type { DocumentState, DocumentWrite } from '../document.queries.ts';
import { toArticleDocument, toArticleId } from '../documentKey.ts';
import { writeDocument } from '../writeDocument.ts';
import type { Press, Requests, SimulatedKind, SimulatedServer } from './EditingSimulation.ts';

type Row = Omit<Article, 'tag_ids'>;

/** What a save sends: texts, tags, and what it makes of the publication. */
type Sent = Beside & Partial<Pick<Row, 'status' | 'published_at'>>;

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

/** The day that the simulation takes for today. */
const TODAY = Date.UTC(2100, 0);

/** Later than what the simulation takes for today. */
const FIRST_PLAN = Date.UTC(2101, 0);

const places = ['title', 'excerpt', 'content', 'category_id'] as const;

const watched = [...places, 'status', 'publish_at'] as const;

const toPress = (
  intent: Press<ArticleInput>['intent'],
  { sets, values }: { sets: readonly string[]; values: Partial<ArticleInput> },
): Press<ArticleInput> => ({ intent, details: { sets }, values });

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
  parse: (text, { intent, details }) =>
    (intent === 'plan' && !details?.dueAt && publishAtMistake(text.publish_at, Date.now())
      ? undefined
      : articleSchema.safeParse(text).data) ?? null,
  buttons: [
    () => toPress('save', publicationOf.draft),
    () => toPress('publish', publicationOf.publish),
    () => toPress('plan', publicationOf.plan),
    saveByNoButton,
    () => ({ intent: 'publish' }),
    () => ({ intent: 'save' }),
    () => ({ intent: 'plan', details: { dueAt: new Date(FIRST_PLAN).toISOString() } }),
  ],
  findLastPress: (text, saved) =>
    // Whatever it stands for: online, its date is a date to publish at again.
    text.publish_at ? toPress('publish', publicationOf.plan) : saveByNoButton(text, saved),
  listValues: (text) => [
    ...watched.map((field) => `${field}: ${text[field]}`),
    ...text.tag_ids.map((tag) => `tag: ${tag}`),
  ],
  // Published now, an article needs no date.
  findGivenUp: ({ publish_at }, { values }) => (values?.publish_at === '' ? publish_at : ''),
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
    let last: { id: string; by: string; act: string } | null = null;

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
    const toText = (article: SavedArticle | null) => articleKind.view(article, 0).text;

    /** What the database makes of a save. */
    const keep = (write: DocumentWrite, { person, watch }: Requests<ArticleInput>) => {
      const { document, version, note, intent } = write;
      const id = toArticleId(document);
      const { status: wanted, published_at: date, ...next } = write.text as Sent;
      const known = find(id);
      if (!known && version !== 0) throw new DataError('notFound');
      const article: SavedArticle = known ?? {
        id,
        ...toArticleText(emptyArticle),
        ...facts,
        ...publication,
        version: 0,
        tag_ids: [],
      };
      const { status, published_at, tag_ids: _tags, document: _document, ...row } = article;
      const conflict = new DataError('conflict', { code: 'PT409', status: 409 });
      const hasOtherStatus = intent === 'save' && wanted !== undefined && wanted !== 'published';
      const isOnline = status === 'published' && (intent === 'save' || !isScheduled(article, TODAY));
      const isBeside = intent !== 'publish' && !hasOtherStatus && isOnline;
      const stands = { status, published_at };
      const written: typeof stands = hasOtherStatus
        ? { status: wanted, published_at: date ?? null }
        : isBeside || intent === 'save'
          ? stands
          : intent === 'plan'
            ? { status: 'published', published_at: write.dueAt ?? null }
            : {
                status: 'published',
                published_at: date === undefined ? (status === 'published' ? published_at : 'now') : date,
              };
      if (intent === 'save' && wanted === 'published' && status !== 'published') throw conflict;
      const isSame = listTexts(next) === listTexts(pending.get(id) ?? article);
      const isStored = listTexts(next) === listTexts(article);
      const standsSo = written.status === status && written.published_at === published_at;
      const isOwn = last?.id === id && last.by === person && last.act === intent;
      if (article.version === version + 1 && isOwn && isSame && standsSo) return article.version;
      if (article.version !== version) throw conflict;
      if (!note && isSame && (isBeside || (isStored && standsSo))) return version;
      const { tag_ids: tagIds, ...texts } = next;
      const nextRow: Row = { ...row, ...written, ...(!isBeside && texts), version: version + 1 };
      const after = { ...nextRow, ...texts, tag_ids: tagIds, document: null };
      watch(toText(known), toText(after));
      rows.set(id, nextRow);
      if (!isBeside) links.set(id, tagIds);
      if (!isBeside || isStored) pending.delete(id);
      else pending.set(id, next);
      last = { id, by: person, act: intent };
      return version + 1;
    };

    const server: SimulatedServer<ArticleInput, SavedArticle> = {
      listDocuments: () => [...rows.keys()].map(toArticleDocument),
      read: (document) => find(toArticleId(document)),
      write: (save, requests) =>
        writeDocument(
          toArticleWrite(save),
          () => requests.request(() => find(toArticleId(save.document))),
          (write) => requests.request(() => keep(write, requests)),
        ),
    };
    return server;
  },
};
