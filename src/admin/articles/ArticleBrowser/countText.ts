import type { ArticleList } from '#data/articles/article.queries.ts';
import { formatWhole } from '#data/formats.ts';

type Count = {
  list: ArticleList | undefined;
  foundCount: number;
  isFiltered: boolean;
  hasFailed: boolean;
};

const articles = (count: number) => `${formatWhole(count)} ${count > 1 ? 'articles' : 'article'}`;

/** How many articles there are, how many were found, and whether more are on their way. */
export function countText({ list, foundCount, isFiltered, hasFailed }: Count) {
  if (!list) return hasFailed ? '' : 'Chargement des articles...';
  const { length } = list.articles;
  const whole = isFiltered ? `${articles(foundCount)} sur ${formatWhole(list.total)}` : articles(list.total);
  if (length >= list.total || hasFailed) return whole;
  return `${whole} · Chargement des articles... ${formatWhole(length)} déjà là`;
}
