/** The keys under which all that is known of an entity is cached, for whatever changes it from elsewhere. */
export const queryKeys = {
  articles: ['articles'],
  /** Of documents of all kinds: where each stands, its versions, what waits. */
  documents: ['documents'],
  categories: ['categories'],
  media: ['media'],
  leads: ['leads'],
  tags: ['tags'],
  /** What was deleted and can be brought back. */
  deleted: ['deleted'],
} as const;
