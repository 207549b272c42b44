import type { Ref } from 'react';
import { SearchField } from '#admin/lists/index.ts';
import { useAuthors } from '#data/articles/useArticles.ts';
import { useCategories } from '#data/taxonomy/useTaxonomy.ts';
import { Select } from '#design-system/forms/Select';
import { type ArticleListPlace, type ArticleOrder, orders } from '../articleFilters.ts';
import { ArticleFiltersRoot, Fields, OrderChoice } from './ArticleFilters.styles.ts';

const statuses = [
  { value: 'all', label: 'Tous les statuts' },
  { value: 'draft', label: 'Brouillons' },
  { value: 'published', label: 'Publiés' },
  { value: 'archived', label: 'Archivés' },
];

const orderItems = Object.entries(orders).map(([value, { label }]) => ({ value, label }));

export interface ArticleFiltersProps {
  place: ArticleListPlace;
  /** The field of the search. */
  searchRef?: Ref<HTMLInputElement | null>;
  onChange: (change: Partial<Omit<ArticleListPlace, 'page'>>) => void;
}

/** Search over title and excerpt, status (product 7.1), category and author; the order, where the table has no head. */
export function ArticleFilters({ place, searchRef, onChange }: ArticleFiltersProps) {
  const { data: categories = [] } = useCategories();
  const { data: authors = [] } = useAuthors();
  return (
    <ArticleFiltersRoot>
      <Fields>
        <SearchField
          ref={searchRef}
          label="Rechercher un article"
          placeholder="Titre ou extrait"
          value={place.search}
          onSearch={(search) => {
            onChange({ search });
          }}
        />
        <Select
          aria-label="Statut"
          items={statuses}
          value={place.status}
          onValueChange={(status) => {
            onChange({ status: status as ArticleListPlace['status'] });
          }}
        />
        <Select
          aria-label="Catégorie"
          items={[
            { value: 'all', label: 'Toutes les catégories' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={place.category}
          onValueChange={(category) => {
            onChange({ category });
          }}
        />
        <Select
          aria-label="Auteur"
          items={[
            { value: 'all', label: 'Tous les auteurs' },
            ...authors.map(({ user_id, first_name, last_name }) => ({
              value: user_id,
              label: [first_name, last_name].filter(Boolean).join(' ') || 'Sans nom',
            })),
          ]}
          value={place.author}
          onValueChange={(author) => {
            onChange({ author });
          }}
        />
        <OrderChoice>
          <Select
            aria-label="Ordre"
            items={orderItems}
            value={place.order}
            onValueChange={(order) => {
              onChange({ order: order as ArticleOrder });
            }}
          />
        </OrderChoice>
      </Fields>
    </ArticleFiltersRoot>
  );
}
