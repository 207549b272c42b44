import {
  type Article,
  type ArticleContent,
  type ArticleInput,
  emptyArticle,
  toArticleText,
} from '#features/articles/data/article.schema.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import { isScheduled } from '#features/articles/data/publication.ts';
import { DataError } from '#data/errors.ts';
import { toClockTime } from '#data/quebecTime.ts';
import type { DocumentState, DocumentWrite } from '../document.queries.ts';
import type { SaveRequest } from '../documentTexts.ts';
import { toArticleDocument, toId } from '../documentKey.ts';
import { writeDocument } from '../writeDocument.ts';
import { aDocument } from './aDocument.ts';
import type { Requests, SimulatedServer } from './simulatedKind.ts';

type Row = ReturnType<typeof toArticleText> & Pick<Article, 'status' | 'published_at' | 'version'>;

/** What a save sends: texts, tags, and what it makes of the publication. */
type Sent = Beside & Partial<Pick<Row, 'status' | 'published_at'>>;

/** What waits beside an article. */
type Beside = Pick<ArticleContent, 'tag_ids'> & ReturnType<typeof toArticleText>;

/** The day that the simulation takes for today. */
const TODAY = Date.UTC(2100, 0);

/** What an article is when somebody begins it. */
const unsaved = {
  ...toArticleText(emptyArticle),
  version: 0,
  status: 'draft' as const,
  published_at: null,
};

/** The database of articles, with its rules for their rows, their tags and what waits beside them. */
export class SimulatedArticleServer implements SimulatedServer<ArticleInput> {
  private readonly rows = new Map<string, Row>();
  private readonly tags = new Map<string, string[]>();
  private readonly pending = new Map<string, Beside>();
  private readonly plans: string[] = [];
  private last: { id: string; by: string; act: string } | null = null;

  constructor() {
    const text = toArticleText({ ...emptyArticle, title: 'Titre' });
    this.rows.set('a-1', { ...unsaved, ...text, version: 1 });
  }

  listDocuments() {
    return [...this.rows.keys()].map(toArticleDocument);
  }

  read(document: string) {
    return this.find(toId(document));
  }

  listPlans() {
    return this.plans;
  }

  write(save: SaveRequest<ArticleInput>, requests: Requests<ArticleInput>) {
    return writeDocument(
      articleTexts.toWrite(save),
      () => requests.request(() => this.read(save.document)),
      (write) => requests.request(() => this.keep(write, requests)),
    );
  }

  private find(id: string): DocumentState | null {
    const row = this.rows.get(id);
    return row ? toState(id, row, this.tags.get(id) ?? [], this.pending.get(id)) : null;
  }

  /** What the database makes of a save. */
  private keep(write: DocumentWrite, { person, watch }: Requests<ArticleInput>) {
    const { document, version, note, intent } = write;
    const id = toId(document);
    const { status: wanted, published_at: _date, ...next } = write.text as Sent;
    const known = this.find(id);
    if (!known && version !== 0) throw new DataError('notFound');
    const article = { ...(this.rows.get(id) ?? unsaved), tag_ids: this.tags.get(id) ?? [] };
    const conflict = new DataError('conflict', { code: 'PT409', status: 409 });
    if (intent === 'save' && wanted === 'published' && article.status !== 'published') throw conflict;

    const isBeside = staysOnline(article, write);
    const written = findPublication(article, write, isBeside);
    const isSame = listTexts(next) === listTexts(this.pending.get(id) ?? article);
    const isStored = listTexts(next) === listTexts(article);
    const standsSo = written.status === article.status && written.published_at === article.published_at;
    const isOwn = this.last?.id === id && this.last.by === person && this.last.act === intent;
    if (article.version === version + 1 && isOwn && isSame && standsSo) return article.version;
    if (article.version !== version) throw conflict;
    if (isBeside && intent === 'plan') {
      // What is online already can't be planned.
      if (isStored) throw conflict;
      this.plans.push(toClockTime(write.dueAt ?? ''));
    }
    if (!note && isSame && (isBeside || (isStored && standsSo))) return version;

    const { tag_ids: tagIds, ...texts } = next;
    const { tag_ids: _tags, ...row } = article;
    const nextRow: Row = { ...row, ...written, ...(!isBeside && texts), version: version + 1 };
    watch(toText(known), toText(toState(id, { ...nextRow, ...texts }, tagIds)));
    this.rows.set(id, nextRow);
    if (!isBeside) this.tags.set(id, tagIds);
    if (!isBeside || isStored) this.pending.delete(id);
    else this.pending.set(id, next);
    this.last = { id, by: person, act: intent };
    return version + 1;
  }
}

/** An article with what waits beside it, as the database gives it. */
function toState(id: string, row: Row, tag_ids: string[], beside?: Beside): DocumentState {
  const stored = { ...row, tag_ids };
  const isPublished = row.status === 'published';
  return aDocument({
    document: toArticleDocument(id),
    version: row.version,
    pending: beside ?? null,
    ...(isPublished ? { online: stored } : { draft: stored }),
  });
}

// What is planned stays planned, as long as the simulation lasts.
const toText = (article: DocumentState | null) => articleTexts.view(article, 0).text;

/** Whether a save asks for another state than online. */
const hasOtherStatus = ({ intent, text }: DocumentWrite) => {
  const { status } = text as Sent;
  return intent === 'save' && status !== undefined && status !== 'published';
};

/** Whether what is online stays as it is, and what is saved waits beside it. */
function staysOnline(article: Publication, write: DocumentWrite) {
  const { intent } = write;
  const isOnline = article.status === 'published' && (intent === 'save' || !isScheduled(article, TODAY));
  return intent !== 'publish' && !hasOtherStatus(write) && isOnline;
}

type Publication = Pick<Row, 'status' | 'published_at'>;

/** What a save makes of the publication of an article. */
function findPublication(article: Publication, write: DocumentWrite, isBeside: boolean): Publication {
  const { status, published_at } = article;
  const { status: wanted, published_at: date } = write.text as Sent;
  if (wanted !== undefined && hasOtherStatus(write)) return { status: wanted, published_at: date ?? null };
  if (isBeside || write.intent === 'save') return { status, published_at };
  if (write.intent === 'plan') return { status: 'published', published_at: write.dueAt ?? null };
  if (date !== undefined) return { status: 'published', published_at: date };
  return { status: 'published', published_at: status === 'published' ? published_at : 'now' };
}

/** What a version says of an article, but for status and date. */
const listTexts = (values: Beside) =>
  JSON.stringify([
    ...Object.keys(toArticleText(emptyArticle)).map((name) => values[name as keyof Beside] ?? null),
    values.tag_ids.toSorted(),
  ]);
