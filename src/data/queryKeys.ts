/** The keys under which all that is known of an entity is cached, for whatever changes it from elsewhere. */
export const queryKeys = {
  articles: ['articles'],
  categories: ['categories'],
  media: ['media'],
  leads: ['leads'],
  tags: ['tags'],
  /** What was deleted and can be brought back. */
  deleted: ['deleted'],
} as const;
