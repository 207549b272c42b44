import { Rss } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SmallButton } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { useSettings } from '#site/settings/settings.ts';
import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { authorName } from '../articleFacts.ts';
import { blogPath } from '../blogAddress.ts';
import { feedPath } from '#site/feed.ts';
import { renderedText } from './loadMarkdown.ts';
import { Aside, Copy, Group, Layout, Tags } from './ArticleBody.styles.ts';

export interface ArticleBodyProps {
  /** L’article montré. */
  article: BlogArticle;
}

/** The text of an article, and beside it who wrote it and where to find more of its kind. */
export function ArticleBody({ article }: ArticleBodyProps) {
  const { company } = useSettings();
  const { content, pictures, categories, article_tags } = article;
  const author = authorName(article);
  const tags = article_tags.flatMap(({ tags: tag }) => tag ?? []);
  return (
    <Section spacing="compact" aria-label="Article">
      <Layout>
        <Copy pictures={pictures} html={renderedText(article)}>
          {content}
        </Copy>
        <Aside aria-label="À propos de l’article">
          {author && (
            <Group>
              <Text size="label" tone="muted">
                Écrit par
              </Text>
              <Text weight="semibold">{author}</Text>
              <Text isNote>
                {company.name}, {company.address.city}
              </Text>
            </Group>
          )}
          {categories && (
            <Group>
              <Text size="label" tone="muted">
                Catégorie
              </Text>
              <TextLink variant="standalone" render={<Link to={blogPath({ category: categories.slug })} />}>
                {categories.name}
              </TextLink>
            </Group>
          )}
          {tags.length > 0 && (
            <Group>
              <Text size="label" tone="muted">
                Mots-clés
              </Text>
              <Tags>
                {tags.map(({ id, name, slug }) => (
                  <li key={id}>
                    <SmallButton render={<Link to={blogPath({ tag: slug })} />}>{name}</SmallButton>
                  </li>
                ))}
              </Tags>
            </Group>
          )}
          <TextLink variant="standalone" href={feedPath} iconEnd={Rss}>
            Suivre par fil Atom
          </TextLink>
        </Aside>
      </Layout>
    </Section>
  );
}
