import type { Enums } from '#generated/database.types.ts';

/** Where an article stands. */
export type ArticleStatus = Enums<'article_status'>;

/** The statuses in the order of the select, with their French labels. */
export const statusLabel = {
  draft: 'Brouillon',
  published: 'Publié',
  archived: 'Archivé',
} as const satisfies Record<ArticleStatus, string>;
