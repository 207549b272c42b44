import type { PublicPageProblem as Problem } from '#features/articles/data/publicPage.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';

export interface PublicPageProblemProps {
  problem: Problem;
  onRetry: () => void;
}

const reasons: Record<Problem, string> = {
  unreachable: 'Le site ne répond pas. Vérifiez votre connexion.',
  missing:
    'Rien ne répond à son adresse. Sur un site publié par fichiers, la mise à jour peut prendre quelques minutes.',
  otherVersion:
    'Le site montre une autre version que celle-ci. Sur un site publié par fichiers, la mise à jour peut prendre quelques minutes.',
  notRendered:
    'Le serveur n’arrive pas à préparer la page\u00A0: la dernière version qu’il a réussie reste en place. La raison est dans son journal.',
};

/** Why an article that is saved and published doesn't show on the site (product: reaching visitors). */
export function PublicPageProblem({ problem, onRetry }: PublicPageProblemProps) {
  return (
    <Alert
      tone="warning"
      title="L’article est enregistré, mais pas encore en ligne."
      isAnnounced
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          Vérifier de nouveau
        </Button>
      }
    >
      {reasons[problem]}
    </Alert>
  );
}
