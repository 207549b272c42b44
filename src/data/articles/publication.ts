import type { ArticleStatus } from './articleStatus.ts';

/** How a save was asked for: « Sauvegarder », « Publier », or neither (Enter, Ctrl+S). */
export type SaveIntent = 'draft' | 'publish' | 'keep';

/**
 * Status and publication date that a save writes (product 7.8): « Sauvegarder » makes a draft, « Publier » publishes
 * now, and saving with neither button keeps the chosen status and empties the date.
 */
export function publicationOf(
  intent: SaveIntent,
  chosenStatus: ArticleStatus,
  now: Date,
): { status: ArticleStatus; published_at: string | null } {
  if (intent === 'publish') return { status: 'published', published_at: now.toISOString() };
  return { status: intent === 'draft' ? 'draft' : chosenStatus, published_at: null };
}
