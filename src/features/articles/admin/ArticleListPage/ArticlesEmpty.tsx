import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';

/** What the list says when nothing was written yet. */
export const ArticlesEmpty = () => (
  <EmptyState
    title="Aucun article trouvé."
    action={<Button render={<Link to={paths.admin.newArticle} />}>Créer le premier article</Button>}
  >
    Le blogue attend son premier texte. Un brouillon suffit pour commencer&nbsp;: personne ne le verra avant
    sa publication.
  </EmptyState>
);
