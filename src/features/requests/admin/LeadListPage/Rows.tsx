import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Download, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { countRows, ListFilters, ListScreen, useList } from '#lists/index.ts';
import { SelectionBar, DeleteSelected } from '#lists/SelectionBar/SelectionBar.tsx';
import { useSelection } from '#lists/useSelection.ts';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import { fetchAllLeads, leadsQuery } from '#features/requests/data/lead.queries.ts';
import { type Lead, nameSender } from '#features/requests/data/lead.ts';
import { leadsToCsv } from '#features/requests/data/leadsCsv.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { SmallButton } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Menu } from '#design-system/components/Menu';
import { TextLink } from '#design-system/components/TextLink';
import { paths } from '#paths.ts';
import { CloseLeads } from './CloseLeads.tsx';
import { leadList } from '../leadList.ts';
import { LeadTable } from '../LeadTable/LeadTable.tsx';
import { useLeadActs, useLeadActions, useLeadDeletion } from '../useLeadActions.tsx';
import { useTeam } from '../useTeam.ts';
import { useToday } from '#admin/shell/useToday.ts';

/** The leads as a list: searched, filtered, exported, assigned and closed. */
export function Rows() {
  const list = useList(leadList);
  const query = useQuery(leadsQuery(list.request));
  const today = useToday();
  const { hasRole } = useAuth();
  const canChange = hasRole('editor');
  const selection = useSelection(query.data?.rows ?? []);
  const { close } = useLeadActions();
  const [closed, setClosed] = useState<readonly Lead[] | null>(null);
  const only = closed?.length === 1 ? closed[0] : undefined;
  const listActs = useLeadActs((lead) => setClosed([lead]));

  return (
    <>
      <ListFilters list={list} />
      <ListScreen
        list={list}
        query={query}
        loading="Chargement..."
        count={(shown) => countRows(shown, 'demande', 'demandes')}
        pages="Pages des demandes"
        actions={
          <>
            {canChange && query.data?.rows.length !== 0 && (
              <SelectedLeads selection={selection} onCloseLeads={() => setClosed(selection.selected)} />
            )}
            <ExportButton request={list.request} isDisabled={!query.data?.total} />
          </>
        }
        empty={
          <EmptyState title="Aucune demande.">
            Ce que les visiteurs écrivent sur la{' '}
            <TextLink render={<Link to={paths.contact} />}>page de contact</TextLink>, leurs estimations,
            leurs inscriptions et leurs réservations arrivent ici.
          </EmptyState>
        }
        noneFound={{ title: 'Aucune demande trouvée.', clear: 'Voir toutes les demandes' }}
      >
        {(leads) => (
          <LeadTable
            leads={leads}
            today={today}
            selection={canChange ? selection : undefined}
            listActs={listActs}
          />
        )}
      </ListScreen>
      {closed && (
        <CloseLeads
          subject={only ? nameSender(only) : `${closed.length}\u00A0demandes`}
          isPlural={!only}
          onClose={() => setClosed(null)}
          leadId={only?.id}
          onChoose={async (end) => {
            const isDone = await close(closed, end);
            if (isDone) selection.clear();
            return isDone;
          }}
        />
      )}
    </>
  );
}

/** What can be done with the leads that are chosen: each is taken back from its notice. */
function SelectedLeads({
  selection,
  onCloseLeads,
}: {
  selection: ReturnType<typeof useSelection<Lead>>;
  onCloseLeads: () => void;
}) {
  const { selected } = selection;
  const { hasRole } = useAuth();
  const { assign, isChanging } = useLeadActions();
  const { deleteRows, isDeleting } = useLeadDeletion();
  const team = useTeam();
  return (
    <SelectionBar selection={selection} one="demande choisie" several="demandes choisies">
      <Menu
        trigger={
          <SmallButton iconStart={UserRound} isPending={isChanging}>
            Assigner
          </SmallButton>
        }
        items={[...team, null].map((person) => ({
          label: person?.label ?? 'Personne',
          onSelect: () => void assign(selected, person).then((isDone) => isDone && selection.clear()),
        }))}
      />
      <SmallButton iconStart={CircleCheck} isPending={isChanging} onClick={onCloseLeads}>
        Fermer…
      </SmallButton>
      {hasRole('admin') && (
        <DeleteSelected isPending={isDeleting} onDelete={() => void deleteRows(selected)} />
      )}
    </SelectionBar>
  );
}

/** Saves all leads of the list, as it is filtered, as a file. */
function ExportButton({
  request,
  isDisabled,
}: {
  request: Parameters<typeof fetchAllLeads>[0];
  isDisabled: boolean;
}) {
  const team = useTeam();
  const { mutate: exportAll, isPending: isExporting } = useMutation({
    mutationFn: async () => downloadFile('demandes', 'csv', leadsToCsv(await fetchAllLeads(request), team)),
  });
  // Ctrl K asks for it from anywhere, here too: of all there is, and once it is there.
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('exporter') && !isDisabled;
  useEffect(() => {
    if (!isAsked) return;
    setParams({}, { replace: true });
    exportAll();
  }, [isAsked, setParams, exportAll]);
  return (
    <SmallButton
      iconStart={Download}
      isDisabled={isDisabled}
      isPending={isExporting}
      pendingLabel="Export en cours..."
      onClick={() => exportAll()}
    >
      Exporter en CSV
    </SmallButton>
  );
}
