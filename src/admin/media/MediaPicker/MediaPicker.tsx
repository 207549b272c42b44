import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { ListFilters, useListState } from '#admin/lists/index.ts';
import { type MediaItem, findPictureRefusal } from '#data/media/media.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Text } from '#design-system/primitives/Text';
import { UploadButton } from '../UploadButton/index.ts';
import { UploadQueue } from '../UploadQueue/index.ts';
import { useUploads } from '../useUploads.ts';
import { pictureList } from '../mediaList.ts';
import { FileDrop } from './FileDrop.tsx';
import { Choice, Tools } from './MediaPicker.styles.ts';
import { PictureList } from './PictureList.tsx';

export interface MediaPickerProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (picture: MediaItem) => void;
}

/** A dialog to choose a picture of the library, or to send one and choose it. */
export function MediaPicker({ isOpen, onClose, onChoose }: MediaPickerProps) {
  const { hasRole } = useAuth();
  const mayUpload = hasRole('editor');
  const list = useListState(pictureList);
  const [choice, setChoice] = useState<MediaItem | null>(null);
  const uploads = useUploads({
    refuse: findPictureRefusal,
    // Whoever has chosen another one meanwhile keeps it.
    onUploaded: (picture) => setChoice((chosen) => chosen ?? picture),
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
  const choose = (picture: MediaItem) => {
    reset();
    onChoose(picture);
  };

  return (
    <Dialog
      title="Choisir une image"
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
            Choisir cette image
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
          <Choice>
            <Text isAnnounced size="small" tone="muted">
              {choice ? `Image choisie\u00A0: ${choice.title}` : 'Aucune image choisie.'}
            </Text>
          </Choice>
        </>
      }
    >
      <Tools>
        <search>
          <ListFilters list={list} />
        </search>
        {mayUpload && (
          <UploadButton variant="outline" iconStart={Upload} accept="image/*" onFiles={add}>
            {uploads.isUploading ? 'Upload en cours...' : 'Upload fichier'}
          </UploadButton>
        )}
      </Tools>
      <UploadQueue {...uploads.queue} />
      <PictureList list={list} choice={choice} onSelect={setChoice} onChoose={choose} mayUpload={mayUpload} />
      {mayUpload && <FileDrop onFiles={add} />}
    </Dialog>
  );
}
