import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/index.ts';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import { deletionQuestion } from '#admin/lists/deletion.ts';
import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import { countRows, ListFilters, ListScreen, useList } from '#admin/lists/index.ts';
import { useDeletion } from '#admin/lists/useDeletion.ts';
import { paths } from '#paths.ts';
import {
  fetchAllLeads,
  type Lead,
  deleteLeadMutation,
  changeLeadMutation,
  leadsQuery,
  restoreLeadMutation,
} from '#data/leads/lead.queries.ts';
import { leadsToCsv } from '#data/leads/leadsCsv.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { leadList } from '../leadList.ts';
import { PrivacyLinks } from '../PrivacyLinks/index.ts';
import { LeadList, LeadsSkeleton } from '../LeadList/index.ts';

const getSender = ({ first_name, last_name, email }: Lead) =>
  [first_name, last_name].filter(Boolean).join(' ') || email;

/** What visitors have written on the contact page: read, handled, exported, and deleted by admins. */
export function LeadListPage() {
  const list = useList(leadList);
  const query = useQuery(leadsQuery(list.request));
  const { hasRole } = useAuth();
  const { mutateAsync: change } = useMutation(changeLeadMutation);
  const {
    mutateAsync: remove,
    isPending: isDeleting,
    variables: deletedId,
  } = useMutation(deleteLeadMutation);
  const { mutateAsync: restore } = useMutation(restoreLeadMutation);
  const deleteItem = useDeletion();
  const showToast = useToast();

  const { mutate: exportAll, isPending: isExporting } = useMutation({
    mutationFn: async () => downloadFile('messages', 'csv', leadsToCsv(await fetchAllLeads(list.request))),
  });

  const onMark = ({ id, version }: Pick<Lead, 'id' | 'version'>, isHandled: boolean): Promise<void> =>
    change({ id, version, changes: { stage: isHandled ? 'won' : 'new' } }).then((newVersion) => {
      // Its line has moved, or is filtered out.
      focusMain();
      showToast({
        ...(isHandled ? notices.messageHandled : notices.messageReopened),
        action: { label: 'Annuler', onClick: () => void onMark({ id, version: newVersion }, !isHandled) },
      });
    }, noop);

  const onDelete = (message: Lead) =>
    deleteItem({
      question: deletionQuestion('message', getSender(message)),
      remove: () => remove(message.id),
      deleted: notices.messageDeleted,
      undo: { restore: () => restore(message.id), restored: notices.messageRestored },
    });

  return (
    <AdminPage
      title="Messages"
      intro={<ListFilters list={list} isSegmented />}
      actions={
        <Button
          variant="outline"
          size="small"
          iconStart={Download}
          isDisabled={!query.data?.total}
          isPending={isExporting}
          pendingLabel="Export en cours..."
          onClick={() => exportAll()}
        >
          Exporter en CSV
        </Button>
      }
    >
      <PrivacyLinks />
      <ListScreen
        list={list}
        query={query}
        failure={notices.dataNotLoaded.description}
        loading="Chargement..."
        count={(shown) => countRows(shown, 'message', 'messages')}
        pages="Pages des messages"
        empty={<NoMessages filter={list.place['etat']} onClear={list.clear} />}
      >
        {(messages) =>
          messages ? (
            <LeadList
              messages={messages}
              onMark={onMark}
              onDelete={hasRole('admin') ? onDelete : undefined}
              deletingId={isDeleting ? deletedId : null}
            />
          ) : (
            <LeadsSkeleton />
          )
        }
      </ListScreen>
    </AdminPage>
  );
}

function NoMessages({ filter, onClear }: { filter: string | undefined; onClear: () => void }) {
  if (filter === undefined) {
    return (
      <EmptyState title="Aucun message.">
        Ce que les visiteurs écrivent sur la{' '}
        <TextLink render={<Link to={paths.contact} />}>page de contact</TextLink> arrive ici.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={filter === 'new' ? 'Aucun nouveau message.' : 'Aucun message traité.'}
      action={
        <Button variant="outline" onClick={onClear}>
          Voir tous les messages
        </Button>
      }
    />
  );
}
