import type { BlogArticle } from '#features/articles/data/blog.queries.ts';

/** An article of a release, with the description of its category, which the page of that shows. */
export type ReleaseArticle = Omit<BlogArticle, 'categories'> & {
  categories: (NonNullable<BlogArticle['categories']> & { description?: string | null }) | null;
};

/** A content as a preview shows it. */
export type PreviewedContent = {
  key: string;
  value: unknown;
  /** An episode comes with its show, online or not. */
  show?: unknown;
  /** A show that isn't online comes with its newest published episodes, without their transcripts. */
  episodes?: readonly { key: string; value: unknown }[];
};

/** A document of a release, as it will be. One that is withdrawn is here as it was. */
export type ReleaseDocument = {
  /** Its key: `article/…`, or that of a content. */
  document: string;
  /** Whether it leaves the site, or makes room for what the code says. */
  withdraws: boolean;
  article: ReleaseArticle | null;
  content: PreviewedContent | null;
};

/** What goes online together (« mise en ligne »). */
export type Release = {
  id: string;
  name: string;
  /** Quand elle paraît, en ISO 8601, si on le sait. */
  dueAt: string | null;
  documents: readonly ReleaseDocument[];
};
