import { useQuery } from '@tanstack/react-query';
import { countRows, ListScreen, type useListState } from '#lists/index.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { type MediaListRequest, mediaQuery } from '#features/media/data/media.queries.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import { Audition } from './Audition.tsx';
import { MediaPreview } from '../MediaGrid/MediaPreview.tsx';
import { MediaGrid } from '../MediaGrid/MediaGrid.styles.ts';
import { MediaSkeleton } from '../MediaGrid/MediaSkeleton.tsx';
import type { ChosenKind } from '../chosenKinds.ts';
import { Hear, Item, Picture, Scroller } from './MediaPicker.styles.ts';

export interface MediaChoicesProps {
  words: ChosenKind;
  list: ReturnType<typeof useListState<MediaListRequest>>;
  choice: MediaItem | null;
  /** A medium is the choice, which can still be changed. */
  onSelect: (medium: MediaItem) => void;
  /** A medium is taken at once: by Enter, or two clicks. */
  onChoose: (medium: MediaItem) => void;
  mayUpload: boolean;
}

/** The media of a kind, newest first: one group of radio buttons. */
export function MediaChoices({ words, list, choice, onSelect, onChoose, mayUpload }: MediaChoicesProps) {
  // Without a search, those that are named as they have to be.
  const search = list.request.search || words.search;
  const query = useQuery(mediaQuery({ ...list.request, ...(search && { search }), only_kind: words.kind }));

  return (
    <ListScreen
      list={list}
      query={query}
      loading="Chargement de la médiathèque..."
      count={(shown) => countRows(shown, ...words.names)}
      pages={words.pages}
      frame={(content, isLoading) => <Scroller data-loading={isLoading || undefined}>{content}</Scroller>}
      empty={
        <EmptyState title={words.notFound}>
          {mayUpload
            ? 'Ajoutez un fichier par «\u00A0Upload fichier\u00A0», ou déposez-le ici.'
            : 'La médiathèque n’en a pas encore.'}
        </EmptyState>
      }
      noneFound={{ title: words.notFound, clear: 'Effacer la recherche' }}
    >
      {(media) =>
        media ? (
          <MediaGrid role="radiogroup" aria-label={words.group}>
            {media.map((medium) => (
              <Item key={medium.id} role="presentation">
                <Picture onDoubleClick={() => onChoose(medium)}>
                  <input
                    type="radio"
                    name="medium"
                    aria-label={medium.title}
                    aria-describedby={medium.alt_text ? `shows-${medium.id}` : undefined}
                    checked={medium.id === choice?.id}
                    onChange={() => onSelect(medium)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return;
                      // The button that gets the focus back would take the key for a press.
                      event.preventDefault();
                      onChoose(medium);
                    }}
                  />
                  {/* Within radio buttons nothing else may be told: the button itself says what the picture shows. */}
                  <div aria-hidden>
                    <MediaPreview {...medium} />
                    <span hidden id={`shows-${medium.id}`}>
                      {medium.alt_text}
                    </span>
                  </div>
                  <span>{medium.title}</span>
                  {medium.duration !== null && <small>{formatTime(medium.duration)}</small>}
                </Picture>
                {words.kind === 'audio' && (
                  <Hear>
                    <Audition medium={medium} />
                  </Hear>
                )}
              </Item>
            ))}
          </MediaGrid>
        ) : (
          <MediaSkeleton />
        )
      }
    </ListScreen>
  );
}
