import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';

export interface ArticlesEmptyProps {
  /** Il y a des articles, mais aucun ne passe les filtres. */
  isFiltered: boolean;
  /** Efface les filtres. */
  onClearFilters: () => void;
}

/** What the list says when it has no row: nothing was written yet, or nothing matches. */
export function ArticlesEmpty({ isFiltered, onClearFilters }: ArticlesEmptyProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title="Aucun article trouvé."
        action={
          <Button variant="outline" onClick={onClearFilters}>
            Effacer la recherche et les filtres
          </Button>
        }
      >
        Aucun article ne répond à la fois à la recherche et aux filtres. Essayez un mot plus court.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aucun article trouvé."
      action={<Button render={<Link to={paths.admin.newArticle} />}>Créer le premier article</Button>}
    >
      Le blogue attend son premier texte. Un brouillon suffit pour commencer&nbsp;: personne ne le verra avant
      sa publication.
    </EmptyState>
  );
}
