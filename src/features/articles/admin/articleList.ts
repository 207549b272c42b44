import { useQuery } from '@tanstack/react-query';
import type { ListDescription } from '#lists/index.ts';
import { type ArticleListRequest, authorsQuery } from '#features/articles/data/article.queries.ts';
import { categoriesQuery } from '#features/taxonomy/data/taxonomy.queries.ts';

function useCategoryChoices() {
  // The list is there without them.
  const { data: categories = [] } = useQuery({ ...categoriesQuery, meta: undefined });
  return categories.map(({ id, name }) => ({ value: id, label: name }));
}

function useAuthorChoices() {
  const { data: authors = [] } = useQuery(authorsQuery);
  return authors.map(({ user_id, name }) => ({ value: user_id, label: name ?? 'Sans nom' }));
}

/** What the articles can be searched by, filtered by and sorted by. */
export const articleList: ListDescription<ArticleListRequest> = {
  search: { label: 'Rechercher un article', placeholder: 'Titre ou extrait' },
  filters: {
    statut: {
      argument: 'only_status',
      label: 'Statut',
      all: 'Tous les statuts',
      choices: { draft: 'Brouillons', published: 'Publiés', archived: 'Archivés' },
    },
    modifications: {
      argument: 'only_waiting',
      label: 'Modifications',
      all: 'Modifiés ou non',
      choices: { oui: 'Modifiés', planifiees: 'Planifiés' },
      toValue: (word) => (word === 'oui' ? 'modified' : 'planned'),
    },
    categorie: {
      argument: 'only_category',
      label: 'Catégorie',
      all: 'Toutes les catégories',
      useChoices: useCategoryChoices,
    },
    auteur: {
      argument: 'only_author',
      label: 'Auteur',
      all: 'Tous les auteurs',
      useChoices: useAuthorChoices,
    },
  },
  orders: {
    recents: { label: 'Les plus récents', request: { sort: 'created_at', is_ascending: false } },
    anciens: { label: 'Les plus anciens', request: { sort: 'created_at', is_ascending: true } },
    titre: { label: 'Titre, de A à Z', request: { sort: 'sort_text', is_ascending: true } },
    'titre-inverse': { label: 'Titre, de Z à A', request: { sort: 'sort_text', is_ascending: false } },
    vues: { label: 'Les plus lus', request: { sort: 'views_count', is_ascending: false } },
    'moins-vus': { label: 'Les moins lus', request: { sort: 'views_count', is_ascending: true } },
  },
};
