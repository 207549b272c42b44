import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { TextLink } from '#design-system/components/TextLink';
import { Container } from '#design-system/primitives/Container';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import type { BlogTaxonomy } from '#data/articles/blog.queries.ts';
import { type BlogChoice, blogPath } from '../blogAddress.ts';
import { Categories, Choices, FiltersRoot, Found } from './BlogFilters.styles.ts';

export interface BlogFiltersProps extends Pick<BlogTaxonomy, 'tags'> {
  categories: readonly Pick<BlogTaxonomy['categories'][number], 'id' | 'name' | 'slug'>[];
  choice: BlogChoice;
  /** How many articles the choice has, on all its pages. */
  total: number;
}

/** Narrows the list by category and tag. Each choice is a link, so it can be shared and gone back to. */
export function BlogFilters({ categories, tags, choice, total }: BlogFiltersProps) {
  const { category, tag } = choice;
  const isFiltered = Boolean(category ?? tag);
  return (
    <Container>
      <FiltersRoot>
        <nav aria-label="Catégories">
          <Categories>
            <li>
              <FilterLink to={blogPath({ tag })} isCurrent={!category}>
                Tous
              </FilterLink>
            </li>
            {categories.map(({ id, name, slug }) => (
              <li key={id}>
                <FilterLink to={blogPath({ category: slug, tag })} isCurrent={slug === category}>
                  {name}
                </FilterLink>
              </li>
            ))}
          </Categories>
        </nav>
        {tags.length > 0 && (
          <Disclosure summary="Mots-clés" isInitiallyOpen={Boolean(tag)} key={tag}>
            <nav aria-label="Mots-clés">
              <Choices>
                {tags.map(({ id, name, slug }) => (
                  <li key={id}>
                    <FilterLink to={blogPath({ category, tag: slug })} isCurrent={slug === tag}>
                      {name}
                    </FilterLink>
                  </li>
                ))}
              </Choices>
            </nav>
          </Disclosure>
        )}
        <Found>
          <Text isAnnounced weight="semibold" isTabular>
            {total > 1 ? `${total} articles` : total === 1 ? '1 article' : 'Aucun article'}
          </Text>
          {isFiltered && (
            <TextLink variant="standalone" iconEnd={X} render={<Link to={paths.blog} preventScrollReset />}>
              Retirer les filtres
            </TextLink>
          )}
        </Found>
      </FiltersRoot>
    </Container>
  );
}

function FilterLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Button
      size="small"
      variant={isCurrent ? 'secondary' : 'outline'}
      aria-current={isCurrent ? 'true' : undefined}
      render={<Link to={to} preventScrollReset />}
    >
      {children}
    </Button>
  );
}
