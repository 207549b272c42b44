import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Text } from '#design-system/primitives/Text';
import type { DocumentActs } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import type { DocumentEditing } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import { type ArticleInput, toStoredArticle } from '#features/articles/data/article.schema.ts';
import { type PublicPageProblem as Problem, publicPageQuery } from '#features/articles/data/publicPage.ts';

/** Adds to where an article stands whether its last save has reached visitors, and why not (product: reaching visitors). */
export function usePublicPage(
  { state: { saved, saving, savedAt } }: DocumentEditing<ArticleInput>,
  { standing, place }: Pick<DocumentActs, 'standing' | 'place'>,
): Pick<DocumentActs, 'standing' | 'notices'> {
  const stored = toStoredArticle(saved);
  const path = (stored && place?.isOnline && place.toPath(stored.slug)) || null;
  const publishedAt = saved?.published_at;
  const hasSaved = saving.phase === 'idle' && savedAt !== null;
  const published = path && publishedAt && hasSaved ? { path, savedAt: publishedAt } : null;
  const page = useQuery(publicPageQuery(published));
  const isOnline = !published || (page.isFetching ? null : page.data === null);
  return {
    standing: { ...standing, aside: path && <PublicPageState path={path} isOnline={isOnline} /> },
    notices: page.data && !page.isFetching && (
      <PublicPageProblem problem={page.data} onRetry={() => void page.refetch()} />
    ),
  };
}

export interface PublicPageStateProps {
  /** Address of the public page. */
  path: string;
  /** Whether it shows what was saved last; null as long as nobody knows. */
  isOnline: boolean | null;
}

/** Beside the state of the save: whether what was published has reached visitors (product: reaching visitors). */
export function PublicPageState({ path, isOnline }: PublicPageStateProps) {
  return (
    <Text isAnnounced isNote>
      {isOnline ? (
        <TextLink
          render={<Link to={path} target="_blank" aria-label="Voir l’article dans un nouvel onglet" />}
        >
          Voir
        </TextLink>
      ) : (
        <span>{isOnline === null ? 'Publication…' : 'Pas encore en ligne'}</span>
      )}
    </Text>
  );
}

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
      action={<SmallButton onClick={onRetry}>Vérifier de nouveau</SmallButton>}
    >
      {reasons[problem]}
    </Alert>
  );
}
