import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { paths } from '#paths.ts';
import type { BlogSummary } from '#features/articles/data/blog.queries.ts';
import { ArticleMeta } from '../ArticleMeta/ArticleMeta.tsx';
import type { Frames } from '#features/media/site/frames.ts';
import { Articles, Cover, Entry, Layout, Title, Words } from './RelatedArticles.styles.ts';

export interface RelatedArticlesProps {
  /** Trois articles au plus. */
  articles: readonly BlogSummary[];
}

const frames: Frames = [
  { width: '6rem', height: '4rem' },
  { from: 'tablet', width: '12rem', height: '8rem' },
];

/** What to read after an article; nothing when there is none. */
export function RelatedArticles({ articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Section tone="band">
      <Layout>
        <Title>
          <Heading level={2}>À lire aussi</Heading>
          <TextLink variant="standalone" render={<Link to={paths.blog} />}>
            Tous les articles
          </TextLink>
        </Title>
        <Articles>
          {articles.map((article) => (
            <Entry key={article.id}>
              <Cover article={article} frames={frames} most={600} isLazy />
              <Words>
                <Heading level={3}>
                  <TextLink variant="title" data-cover render={<Link to={paths.blogArticle(article.slug)} />}>
                    {article.title}
                  </TextLink>
                </Heading>
                <ArticleMeta article={article} />
              </Words>
            </Entry>
          ))}
        </Articles>
      </Layout>
    </Section>
  );
}
