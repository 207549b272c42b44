import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { ListFilters, useListState } from '#lists/index.ts';
import type { ContentMediaKind } from '#features/media/data/contentMedia.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Text } from '#design-system/primitives/Text';
import { UploadButton } from '../UploadButton.tsx';
import { UploadQueue } from '../UploadQueue/UploadQueue.tsx';
import { useUploads } from '../useUploads.ts';
import { chosenKinds } from '../chosenKinds.ts';
import { FileDrop } from '../FileDrop.tsx';
import { Choice, Tools } from './MediaPicker.styles.ts';
import { MediaChoices } from './MediaChoices.tsx';

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
          <Button
            variant="primary"
            isDisabled={!choice}
            onClick={() => {
              if (choice) choose(choice);
            }}
          >
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
