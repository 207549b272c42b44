import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Heading, type HeadingProps } from '#design-system/primitives/Heading';
import { paths } from '#paths.ts';
import type { BlogSummary } from '#features/articles/data/blog.queries.ts';
import { Category } from './ArticleList.styles.ts';

/** What an article is filed under, above its title. */
export function ArticleCategory({ article }: { article: BlogSummary }) {
  return <Category size="label">{article.categories?.name ?? 'Article'}</Category>;
}

/** What names the entry of an article in a list. */
export const toTitleId = ({ id }: Pick<BlogSummary, 'id'>) => `titre-${id}`;

/** The title as the one link of an entry. */
export function ArticleTitle({ article, size }: { article: BlogSummary; size: HeadingProps['size'] }) {
  return (
    <Heading level={2} size={size} id={toTitleId(article)}>
      <TextLink variant="title" data-cover render={<Link to={paths.blogArticle(article.slug)} />}>
        {article.title}
      </TextLink>
    </Heading>
  );
}
