import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListFilters, useList } from '#lists/index.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatWhole } from '#data/formats.ts';
import { boardQuery } from '#features/requests/data/lead.queries.ts';
import { type Lead, nameSender } from '#features/requests/data/lead.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Text } from '#design-system/primitives/Text';
import { CloseLeads } from './CloseLeads.tsx';
import { LeadBoard } from '../LeadBoard/LeadBoard.tsx';
import { leadBoard } from '../leadList.ts';
import { useLeadActions } from '../useLeadActions.ts';
import { useToday } from '#admin/shell/useToday.ts';

/** The leads by how far they are. */
export function Board() {
  const list = useList(leadBoard);
  const { wanted_page: _first, ...request } = { wanted_page: 1, ...list.request };
  const query = useQuery(boardQuery(request));
  const today = useToday();
  const { hasRole } = useAuth();
  const { move, movingId } = useLeadActions();
  const [lost, setLost] = useState<Lead | null>(null);
  const total = query.data?.reduce((sum, column) => sum + column.total, 0) ?? 0;

  return (
    <>
      <ListFilters list={list} />
      <Text isAnnounced isNote isTabular>
        {query.isPending
          ? 'Chargement...'
          : query.data && `${formatWhole(total)} demande${total > 1 ? 's' : ''}`}
      </Text>
      <LoadError query={query} />
      {!query.isError && (
        <LeadBoard
          columns={query.data}
          today={today}
          movingId={movingId}
          onMove={
            hasRole('editor')
              ? (lead, stage) => {
                  if (stage === 'lost') setLost(lead);
                  else void move(lead, stage);
                }
              : undefined
          }
        />
      )}
      {lost && (
        <CloseLeads
          subject={nameSender(lost)}
          stage="lost"
          onClose={() => setLost(null)}
          leadId={lost.id}
          onChoose={({ lost_reason }) => move(lost, 'lost', lost_reason)}
        />
      )}
    </>
  );
}
