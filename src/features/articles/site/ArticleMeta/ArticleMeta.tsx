import type { BlogSummary } from '#features/articles/data/blog.queries.ts';
import { authorName, longDate, publicationDate } from '../articleFacts.ts';
import { FactList } from '#site/sections/shared/FactList/FactList.styles.ts';

export interface ArticleMetaProps {
  /** L’article montré. */
  article: Pick<BlogSummary, 'published_at' | 'created_at' | 'profiles' | 'readingMinutes'>;
  /** Nomme aussi l’auteur. */
  hasAuthor?: boolean;
}

/** When an article appeared, how long it takes, who wrote it. */
export function ArticleMeta({ article, hasAuthor }: ArticleMetaProps) {
  const date = publicationDate(article);
  const author = hasAuthor && authorName(article);
  return (
    <FactList>
      {author && <li data-author>{author}</li>}
      <li>
        <time dateTime={date}>{longDate(date)}</time>
      </li>
      <li>{`${article.readingMinutes}\u00A0min de lecture`}</li>
    </FactList>
  );
}
