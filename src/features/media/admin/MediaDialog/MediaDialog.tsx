import { noop, useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { FormHandle } from '#admin/shell/forms/useAbandon.ts';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { type MediaItem, findMediaKind, mediaUrl } from '#features/media/data/media.ts';
import { type MediaDetails, toMediaDetails } from '#features/media/data/mediaDetails.schema.ts';
import { updateMediaMutation } from '#features/media/data/media.queries.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { MediaUses } from '../MediaUses/MediaUses.tsx';
import { MediaDetailsForm } from './MediaDetailsForm.tsx';
import { MediaFilePanel } from './MediaFilePanel.tsx';
import { Panel } from './MediaDialog.styles.ts';

export interface MediaDialogProps {
  /** Le fichier de la médiathèque. */
  medium: MediaItem;
  /** Ouverte ou non. */
  isOpen: boolean;
  /** La fenêtre se ferme. */
  onClose: () => void;
}

/** Renames a medium (the prompt of the product’s rule « editing a medium »), describes it, shows its address and where it is used, and replaces its file. */
export function MediaDialog({ medium, isOpen, onClose }: MediaDialogProps) {
  const formId = useId();
  const showToast = useToast();
  const { mutateAsync: update, isPending, error, reset } = useMutation(updateMediaMutation);
  const form = useRef<FormHandle>(null);
  const isBusy = useRef(false);

  const close = () => {
    reset();
    onClose();
  };

  const onSubmit = async (changes: Partial<MediaDetails>) => {
    if (Object.keys(changes).length === 0) return close();
    // A second click can come before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    await update({ medium, changes }).then(() => {
      form.current?.markSaved();
      showToast(notices.mediumUpdated);
      close();
    }, noop);
    isBusy.current = false;
  };

  const onLeave = async () => {
    if (!isPending && (await form.current?.abandon())) close();
  };

  return (
    <Dialog
      title="Éditer le média"
      description={medium.file_name}
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen) void onLeave();
      }}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            pendingLabel="Enregistrement..."
          >
            Enregistrer
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      <MediaDetailsForm
        id={formId}
        mediumId={medium.id}
        ref={form}
        defaultValues={toMediaDetails(medium)}
        picture={findMediaKind(medium.mime_type) === 'image' ? medium.file_path : null}
        isPending={isPending}
        serverError={error && errorText(error)}
        onSubmit={onSubmit}
      />
      <Field label="Adresse">
        <TextInput
          readOnly
          value={mediaUrl(medium.file_path)}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      </Field>
      <MediaFilePanel medium={medium} />
      <Panel>
        <MediaUses media={[medium]} />
      </Panel>
    </Dialog>
  );
}
