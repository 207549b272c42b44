import { describeTexts } from '#documents/admin/describeTexts.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import type { Draft } from '#documents/data/draftStore.ts';
import { type ArticleInput, emptyArticle } from '#features/articles/data/article.schema.ts';
import { articleSection } from './article.kind.ts';

/** The store of an opened article. */
export type ArticleStore = DocumentStore<ArticleInput>;

/** What the editor has to know of the texts of articles. */
export const articleTexts = describeTexts(articleSection);

/** The draft of a deleted article, as the draft of a new one; null when something else wrote it. */
export function asNewArticle(draft: Draft, articleId: string): Draft | null {
  const text = articleTexts.readDraft(draft.changes, draft.base)?.text;
  if (!text) return null;
  const changed = articleTexts.parts.listChanges(emptyArticle, text);
  return {
    ...draft,
    document: toArticleDocument(articleId),
    isNew: true,
    sent: undefined,
    base: emptyArticle,
    changes: Object.fromEntries(changed.map((field) => [field, text[field as keyof ArticleInput]])),
  };
}

/** The title of an article as its draft has it. */
export const findDraftTitle = ({ changes, base }: Draft) =>
  articleTexts.readDraft(changes, base)?.text.title ?? '';
