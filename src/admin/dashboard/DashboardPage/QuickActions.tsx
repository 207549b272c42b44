import { ExternalLink, FilePlus, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';

/** Shortcuts of the dashboard: writing is for editors, seeing the site for everyone. */
export function QuickActions() {
  const { hasRole, profileStatus } = useAuth();
  const isUnknown = profileStatus === 'loading';
  return (
    // As much room while nobody knows whose they are.
    <Cluster $gap={2} style={{ visibility: isUnknown ? 'hidden' : undefined }}>
      {(isUnknown || hasRole('editor')) && (
        <>
          <Button
            variant="primary"
            size="small"
            iconStart={Plus}
            render={<Link to={paths.admin.newArticle} />}
          >
            Nouvel article
          </Button>
          <Button
            variant="outline"
            size="small"
            iconStart={FilePlus}
            render={<Link to={paths.admin.newDocument('page')} />}
          >
            Nouvelle page
          </Button>
        </>
      )}
      <Button variant="outline" size="small" iconStart={ExternalLink} render={<Link to={paths.home} />}>
        Voir le site
      </Button>
    </Cluster>
  );
}
