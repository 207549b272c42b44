import type { Json } from '#generated/database.types.ts';
import { findPlan } from '#documents/data/documentEditor.ts';
import type { DocumentKind, SaveRequest } from '#documents/data/documentKind.ts';
import { toArticleDocument, toId } from '#documents/data/documentKey.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import type { Draft } from '#documents/data/draftStore.ts';
import type { DocumentWrite } from '#documents/data/document.queries.ts';
import { writeDocument } from '#documents/data/writeDocument.ts';
import { toDataError } from '#data/errors.ts';
import { z } from '#data/zod.ts';
import { toShape } from '#documents/admin/documentShape.ts';
import { createMerging } from '#documents/data/merge.ts';
import { readArticle, type SavedArticle, withArticleNews } from '#features/articles/data/article.queries.ts';
import {
  type ArticleContent,
  type ArticleInput,
  articleSchema,
  emptyArticle,
  toArticleInput,
  toArticleText,
} from '#features/articles/data/article.schema.ts';
import { isScheduled, toPublication } from '#features/articles/data/publication.ts';
import { toMoment } from '#data/quebecTime.ts';
import { toSlug } from '#features/articles/data/slug.ts';
import { articleSection } from './article.kind.ts';

/** The store of an opened article. */
export type ArticleStore = DocumentStore<ArticleInput, SavedArticle>;

// The form's own bounds don't hold here: what is too long to be saved must not be lost either.
const draftSchema = z
  .object({
    ...Object.fromEntries(articleSchema.keyof().options.map((field) => [field, z.string()])),
    featured_image_alt: z.string().nullable(),
    status: articleSchema.shape.status,
    tag_ids: z.array(z.string()),
  })
  .partial() as unknown as z.ZodType<Partial<ArticleInput>>;

/** As its description says: a tag comes or goes by itself, and a date belongs to its status. */
const merging = createMerging<ArticleInput>(toShape(articleSection.schema));

/** What the form of an article holds when it says something else than the article: what waits beside it, or what is planned. */
const toInputOf = (
  { document: _document, ...article }: SavedArticle,
  value: Json,
  now: number,
): ArticleInput => {
  const { status, published_at } = article;
  return toArticleInput({ ...article, ...(value as Partial<ArticleContent>), status, published_at }, now);
};

/**
 * An article as the engine of documents has it: its fields are its paths. Its status and its date are as the server has them, unless
 * the button that saves has set them.
 */
export const articleKind: DocumentKind<ArticleInput, SavedArticle> = {
  parts: merging,
  view(article, now, latest = article?.document ?? null) {
    if (!article) return { text: emptyArticle, version: null, online: null, pending: null, planned: null };
    const isOnline = article.status === 'published' && !isScheduled(article, now);
    const toText = (value: Json) => toInputOf(article, value, now);
    const pending = article.document?.pending == null ? null : toText(article.document.pending);
    return {
      text: pending ?? toText({}),
      version: article.version,
      online: isOnline ? toText({}) : null,
      pending,
      planned: findPlan(latest, toText),
    };
  },
  /** What isn't published has no date; one that was typed and isn't planned yet stays typed, unless the button has set it. */
  toRequest({ intent, text, sets, ...details }, { base }) {
    const isSet = (field: keyof ArticleInput) => sets?.includes(field) === true;
    const { status } = isSet('status') ? text : base;
    const isPublished = status === 'published';
    const publish_at = isPublished ? (isSet('publish_at') ? text : base).publish_at : '';
    const sent = {
      ...details,
      ...(sets && { sets }),
      // Beside what isn't online any more there is nothing: the draft itself is saved.
      intent: isPublished ? intent : 'save',
      text: { ...text, slug: toSlug(text), status, publish_at },
    } as const;
    const isDateLeft = !isSet('publish_at') && !['', base.publish_at].includes(text.publish_at);
    const shown = { ...sent.text, ...(isDateLeft && { publish_at: text.publish_at }) };
    return { sent, shown, isFit: true };
  },
  readDraft(changes, base) {
    const read = draftSchema.safeParse(changes);
    if (!read.success) return null;
    const from = { ...emptyArticle, ...draftSchema.safeParse(base).data };
    return { base: from, text: { ...from, ...read.data } };
  },
  read: (client, document) =>
    readArticle(client, toId(document)).catch((error: unknown) => {
      if (toDataError(error).kind === 'notFound') return null;
      throw error;
    }),
  write: (client, save) =>
    withArticleNews(client, save.document, () =>
      writeDocument(toArticleWrite(save), () => readArticle(client, toId(save.document))),
    ),
};

/** A save as articles are written, of which the database has status and date as well. */
export function toArticleWrite({
  saved,
  text,
  sets,
  ...save
}: SaveRequest<ArticleInput, SavedArticle>): DocumentWrite {
  const dueAt = save.dueAt ?? toMoment(text.publish_at);
  return {
    ...save,
    version: saved?.version ?? 0,
    text: { ...toArticleText(text), tag_ids: text.tag_ids, ...toPublication({ ...save, text, sets }, saved) },
    ...(dueAt && { dueAt }),
  };
}

/** The draft of a deleted article, as the draft of a new one; null when something else wrote it. */
export function asNewArticle(draft: Draft, articleId: string): Draft | null {
  const text = articleKind.readDraft(draft.changes, draft.base)?.text;
  if (!text) return null;
  const changed = merging.listChanges(emptyArticle, text);
  return {
    ...draft,
    document: toArticleDocument(articleId),
    isNew: true,
    base: emptyArticle,
    changes: Object.fromEntries(changed.map((field) => [field, text[field as keyof ArticleInput]])),
  };
}

/** The title of an article as its draft has it. */
export const findDraftTitle = ({ changes, base }: Draft) =>
  articleKind.readDraft(changes, base)?.text.title ?? '';
