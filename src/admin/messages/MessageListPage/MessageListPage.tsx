import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { LoadError } from '#admin/layout/LoadError/index.ts';
import { notices } from '#admin/layout/notices.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import { paths } from '#app/paths.ts';
import { formatWhole } from '#data/formats.ts';
import type { Message } from '#data/messages/message.queries.ts';
import { useMarkHandled, useMessages } from '#data/messages/useMessages.ts';
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

const countOf = (count: number) => `${formatWhole(count)} ${count > 1 ? 'messages' : 'message'}`;

/** What visitors have written on the contact page: read, handled, exported. */
export function MessageListPage() {
  const query = useMessages();
  useLoadErrorNotice(query, notices.dataNotLoaded);
  const { mutateAsync: markHandled } = useMarkHandled();
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
      document.getElementById('contenu')?.focus({ preventScroll: true });
      showToast({
        ...(isHandled ? notices.messageHandled : notices.messageReopened),
        action: { label: 'Annuler', onClick: () => void onMark(message, !isHandled) },
      });
    } catch (error) {
      showToast(notices.requestFailed(error));
    }
  };

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
      {found.length > 0 && <MessageList messages={found} onMark={onMark} />}
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
