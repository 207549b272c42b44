import { LoadError } from '#admin/shell/LoadError/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { ListRegion } from '#admin/lists/index.ts';
import { useLoadErrorNotice } from '#admin/shell/useLoadErrorNotice.ts';
import { formatWhole } from '#data/formats.ts';
import type { MediaItem } from '#data/media/media.ts';
import { useMedia } from '#data/media/useMedia.ts';
import { pageCountOf } from '#data/pages.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Pagination } from '#design-system/components/Pagination';
import { Text } from '#design-system/primitives/Text';
import { MediaPreview } from '../MediaPreview/index.ts';
import { MediaGrid, MediaSkeleton } from '../MediaGrid/index.ts';
import { Picture, Scroller } from './MediaPicker.styles.ts';

/** What of the library is shown. */
export type View = { search: string; page: number };

export interface PictureListProps {
  view: View;
  onViewChange: (view: View) => void;
  onClearSearch: () => void;
  choice: MediaItem | null;
  /** A picture is the choice, which can still be changed. */
  onSelect: (picture: MediaItem) => void;
  /** A picture is taken at once: by Enter, or two clicks. */
  onChoose: (picture: MediaItem) => void;
  mayUpload: boolean;
}

const pictures = (count: number) => `${formatWhole(count)} ${count > 1 ? 'images' : 'image'}`;

/** The pictures of the library, newest first: one group of radio buttons. */
export function PictureList({
  view,
  onViewChange,
  onClearSearch,
  choice,
  onSelect,
  onChoose,
  mayUpload,
}: PictureListProps) {
  const query = useMedia({ search: view.search.trim(), page: view.page, onlyPictures: true });
  useLoadErrorNotice(query, notices.mediaNotLoaded);
  const list = query.data;
  const isFiltered = view.search.trim() !== '';

  return (
    <>
      <Text isAnnounced size="small" tone="muted" isTabular>
        {query.isPending ? 'Chargement de la médiathèque...' : list && pictures(list.total)}
      </Text>
      {query.isError && (
        <LoadError
          title={notices.mediaNotLoaded.description}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <Scroller data-loading>
          <MediaSkeleton />
        </Scroller>
      )}
      {list && list.rows.length > 0 && (
        <Scroller>
          <ListRegion page={list.page} isStale={query.isPlaceholderData}>
            <MediaGrid role="radiogroup" aria-label="Images">
              {list.rows.map((picture) => (
                <li key={picture.id} role="presentation">
                  <Picture onDoubleClick={() => onChoose(picture)}>
                    <input
                      type="radio"
                      name="picture"
                      aria-label={picture.title}
                      checked={picture.id === choice?.id}
                      onChange={() => onSelect(picture)}
                      onKeyDown={(event) => {
                        if (event.key !== 'Enter') return;
                        // The button that gets the focus back would take the key for a press.
                        event.preventDefault();
                        onChoose(picture);
                      }}
                    />
                    <MediaPreview {...picture} />
                    <span>{picture.title}</span>
                  </Picture>
                </li>
              ))}
            </MediaGrid>
          </ListRegion>
        </Scroller>
      )}
      {list && (
        <Pagination
          label="Pages des images"
          page={list.page}
          pageCount={pageCountOf(list.total)}
          onPageChange={(page) => onViewChange({ ...view, page })}
        />
      )}
      {list?.total === 0 && isFiltered && (
        <EmptyState
          title="Aucune image trouvée."
          action={
            <Button variant="outline" onClick={onClearSearch}>
              Effacer la recherche
            </Button>
          }
        >
          Aucun titre ni nom de fichier ne correspond. Essayez un mot plus court.
        </EmptyState>
      )}
      {list?.total === 0 && !isFiltered && (
        <EmptyState title="Aucune image trouvée.">
          {mayUpload
            ? 'Ajoutez la première par « Upload fichier », ou déposez-la ici.'
            : 'La médiathèque n’a encore aucune image.'}
        </EmptyState>
      )}
    </>
  );
}
