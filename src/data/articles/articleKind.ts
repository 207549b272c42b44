import type { DocumentKind, SaveRequest, PendingSave, SaveIntent } from '../documents/documentKind.ts';
import { toArticleDocument, toArticleId } from '../documents/documentKey.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { findPlan } from '../documents/documentEditor.ts';
import type { Draft } from '../documents/draftStore.ts';
import { type DocumentWrite, writeDocument } from '../documents/writeDocument.ts';
import type { Json } from '../database.types.ts';
import { z } from '../zod.ts';
import { readArticle, type SavedArticle, withArticleNews, writeArticle } from './article.queries.ts';
import {
  type ArticleContent,
  type ArticleInput,
  articleSchema,
  emptyArticle,
  toArticleInput,
  toArticleText,
  toStoredInput,
} from './article.schema.ts';
import {
  type ArticleField,
  articleFields,
  articleMerging,
  changedFields,
  pickFields,
} from './articleFields.ts';
import { isScheduled, toPublication } from './publication.ts';

/** The store of an opened article. */
export type ArticleStore = DocumentStore<ArticleInput, SavedArticle>;

/** What a save leaves alone unless its button says otherwise. */
const publication = ['status', 'publish_at'] as const satisfies ArticleField[];

const insisted = {
  draft: ['status'],
  publish: publication,
  schedule: publication,
  update: [],
  keep: [],
  pending: [],
  plan: [],
} as const satisfies Record<SaveIntent, readonly ArticleField[]>;

/** Equal to no date: in a merge, a date that started from it was changed by whoever has one. */
const NO_DATE = '-';

// The form's own bounds don't hold here: what is too long to be saved must not be lost either.
const draftSchema = z
  .object({
    ...Object.fromEntries(articleFields.map((field) => [field, z.string()])),
    featured_image_alt: z.string().nullable(),
    status: articleSchema.shape.status,
    tag_ids: z.array(z.string()),
  })
  .partial() as unknown as z.ZodType<Partial<ArticleInput>>;

/** What the form of an article holds when it says something else than the article: what waits beside it, or what is planned. */
const toInputOf = (
  { document: _document, ...article }: SavedArticle,
  value: Json,
  now: number,
): ArticleInput => {
  const { status, published_at } = article;
  return toArticleInput({ ...article, ...(value as Partial<ArticleContent>), status, published_at }, now);
};

const hasPendingChanges = (article: SavedArticle | null) => article?.document?.pending != null;

/**
 * An article as the engine of documents has it: its fields are its paths. Its status and its date belong to the button that
 * saves, and its tags are a request of their own.
 */
