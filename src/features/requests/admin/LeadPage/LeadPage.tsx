import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { RecordPage } from '#admin/shell/RecordPage.tsx';
import { nameSender } from '#features/requests/data/lead.ts';
import { assigneesQuery, leadQuery } from '#features/requests/data/lead.queries.ts';
import { leadEventsQuery } from '#features/requests/data/leadEvents.queries.ts';
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
    <RecordPage
      query={query}
      title="Demande"
      getName={nameSender}
      back={{ address: paths.admin.leads, words: 'Retour aux demandes' }}
      loading="Chargement de la demande…"
      gone={{
        title: 'Cette demande n’existe plus.',
        text: 'Quelqu’un l’a supprimée, ou elle a atteint la fin de sa durée de conservation.',
      }}
    >
      {(lead) => <OpenedLead key={lead.id} lead={lead} />}
    </RecordPage>
  );
}
