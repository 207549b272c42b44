import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { focusMain } from '#admin/shell/focusMain.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { notices } from '#admin/shell/notices.ts';
import { formatDayAndTime } from '#data/formats.ts';
import type { Page } from '#data/paging.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { type DeletedItem, deletedItemsQuery, type Source } from '#data/records.queries.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { Table } from '#design-system/components/Table';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { Text } from '#design-system/primitives/Text';
import { countRows } from '../countRows.ts';
import { ListScreen } from '../ListScreen.tsx';
import { type Restored, tellRenamed } from '../tellRenamed.ts';
import { useList } from '../useList.ts';

type Request = { wanted_page?: number };

export interface DeletedItemsProps {
  /** Ce qui est listé, par table. */
  sources?: readonly [Source, ...Source[]];
  /** En place des tables : une page de ce qui a été supprimé. */
  useItems?: (page?: number) => UseQueryResult<Page<DeletedItem>>;
  /** Comment s’appelle un élément : « média supprimé ». */
  one: string;
  /** What several are called: « médias supprimés ». */
  several: string;
  /** Ce que dit la liste sans une ligne : « Aucun média supprimé. » */
  none: string;
  /** Combien de temps, et ce qui revient avec. */
  kept: string;
  /** En restaure un; donne le nom ou l’adresse qu’il a maintenant, si les siens étaient pris. */
  restore: (item: DeletedItem) => Promise<Restored>;
  /** Ce que dit la notification après une restauration. */
  restored: (item: DeletedItem) => ToastOptions;
  /** Suit la notification. */
  onRestored?: (item: DeletedItem) => void;
  /** Le nom d’un élément, s’il mène quelque part ou dit son genre. */
  renderTitle?: (item: DeletedItem) => ReactNode;
}

/** What was deleted in the last thirty days, the latest first; a press brings it back. */
export function DeletedItems({
  sources = ['articles'],
  useItems = (page) => useQuery(deletedItemsQuery(sources, page)),
  one,
  several,
  none,
  kept,
  restore,
  restored,
  onRestored,
  renderTitle = ({ title }) => title,
}: DeletedItemsProps) {
  const list = useList<Request>();
  const query = useItems(list.request.wanted_page);
  const showToast = useToast();
  const [busy, setBusy] = useState<number | null>(null);

  const onRestore = async (item: DeletedItem) => {
    setBusy(item.number);
    try {
      const answer = await restore(item);
      // Its row is gone, and with it the focus.
      focusMain();
      showToast(tellRenamed(restored(item), answer));
      onRestored?.(item);
    } catch (error) {
      showToast(notices.requestFailed(error));
    }
    setBusy(null);
  };

  return (
    <ListScreen
      list={list}
      query={query}
      loading="Chargement..."
      count={(shown) => (shown.total === 0 ? null : `${countRows(shown, one, several)}. ${kept}`)}
      pages="Pages de ce qui est supprimé"
      empty={
        <EmptyState title={none}>
          Ce qui est supprimé reste ici trente jours&nbsp;: un bouton le fait revenir.
        </EmptyState>
      }
    >
      {(items) => (
        <DeletedTable
          caption={`${several.charAt(0).toUpperCase()}${several.slice(1)}`}
          items={items}
          busy={busy}
          onRestore={(item) => void onRestore(item)}
          renderTitle={renderTitle}
        />
      )}
    </ListScreen>
  );
}

interface DeletedTableProps {
  caption: string;
  /** Undefined while the page loads. */
  items: readonly DeletedItem[] | undefined;
  /** The number of the item that is being restored. */
  busy: number | null;
  onRestore: (item: DeletedItem) => void;
  renderTitle: (item: DeletedItem) => ReactNode;
}

function DeletedTable({ caption, items, busy, onRestore, renderTitle }: DeletedTableProps) {
  if (!items)
    return (
      <Skeleton.Group label="">
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton />
      </Skeleton.Group>
    );
  return (
    <Table caption={caption} density="dense" hasRowHover>
      <thead>
        <tr>
          <th scope="col">Titre</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.number}>
            <th scope="row">
              {renderTitle(item)}
              <Text size="small" tone="muted" weight="regular">
                Supprimé le{' '}
                <time dateTime={item.deleted_at}>{formatDayAndTime(toClockTime(item.deleted_at))}</time>, par{' '}
                {formatPerson(item.deleted_by)}
              </Text>
            </th>
            <td data-actions>
              <Button
                size="small"
                variant="outline"
                isPending={busy === item.number}
                aria-label={`Restaurer\u00A0: ${item.title}`}
                onClick={() => onRestore(item)}
              >
                Restaurer
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
