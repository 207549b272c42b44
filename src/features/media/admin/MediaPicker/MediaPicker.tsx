import { Upload, Pause, Play } from 'lucide-react';
import { useState, useRef } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { ListFilters, useListState, countRows, ListScreen } from '#lists/index.ts';
import type { ContentMediaKind } from '#features/media/data/contentMedia.ts';
import { type MediaItem, mediaUrl } from '#features/media/data/media.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Text } from '#design-system/primitives/Text';
import { type MediaListRequest, mediaQuery } from '#features/media/data/media.queries.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { formatTime } from '#features/media/data/captions/captionTimes.ts';
import { IconButton } from '#design-system/components/IconButton';
import { UploadButton } from '../UploadButton.tsx';
import { UploadQueue } from '../UploadQueue/UploadQueue.tsx';
import { useUploads } from '../useUploads.ts';
import { chosenKinds, type ChosenKind } from '../chosenKinds.ts';
import { FileDrop } from '../FileDrop.tsx';
import { Choice, Tools, Hear, Item, Picture, Scroller } from './MediaPicker.styles.ts';
import { MediaPreview } from '../MediaGrid/MediaPreview.tsx';
import { MediaGrid } from '../MediaGrid/MediaGrid.styles.ts';
import { MediaSkeleton } from '../MediaGrid/MediaSkeleton.tsx';

export interface MediaPickerProps {
  /** Ce que l’on choisit. */
  kind?: ContentMediaKind;
  /** Ouverte ou non. */
  isOpen: boolean;
  /** La fenêtre se ferme. */
  onClose: () => void;
  /** Reçoit le fichier choisi. */
  onChoose: (medium: MediaItem) => void;
}

/** A dialog to choose a medium of the library, or to send one and choose it. */
export function MediaPicker({ kind = 'image', isOpen, onClose, onChoose }: MediaPickerProps) {
  const words = chosenKinds[kind];
  const { hasRole } = useAuth();
  const mayUpload = hasRole('editor');
  const list = useListState(words.list);
  const [choice, setChoice] = useState<MediaItem | null>(null);
  const uploads = useUploads({
    refuse: words.refuse,
    // Whoever has chosen another one meanwhile keeps it.
    onUploaded: (medium) => setChoice((chosen) => chosen ?? medium),
  });
  // Another screen of the back-office stops no upload, and the router takes one question at a time: the form's.
  useBeforeUnload((event) => {
    if (uploads.isUploading) event.preventDefault();
  });

  const reset = () => {
    list.reset();
    setChoice(null);
  };
  const add = (files: File[]) => {
    reset();
    uploads.add(files);
  };
  const choose = (medium: MediaItem) => {
    reset();
    onChoose(medium);
  };

  return (
    <Dialog
      title={words.title}
      size="large"
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (nextOpen) return;
        reset();
        onClose();
      }}
      footer={
        <>
          <Button variant="primary" isDisabled={!choice} onClick={() => choice && choose(choice)}>
            {words.choose}
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
          <Choice>
            <Text isAnnounced isNote>
              {choice ? `${words.chosen}\u00A0: ${choice.title}` : words.none}
            </Text>
          </Choice>
        </>
      }
    >
      <Tools>
        <ListFilters list={list} />
        {mayUpload && (
          <UploadButton variant="outline" iconStart={Upload} accept={words.accept} onFiles={add}>
            {uploads.isUploading ? 'Upload en cours...' : 'Upload fichier'}
          </UploadButton>
        )}
      </Tools>
      <UploadQueue {...uploads.queue} />
      <MediaChoices
        words={words}
        list={list}
        choice={choice}
        onSelect={setChoice}
        onChoose={choose}
        mayUpload={mayUpload}
      />
      {mayUpload && <FileDrop onFiles={add} />}
    </Dialog>
  );
}

interface MediaChoicesProps {
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
function MediaChoices({ words, list, choice, onSelect, onChoose, mayUpload }: MediaChoicesProps) {
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
                    <Audition {...medium} />
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

/** Lets one hear a sound of the library before it is chosen. Nothing of it is fetched until then. */
function Audition({ title, file_path }: MediaItem) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isOn, setIsOn] = useState(false);
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (isOn) return element.pause();
    for (const other of document.querySelectorAll('audio')) other.pause();
    // What can't be played is silent, and its button says that it isn't on.
    element.play().catch(() => setIsOn(false));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- It is listened to, to tell it from others. */}
      <audio
        ref={audio}
        preload="none"
        src={mediaUrl(file_path)}
        onPlay={() => setIsOn(true)}
        onPause={() => setIsOn(false)}
      />
      <IconButton
        size="small"
        variant="outline"
        icon={isOn ? Pause : Play}
        label={`${isOn ? 'Mettre en pause' : 'Écouter'} ${title}`}
        onClick={toggle}
      />
    </>
  );
}
