import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { isGone } from '#data/errors.ts';
import { nameSender } from '#features/requests/data/lead.ts';
import { assigneesQuery, leadQuery } from '#features/requests/data/lead.queries.ts';
import { leadEventsQuery } from '#features/requests/data/leadEvents.queries.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { paths } from '#paths.ts';
import { OpenedLead } from './OpenedLead.tsx';

/** One lead: what the person sent, what the team makes of it, and what it has answered and noted. */
export function LeadPage() {
  const { id = '' } = useParams();
  const query = useQuery(leadQuery(id));
  // With the lead, not after it.
  usePrefetchQuery(leadEventsQuery(id));
  usePrefetchQuery(assigneesQuery);

  return (
    <AdminPage
      title={query.data && !isGone(query.error) ? nameSender(query.data) : 'Demande'}
      opened={query.data && !isGone(query.error) ? nameSender(query.data) : undefined}
      intro={<BackTo address={paths.admin.leads}>Retour aux demandes</BackTo>}
    >
      {isGone(query.error) ? (
        <EmptyState title="Cette demande n’existe plus.">
          Quelqu’un l’a supprimée, ou elle a atteint la fin de sa durée de conservation.
        </EmptyState>
      ) : (
        <LoadError query={query} />
      )}
      {query.isPending && (
        <Skeleton.Group label="Chargement de la demande…">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="most" />
        </Skeleton.Group>
      )}
      {query.data && !isGone(query.error) && <OpenedLead key={query.data.id} lead={query.data} />}
    </AdminPage>
  );
}
