import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { LoadError } from '#admin/layout/LoadError/index.ts';
import { deletionQuestion } from '#admin/layout/deletion.ts';
import { focusMain } from '#admin/layout/focusMain.ts';
import { notices } from '#admin/layout/notices.ts';
import { useDeletion } from '#admin/layout/useDeletion.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import { paths } from '#paths.ts';
import { formatWhole } from '#data/formats.ts';
import type { Message } from '#data/messages/message.queries.ts';
import { useDeleteMessage, useMarkHandled, useMessages } from '#data/messages/useMessages.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Text } from '#design-system/primitives/Text';
import { downloadCsv } from '../downloadCsv.ts';
import { filterMessages, filterOf, type MessageFilter } from '../messageFilter.ts';
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

const countOf = (count: number) => `${formatWhole(count)} ${count > 1 ? 'messages' : 'message'}`;

/** What visitors have written on the contact page: read, handled, exported, and deleted for good by admins. */
export function MessageListPage() {
  const query = useMessages();
  useLoadErrorNotice(query, notices.dataNotLoaded);
  const { hasRole } = useAuth();
  const { mutateAsync: markHandled } = useMarkHandled();
  const { mutateAsync: remove, isPending: isDeleting, variables: deletedId } = useDeleteMessage();
  const deleteItem = useDeletion();
  const showToast = useToast();
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const found = filterMessages(query.data ?? [], filter);

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

  const onDelete = (message: Message) =>
    deleteItem({
      question: {
        ...deletionQuestion('message', senderOf(message)),
        description: (
          <>
            <p>{senderOf(message)}</p>
            <p>Le message est détruit pour de bon.</p>
          </>
        ),
      },
      remove: () => remove(message.id),
      deleted: notices.messageDeleted,
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
          isDisabled={found.length === 0}
          onClick={() => {
            downloadCsv(found);
          }}
        >
          Exporter en CSV
        </Button>
      }
    >
      <Text as="output" size="small" tone="muted" isTabular>
        {query.isPending && 'Chargement...'}
        {query.data && countOf(found.length)}
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
      {found.length > 0 && (
        <MessageList
          messages={found}
          onMark={onMark}
          onDelete={hasRole('admin') ? onDelete : undefined}
          deletingId={isDeleting ? deletedId : null}
        />
      )}
      {query.data?.length === 0 && (
        <EmptyState title={nothing.all}>
          Ce que les visiteurs écrivent sur la{' '}
          <TextLink render={<Link to={paths.contact} />}>page de contact</TextLink> arrive ici.
        </EmptyState>
      )}
      {query.data && query.data.length > 0 && found.length === 0 && (
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