export const articleKind: DocumentKind<ArticleInput, SavedArticle> = {
  ...articleMerging,
  toText: (article, now) =>
    article ? toInputOf(article, article.document?.pending ?? {}, now) : emptyArticle,
  toVersion: (article) => article?.version ?? null,
  merge: ({ ancestors, mine, theirs, insisted: fields = [] }) =>
    articleMerging.merge({
      mine,
      theirs,
      insisted: fields,
      // A date belongs to its status: what is online by now isn't scheduled over in silence.
      ancestors: ancestors.map((ancestor) => {
        const isChosen = ancestor.publish_at !== mine.publish_at || fields.includes('publish_at');
        return ancestor.status !== theirs.status && isChosen
          ? { ...ancestor, publish_at: NO_DATE }
          : ancestor;
      }),
    }),
  isFit: () => true,
  apart: ['tag_ids'],
  /**
   * With no button, an article that stays published is updated (product 7.9), beside what is online where modifications wait
   * there. What a save leaves alone is in it as the server has it, and a date only where it is planned; one that was typed and
   * isn't planned yet stays typed, unless the article is published now and needs none.
   */
  toRequest({ intent: requested, text, ...details }, { base, saved }) {
    const staysPublished = requested === 'keep' && text.status === 'published' && base.status === 'published';
    const wanted = staysPublished ? (hasPendingChanges(saved) ? 'pending' : 'update') : requested;
    // Beside what isn't online any more there is nothing: the draft itself is saved.
    const isGone = (wanted === 'pending' || wanted === 'plan') && saved?.status !== 'published';
    const intent = isGone ? 'update' : wanted;
    const kept = leavesPublication(intent)
      ? pickFields(base, publication)
      : intent === 'schedule'
        ? {}
        : { publish_at: '' };
    const sent: PendingSave<ArticleInput> = { ...details, intent, text: { ...text, ...kept } };
    const isDateLeft = !['', base.publish_at].includes(text.publish_at) && requested !== 'publish';
    const { publish_at } = isDateLeft ? text : sent.text;
    return { sent, shown: { ...sent.text, publish_at } };
  },
  toStored: ({ intent, text }) => toStoredInput(text, toPublication(intent, text).status ?? text.status),
  findInsisted: (intent) => insisted[intent],
  giveUp: (intent, field) => (publication.some((own) => own === field) ? 'keep' : intent),
  // What a colleague keeps beside what is online isn't published unseen.
  goesOn: (intent, theirs) => !hasPendingChanges(theirs) || intent === 'pending' || intent === 'draft',
  toDraft: (text, fields) => pickFields(text, fields as ArticleField[]),
  readDraft(changes, base) {
    const read = draftSchema.safeParse(changes);
    if (!read.success) return null;
    const from = { ...emptyArticle, ...draftSchema.safeParse(base).data };
    return { base: from, text: { ...from, ...read.data } };
  },
  findPublication(article, now, latest = article?.document ?? null) {
    if (!article) return { online: null, pending: null, planned: null };
    const { document } = article;
    const isOnline = article.status === 'published' && !isScheduled(article, now);
    const toText = (value: Json) => toInputOf(article, value, now);
    return {
      online: isOnline ? toText({}) : null,
      pending: hasPendingChanges(article) ? toText(document?.pending ?? {}) : null,
      planned: findPlan(latest, toText),
    };
  },
  read: (client, document) => readArticle(client, toArticleId(document)),
  async write(client, save) {
    const beside = toDocumentWrite(save);
    if (!beside) return writeArticle(client, toArticleSave(save));
    const { document } = save;
    return withArticleNews(client, toArticleId(document), () =>
      writeDocument(beside, () => articleKind.read(client, document)),
    );
  },
};

/**
 * A save as it is written beside what is online, or what waits there as it goes online; null for what the statements of the
 * article's own table write.
 */
export function toDocumentWrite({
  saved,
  text,
  ...save
}: SaveRequest<ArticleInput, SavedArticle>): DocumentWrite | null {
  const { intent } = save;
  const isBeside =
    intent === 'pending' || intent === 'plan' || (intent === 'update' && hasPendingChanges(saved));
  if (!saved || !isBeside) return null;
  return { ...save, text: { ...toArticleText(text), tag_ids: text.tag_ids }, version: saved.version };
}

/** Whether a save leaves status and date as they are. */
const leavesPublication = (intent: SaveIntent) =>
  intent === 'update' || intent === 'pending' || intent === 'plan';

/** A save as articles are written. */
export const toArticleSave = ({
  document,
  saved,
  text,
  ...save
}: SaveRequest<ArticleInput, SavedArticle>) => ({
  ...save,
  id: toArticleId(document),
  version: saved?.version ?? null,
  input: text,
  // What waits gives its tags to a save that takes its place.
  tagIdsBefore: (saved && toInputOf(saved, saved.document?.pending ?? {}, 0).tag_ids) ?? [],
});

/** The draft of a deleted article, as the draft of a new one; null when something else wrote it. */
export function asNewArticle(draft: Draft, articleId: string): Draft | null {
  const text = articleKind.readDraft(draft.changes, draft.base)?.text;
  if (!text) return null;
  return {
    ...draft,
    document: toArticleDocument(articleId),
    isNew: true,
    base: emptyArticle,
    changes: pickFields(text, changedFields(emptyArticle, text)),
  };
}

/** The title of an article as its draft has it. */
export const findDraftTitle = ({ changes, base }: Draft) =>
  articleKind.readDraft(changes, base)?.text.title ?? '';
