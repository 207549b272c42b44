import { Link } from 'react-router-dom';
import { Breadcrumb } from '#design-system/components/Breadcrumb';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { ArticleMeta } from '../ArticleMeta/ArticleMeta.tsx';
import { blogPath } from '../blogAddress.ts';
import { columnWidth, type Frames } from '#features/media/site/frames.ts';
import { Cover, HeaderRoot, Words } from './ArticleHeader.styles.ts';

export interface ArticleHeaderProps {
  /** L’article montré. */
  article: BlogArticle;
}

const frames: Frames = [
  { width: columnWidth, height: 'clamp(12rem, 54vw, 28rem)' },
  { from: 'laptop', width: columnWidth, height: '28rem' },
];

/** Opening of an article: where it stands, title, excerpt, who and when, cover. */
export function ArticleHeader({ article }: ArticleHeaderProps) {
  const { title, excerpt, featured_image_alt, cover, categories } = article;
  const steps = [
    { label: 'Blogue', render: <Link to={paths.blog} /> },
    ...(categories
      ? [{ label: categories.name, render: <Link to={blogPath({ category: categories.slug })} /> }]
      : []),
  ];
  return (
    <HeaderRoot tone="dark">
      <Words>
        <Breadcrumb items={steps} />
        <Heading level={1}>{title}</Heading>
        {excerpt && (
          <Text size="lead" tone="muted" isMeasured>
            {excerpt}
          </Text>
        )}
        <ArticleMeta article={article} hasAuthor />
      </Words>
      <Cover article={article} frames={frames} alt={featured_image_alt ?? cover?.alt} />
    </HeaderRoot>
  );
}
