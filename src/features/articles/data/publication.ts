import type { DocumentState } from '#documents/data/document.queries.ts';
import type { SaveIntent } from '#documents/data/documentTexts.ts';
import { findTimeMistake, toMoment } from '#data/quebecTime.ts';
import { type Article, type ArticleInput, toStoredArticle } from './article.schema.ts';

/** What a button sets of the publication, whatever the form says (product: the two specified buttons, planning). */
export const publicationOf = {
  /** « Sauvegarder » makes a draft. */
  draft: { sets: ['status'], values: { status: 'draft' } },
  /** « Publier » publishes as of now. */
  publish: { sets: ['status', 'publish_at'], values: { status: 'published', publish_at: '' } },
  /** « Planifier » publishes at the time that the form has. */
  plan: { sets: ['status', 'publish_at'], values: { status: 'published' } },
} as const;

/**
 * What a save by no button, with Enter or Ctrl+S, is to do (product: the two specified buttons, one bar): what stays published is updated, beside what is online
 * where modifications wait there; else the chosen status is kept.
 */
export function saveByNoButton(
  chosen: Pick<ArticleInput, 'status'>,
  saved: Pick<DocumentState, 'draft' | 'online' | 'pending'> | null,
) {
  const status = toStoredArticle(saved)?.status ?? 'draft';
  const isPublished = chosen.status === 'published';
  const stays = isPublished && status === 'published';
  const intent: SaveIntent = isPublished && !(stays && saved?.pending) ? 'publish' : 'save';
  return { intent, details: chosen.status === status ? {} : { sets: ['status'] } };
}

/** Whether an article waits for its hour (product: planning). */
export const isScheduled = (
  { status, published_at }: Pick<Article, 'status' | 'published_at'>,
  now: number,
): boolean => status === 'published' && published_at !== null && Date.parse(published_at) > now;

/** What keeps a time of Québec from being one to publish at; undefined when nothing does (product: dates to publish at). */
export function publishAtMistake(publishAt: string, now: number) {
  const mistake = findTimeMistake(publishAt);
  if (mistake) return mistake;
  return Date.parse(toMoment(publishAt) ?? '') > now
    ? undefined
    : 'Cette heure est passée. Choisissez-en une à venir.';
}
