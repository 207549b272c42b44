import { paths } from '#paths.ts';
import type { BlogTaxonomy } from '#features/articles/data/blog.queries.ts';
import { Filters } from '#site/sections/shared/Filters/Filters.tsx';
import { type BlogChoice, blogPath } from '../blogAddress.ts';

export interface BlogFiltersProps extends Pick<BlogTaxonomy, 'tags'> {
  /** Les catégories qui ont des articles. */
  categories: readonly Pick<BlogTaxonomy['categories'][number], 'id' | 'name' | 'slug'>[];
  /** Les filtres en cours, lus dans l’adresse. */
  choice: BlogChoice;
  /** Combien d’articles le choix compte, sur toutes ses pages. */
  total: number;
}

/** Narrows the list of articles by category and tag. */
export function BlogFilters({ categories, tags, choice, total }: BlogFiltersProps) {
  const { category, tag } = choice;
  return (
    <Filters
      categories={[
        { label: 'Tous', to: blogPath({ tag }), isCurrent: !category },
        ...categories.map(({ name, slug }) => ({
          label: name,
          to: blogPath({ category: slug, tag }),
          isCurrent: slug === category,
        })),
      ]}
      tags={tags.map(({ name, slug }) => ({
        label: name,
        to: blogPath({ category, tag: slug }),
        isCurrent: slug === tag,
      }))}
      found={total > 1 ? `${total} articles` : total === 1 ? '1 article' : 'Aucun article'}
      clear={(category ?? tag) ? paths.blog : undefined}
    />
  );
}
