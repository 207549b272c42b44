import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/index.ts';
import { LoadError } from '#admin/shell/LoadError/index.ts';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import { deletionQuestion } from '#admin/lists/deletion.ts';
import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import { ListRegion, missingPage, pageOf, PageLinks } from '#admin/lists/index.ts';
import { useDeletion } from '#admin/lists/useDeletion.ts';
import { useLoadErrorNotice } from '#admin/shell/useLoadErrorNotice.ts';
import { paths } from '#paths.ts';
import { formatWhole } from '#data/formats.ts';
import { fetchAllMessages, type Message, type MessageFilter } from '#data/messages/message.queries.ts';
import { messagesToCsv } from '#data/messages/messagesCsv.ts';
import type { Page } from '#data/pages.ts';
import {
  useDeleteMessage,
  useMarkHandled,
  useMessages,
  useRestoreMessage,
} from '#data/messages/useMessages.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Text } from '#design-system/primitives/Text';
import { filterOf } from '../messageFilter.ts';
import { PrivacyLinks } from '../PrivacyLinks/index.ts';
import { MessageList, MessagesSkeleton } from '../MessageList/index.ts';

const filters = [
  { value: 'all', label: 'Tous' },
  { value: 'new', label: 'Nouveaux' },
  { value: 'handled', label: 'Traités' },
] as const;

const nothing = {
  all: 'Aucun message.',
  new: 'Aucun nouveau message.',
  handled: 'Aucun message traité.',
} as const satisfies Record<MessageFilter, string>;

const senderOf = ({ first_name, last_name, email }: Message) =>
  [first_name, last_name].filter(Boolean).join(' ') || email;

const countOf = ({ total, isTotalExact }: Page<Message>) =>
  `${isTotalExact ? '' : 'Plus de '}${formatWhole(total)} ${total > 1 ? 'messages' : 'message'}`;

/** What visitors have written on the contact page: read, handled, exported, and deleted by admins. */
export function MessageListPage() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const query = useMessages(filter, pageOf(params));
  useLoadErrorNotice(query, notices.dataNotLoaded);
  const { hasRole } = useAuth();
  const { mutateAsync: markHandled } = useMarkHandled();
  const { mutateAsync: remove, isPending: isDeleting, variables: deletedId } = useDeleteMessage();
  const { mutateAsync: restore } = useRestoreMessage();
  const deleteItem = useDeletion();
  const showToast = useToast();
  const [isExporting, setIsExporting] = useState(false);
  const list = query.data;
  const missingText = list && !query.isPlaceholderData && missingPage(pageOf(params), list.page);

  const setFilter = (value: MessageFilter) => {
    setParams(value === 'all' ? {} : { etat: value }, { replace: true, preventScrollReset: true });
  };

  const onMark = async ({ id }: Message, isHandled: boolean): Promise<void> => {
    try {
      const message = await markHandled({ id, isHandled });
      // Its line has moved, or is filtered out.
      focusMain();
      showToast({
        ...(isHandled ? notices.messageHandled : notices.messageReopened),
        action: { label: 'Annuler', onClick: () => void onMark(message, !isHandled) },
      });
    } catch (error) {
      showToast(notices.requestFailed(error));
    }
  };

  const onExport = async () => {
    setIsExporting(true);
    try {
      downloadFile('messages', 'csv', messagesToCsv(await fetchAllMessages(filter)));
    } catch (error) {
      showToast(notices.requestFailed(error));
    }
    setIsExporting(false);
  };

  const onDelete = (message: Message) =>
    deleteItem({
      question: deletionQuestion('message', senderOf(message)),
      remove: () => remove(message.id),
      deleted: notices.messageDeleted,
      undo: { restore: () => restore(message.id), restored: notices.messageRestored },
    });

  return (
    <AdminPage
      title="Messages"
      intro={
        <SegmentedControl
          label="Messages à montrer"
          size="small"
          items={filters}
          value={filter}
          onValueChange={setFilter}
        />
      }
      actions={
        <Button
          variant="outline"
          size="small"
          iconStart={Download}
          isDisabled={!list?.total}
          isPending={isExporting}
          pendingLabel="Export en cours..."
          onClick={() => void onExport()}
        >
          Exporter en CSV
        </Button>
      }
    >
      <PrivacyLinks />
      <Text isAnnounced size="small" tone="muted" isTabular>
        {query.isPending ? 'Chargement...' : list && [missingText, countOf(list)].filter(Boolean).join(' ')}
      </Text>
      {query.isError && (
        <LoadError
          title={notices.dataNotLoaded.description}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <MessagesSkeleton />}
      {list && list.rows.length > 0 && (
        <ListRegion page={list.page} isStale={query.isPlaceholderData}>
          <MessageList
            messages={list.rows}
            onMark={onMark}
            onDelete={hasRole('admin') ? onDelete : undefined}
            deletingId={isDeleting ? deletedId : null}
          />
        </ListRegion>
      )}
      {list && <PageLinks label="Pages des messages" page={list.page} total={list.total} />}
      {list?.total === 0 && filter === 'all' && (
        <EmptyState title={nothing.all}>
          Ce que les visiteurs écrivent sur la{' '}
          <TextLink render={<Link to={paths.contact} />}>page de contact</TextLink> arrive ici.
        </EmptyState>
      )}
      {list?.total === 0 && filter !== 'all' && (
        <EmptyState
          title={nothing[filter]}
          action={
            <Button
              variant="outline"
              onClick={() => {
                setFilter('all');
              }}
            >
              Voir tous les messages
            </Button>
          }
        />
      )}
    </AdminPage>
  );
}
