import { Rss } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Pagination } from '#design-system/components/Pagination';
import { TextLink } from '#design-system/components/TextLink';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import type { BlogSummary } from '#features/articles/data/blog.queries.ts';
import { ArticleMeta } from '../ArticleMeta/ArticleMeta.tsx';
import { type BlogChoice, blogPath, listId } from '../blogAddress.ts';
import { feedPath } from '#site/feed.ts';
import { columnWidth, type Frames, partOfColumn } from '#features/media/site/frames.ts';
import {
  Entry,
  Foot,
  Lead,
  LeadCover,
  ListRoot,
  Pair,
  PairCover,
  RowCover,
  RowExcerpt,
  Rows,
  Words,
  Category,
} from './ArticleList.styles.ts';
import { Heading, type HeadingProps } from '#design-system/primitives/Heading';

export interface ArticleListProps {
  /** Une page d’articles, le plus récent d’abord. */
  articles: readonly BlogSummary[];
  /** Le nombre de pages. */
  pageCount: number;
  /** Les filtres en cours, lus dans l’adresse. */
  choice: BlogChoice;
  /** Une autre page arrive. */
  isBusy?: boolean;
}

const leadFrames: Frames = [
  { width: columnWidth, height: 'clamp(14rem, 56vw, 28rem)' },
  { from: 'laptop', width: partOfColumn(7, '3rem'), height: '26rem' },
];

const pairFrames = (twelfths: number): Frames => [
  { width: columnWidth, height: 'clamp(11rem, 46vw, 18rem)' },
  { from: 'tablet', width: partOfColumn(twelfths, '2rem'), height: 'clamp(11rem, 46vw, 18rem)' },
  { from: 'laptop', width: partOfColumn(twelfths, '2rem'), height: '16rem' },
];

const rowFrames: Frames = [
  { width: '6rem', height: '6rem' },
  { from: 'tablet', width: '10rem', height: '7rem' },
];

/** The articles of a page: the newest leads, two follow, the others are lines of a table of contents. */
export function ArticleList({ articles, pageCount, choice, isBusy }: ArticleListProps) {
  const [lead, ...following] = articles;
  if (!lead) return <NoArticles isFiltered={blogPath(choice) !== paths.blog} />;

  const pair = following.length > 1 ? following.slice(0, 2) : [];
  const rows = following.slice(pair.length);
  return (
    <Section id={listId} aria-label="Articles" spacing="compact">
      <ListRoot aria-busy={isBusy}>
        <Lead aria-labelledby={toTitleId(lead)}>
          <LeadCover article={lead} frames={leadFrames} />
          <Words>
            <ArticleCategory article={lead} />
            <ArticleTitle article={lead} size="h2" />
            {lead.excerpt && (
              <Text size="lead" tone="muted">
                {lead.excerpt}
              </Text>
            )}
            <ArticleMeta article={lead} hasAuthor />
          </Words>
        </Lead>

        {pair.length > 0 && (
          <Pair>
            {pair.map((article, index) => (
              <Entry key={article.id} aria-labelledby={toTitleId(article)}>
                <PairCover article={article} frames={pairFrames(index === 0 ? 5 : 7)} isLazy />
                <Words>
                  <ArticleCategory article={article} />
                  <ArticleTitle article={article} size="h3" />
                  {article.excerpt && <Text tone="muted">{article.excerpt}</Text>}
                  <ArticleMeta article={article} />
                </Words>
              </Entry>
            ))}
          </Pair>
        )}

        {rows.length > 0 && (
          <Rows>
            {rows.map((article) => (
              <Entry key={article.id} aria-labelledby={toTitleId(article)}>
                <ArticleCategory article={article} />
                <Words>
                  <ArticleTitle article={article} size="h3" />
                  {article.excerpt && <RowExcerpt tone="muted">{article.excerpt}</RowExcerpt>}
                  <ArticleMeta article={article} />
                </Words>
                <RowCover article={article} frames={rowFrames} most={600} isLazy />
              </Entry>
            ))}
          </Rows>
        )}

        <Foot>
          <Pagination
            page={choice.page ?? 1}
            pageCount={pageCount}
            label="Pages du blogue"
            renderPage={(page) => <Link to={`${blogPath({ ...choice, page })}#${listId}`} />}
          />
          <TextLink variant="standalone" href={feedPath} iconEnd={Rss}>
            Suivre par fil Atom
          </TextLink>
        </Foot>
      </ListRoot>
    </Section>
  );
}

function NoArticles({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Section id={listId} aria-label="Articles" spacing="compact">
      {isFiltered ? (
        <EmptyState
          title="Aucun article trouvé."
          action={<Button render={<Link to={paths.blog} />}>Voir tous les articles</Button>}
        >
          Rien n’est paru à cette adresse.
        </EmptyState>
      ) : (
        <EmptyState
          title="Le premier article s’écrit"
          action={<Button render={<Link to={paths.contact} />}>Nous poser une question</Button>}
        >
          En attendant, demandez-nous directement ce que vous voulez savoir.
        </EmptyState>
      )}
    </Section>
  );
}

/** What an article is filed under, above its title. */
function ArticleCategory({ article }: { article: BlogSummary }) {
  return <Category size="label">{article.categories?.name ?? 'Article'}</Category>;
}

/** What names the entry of an article in a list. */
const toTitleId = ({ id }: Pick<BlogSummary, 'id'>) => `titre-${id}`;

/** The title as the one link of an entry. */
function ArticleTitle({ article, size }: { article: BlogSummary; size: HeadingProps['size'] }) {
  return (
    <Heading level={2} size={size} id={toTitleId(article)}>
      <TextLink variant="title" data-cover render={<Link to={paths.blogArticle(article.slug)} />}>
        {article.title}
      </TextLink>
    </Heading>
  );
}
