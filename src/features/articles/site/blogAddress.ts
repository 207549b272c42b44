import { parsePageNumber } from '#data/parsePageNumber.ts';
import { paths } from '#paths.ts';

/** What the list of the blog shows, as its address says it (`?categorie=slug&tag=slug&page=2`). */
export type BlogChoice = {
  /** Slug of a category. */
  category?: string | undefined;
  /** Slug of a tag. */
  tag?: string | undefined;
  /** From 1; the first leaves the address bare. */
  page?: number;
};

/** Where a page of the list starts, under filters that stay the same. */
export const listId = 'articles';

/** The address of a choice. A new choice starts at its first page. */
export function blogPath({ category, tag, page = 1 }: BlogChoice): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('categorie', category);
  if (tag) parameters.set('tag', tag);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${paths.blog}?${parameters.toString()}` : paths.blog;
}

/** Reads it back. */
export function parseBlogChoice(parameters: URLSearchParams): BlogChoice & { page: number } {
  return {
    category: parameters.get('categorie') ?? undefined,
    tag: parameters.get('tag') ?? undefined,
    page: parsePageNumber(parameters),
  };
}
