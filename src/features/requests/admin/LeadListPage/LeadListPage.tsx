import { Columns3, List, Plus, Trash2 } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { paths } from '#paths.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { NewLead } from './NewLead.tsx';
import { Rows } from './Rows.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListFilters, useList } from '#lists/index.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatWhole } from '#data/formats.ts';
import { boardQuery } from '#features/requests/data/lead.queries.ts';
import { type Lead, nameSender } from '#features/requests/data/lead.ts';
import { Text } from '#design-system/primitives/Text';
import { CloseLeads } from './CloseLeads.tsx';
import { LeadBoard } from '../LeadBoard/LeadBoard.tsx';
import { leadBoard } from '../leadList.ts';
import { useLeadActions } from '../useLeadActions.tsx';
import { useToday } from '#admin/shell/useToday.ts';

const views = [
  { value: 'liste', label: 'Liste', icon: List },
  { value: 'colonnes', label: 'Colonnes', icon: Columns3 },
] as const;

/** What came of visits: messages, estimates, registrations and bookings, as a list or by how far they are. */
export function LeadListPage() {
  const [params, setParams] = useSearchParams();
  const { hasRole } = useAuth();
  const navigate = useNavigate();
  const change = (edit: (params: URLSearchParams) => void, options?: { replace: boolean }) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      edit(next);
      return next;
    }, options);
  const isBoard = params.get('vue') === 'colonnes';
  return (
    <AdminPage
      title="Demandes"
      actions={
        <>
          <SegmentedControl
            label="Présentation"
            size="small"
            items={views}
            value={isBoard ? 'colonnes' : 'liste'}
            onValueChange={(view) =>
              change((next) => {
                next.delete('page');
                if (view === 'colonnes') next.set('vue', view);
                else next.delete('vue');
              })
            }
          />
          {hasRole('admin') && (
            <Button
              variant="ghost"
              size="small"
              iconStart={Trash2}
              render={<Link to={paths.admin.deletedLeads} />}
            >
              Supprimées
            </Button>
          )}
          {hasRole('editor') && (
            <Button
              variant="primary"
              size="small"
              iconStart={Plus}
              onClick={() => change((next) => next.set('nouvelle', ''))}
            >
              Nouvelle demande
            </Button>
          )}
        </>
      }
    >
      {isBoard ? <Board /> : <Rows />}
      {params.has('nouvelle') && hasRole('editor') && (
        <NewLead
          onClose={() => change((next) => next.delete('nouvelle'), { replace: true })}
          onEntered={(id) => void navigate(paths.admin.lead(id), { replace: true })}
        />
      )}
    </AdminPage>
  );
}

/** The leads by how far they are. */
function Board() {
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
