import type { SaveIntent } from '../documents/documentKind.ts';
import { findTimeMistake, toMoment } from '../quebecTime.ts';
import type { Article, ArticleInput } from './article.schema.ts';

/** What a save writes of the publication. What isn't named stays as the database has it. */
export type PublicationValues = Partial<Pick<Article, 'status' | 'published_at'>>;

/**
 * Status and publication date that a save writes (product 7.8 to 7.10): « Sauvegarder » makes a draft, « Publier »
 * publishes now and « Planifier » later, « Mettre à jour » leaves both alone, as does what isn't put online. Saving with no button keeps the chosen
 * status and empties the date; of an article that stays published it is an update, as the reducer sees to.
 */
export function toPublication(
  intent: SaveIntent,
  { status, publish_at }: Pick<ArticleInput, 'status' | 'publish_at'>,
): PublicationValues {
  switch (intent) {
    case 'draft':
      return { status: 'draft', published_at: null };
    case 'publish':
      // PostgreSQL's word for its own time: a date by a clock that is fast would plan the article.
      return { status: 'published', published_at: 'now' };
    case 'schedule':
      return { status: 'published', published_at: toMoment(publish_at) };
    case 'update':
    case 'pending':
    case 'plan':
      return {};
    case 'keep':
      return { status, published_at: null };
  }
}

/** Whether an article waits for its hour (product 7.10). */
export const isScheduled = (
  { status, published_at }: Pick<Article, 'status' | 'published_at'>,
  now: number,
): boolean => status === 'published' && published_at !== null && Date.parse(published_at) > now;

/** What keeps a time of Québec from being one to publish at; undefined when nothing does (product 7.11). */
export function publishAtMistake(publishAt: string, now: number) {
  const mistake = findTimeMistake(publishAt);
  if (mistake) return mistake;
  return Date.parse(toMoment(publishAt) ?? '') > now
    ? undefined
    : 'Cette heure est passée. Choisissez-en une à venir.';
}
