import { useQuery } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import { countRows, ListScreen, type useListState } from '#admin/lists/index.ts';
import type { MediaItem } from '#data/media/media.ts';
import { type MediaListRequest, mediaQuery } from '#data/media/media.queries.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { MediaPreview } from '../MediaPreview/index.ts';
import { MediaGrid, MediaSkeleton } from '../MediaGrid/index.ts';
import { NoneFound } from '../NoneFound.tsx';
import { Picture, Scroller } from './MediaPicker.styles.ts';

export interface PictureListProps {
  list: ReturnType<typeof useListState<MediaListRequest>>;
  choice: MediaItem | null;
  /** A picture is the choice, which can still be changed. */
  onSelect: (picture: MediaItem) => void;
  /** A picture is taken at once: by Enter, or two clicks. */
  onChoose: (picture: MediaItem) => void;
  mayUpload: boolean;
}

/** The pictures of the library, newest first: one group of radio buttons. */
export function PictureList({ list, choice, onSelect, onChoose, mayUpload }: PictureListProps) {
  const query = useQuery(mediaQuery({ ...list.request, only_kind: 'image' }));

  return (
    <ListScreen
      list={list}
      query={query}
      failure={notices.mediaNotLoaded.description}
      loading="Chargement de la médiathèque..."
      count={(shown) => countRows(shown, 'image', 'images')}
      pages="Pages des images"
      frame={(content, isLoading) => <Scroller data-loading={isLoading || undefined}>{content}</Scroller>}
      empty={
        list.isFiltered ? (
          <NoneFound title="Aucune image trouvée." onClear={list.clear} />
        ) : (
          <EmptyState title="Aucune image trouvée.">
            {mayUpload
              ? 'Ajoutez la première par «\u00A0Upload fichier\u00A0», ou déposez-la ici.'
              : 'La médiathèque n’a encore aucune image.'}
          </EmptyState>
        )
      }
    >
      {(pictures) =>
        pictures ? (
          <MediaGrid role="radiogroup" aria-label="Images">
            {pictures.map((picture) => (
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
        ) : (
          <MediaSkeleton />
        )
      }
    </ListScreen>
  );
}
