import { readableSlug } from '#features/articles/data/slug.ts';
import { paths } from '#paths.ts';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import { Filters } from '#site/sections/shared/Filters/Filters.tsx';
import { type RealizationsChoice, realizationsPath } from '../realizationsAddress.ts';

export interface ProjectFiltersProps {
  /** Tous les projets : ce sous quoi ils sont rangés est ce qu’il y a à choisir. */
  projects: readonly Pick<ProjectContent, 'category' | 'tags'>[];
  /** Les filtres en cours, lus dans l’adresse. */
  choice: RealizationsChoice;
  /** Combien le choix en compte. */
  total: number;
}

/** As often as there are spellings of it, an address stands for one: the first. */
const listDistinct = (words: readonly string[]) =>
  [...new Map(words.toReversed().map((word) => [readableSlug(word), word])).values()].toSorted((one, other) =>
    one.localeCompare(other, 'fr-CA'),
  );

/** Narrows the projects by category and tag. */
export function ProjectFilters({ projects, choice, total }: ProjectFiltersProps) {
  const { category, tag } = choice;
  return (
    <Filters
      categories={[
        { label: 'Tous', to: realizationsPath({ tag }), isCurrent: !category },
        ...listDistinct(projects.map((project) => project.category)).map((name) => ({
          label: name,
          to: realizationsPath({ category: name, tag }),
          isCurrent: readableSlug(name) === category,
        })),
      ]}
      tags={listDistinct(projects.flatMap(({ tags }) => tags)).map((name) => ({
        label: name,
        to: realizationsPath({ category, tag: name }),
        isCurrent: readableSlug(name) === tag,
      }))}
      found={total > 1 ? `${total} projets` : total === 1 ? '1 projet' : 'Aucun projet'}
      clear={(category ?? tag) ? paths.realizations : undefined}
    />
  );
}
