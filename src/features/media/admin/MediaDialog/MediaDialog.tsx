import { noop, useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useBeforeUnload } from 'react-router-dom';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { formatShortDay } from '#data/formats.ts';
import {
  findMediaKind,
  findReplacementAccept,
  findReplacementRefusal,
  type FormerFile,
  formatFileSize,
  type MediaItem,
  mediaUrl,
  readFormerFiles,
} from '#features/media/data/media.ts';
import {
  type MediaDetails,
  mediaDetailsSchema,
  toMediaDetails,
} from '#features/media/data/mediaDetails.schema.ts';
import { restoreFormerFileMutation, updateMediaMutation } from '#features/media/data/media.queries.ts';
import { Button } from '#design-system/components/Button';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { MediaUses } from '../MediaUses/MediaUses.tsx';
import { UploadButton } from '../UploadButton.tsx';
import { UploadQueue } from '../UploadQueue/UploadQueue.tsx';
import { useUploads } from '../useUploads.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { FormerList, Panel } from './MediaDialog.styles.ts';

export interface MediaDialogProps {
  /** Le fichier de la médiathèque. */
  medium: MediaItem;
  /** La fenêtre se ferme. */
  onClose: () => void;
}

/** Renames a medium (the prompt of the product’s rule « editing a medium »), describes it, shows its address and where it is used, and replaces its file. */
export function MediaDialog({ medium, onClose }: MediaDialogProps) {
  const { mutateAsync: update } = useMutation(updateMediaMutation);
  const form = usePersistedForm(`medium/${medium.id}`, mediaDetailsSchema, {
    defaultValues: toMediaDetails(medium),
  });
  const { control, setValue } = form;
  const { dirtyFields } = form.formState;
  const [x, y] = useWatch({ control, name: ['focal_x', 'focal_y'] });
  const isPicture = findMediaKind(medium.mime_type) === 'image';

  const onSubmit = async (details: MediaDetails) => {
    // Nothing but what was changed: a colleague may have changed the rest.
    const changed = mediaDetailsSchema.keyof().options.filter((name) => dirtyFields[name]);
    if (changed.length === 0) return true;
    const changes = Object.fromEntries(changed.map((name) => [name, details[name]]));
    await update({ medium, changes });
    return notices.mediumUpdated;
  };

  return (
    <FormDialog
      form={form}
      title="Éditer le média"
      description={medium.file_name}
      submitLabel="Enregistrer"
      onSubmit={onSubmit}
      onClose={onClose}
      fields={[
        { name: 'title', label: 'Nouveau titre:', isRequired: true },
        isPicture && {
          name: 'alt_text',
          label: 'Texte alternatif',
          description: 'Ce que montre l’image, pour qui ne la voit pas.',
        },
        { name: 'description', label: 'Description', rows: 3 },
      ]}
      below={
        <>
          <Field label="Adresse">
            <TextInput
              readOnly
              value={mediaUrl(medium.file_path)}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
          <MediaFilePanel medium={medium} />
          <Panel>
            <MediaUses media={[medium]} />
          </Panel>
        </>
      }
    >
      {isPicture && (
        <FocalPoint
          src={medium.file_path}
          value={{ x, y }}
          onChange={(point) => {
            setValue('focal_x', point.x, { shouldDirty: true });
            setValue('focal_y', point.y, { shouldDirty: true });
          }}
        />
      )}
    </FormDialog>
  );
}

/** The file of a medium: replaced by another one of its kind wherever it is used, and the ones before, each a click away. */
function MediaFilePanel({ medium }: { medium: MediaItem }) {
  const confirm = useConfirm();
  const showToast = useToast();
  const { mutateAsync: restore, isPending: isRestoring } = useMutation(restoreFormerFileMutation);
  const bringBack = (current: MediaItem, former: FormerFile) =>
    void restore({ medium: current, former }).then(() => showToast(notices.formerFileRestored), noop);
  const uploads = useUploads({
    replaces: medium,
    refuse: (file) => findReplacementRefusal(medium, file),
    uploaded: null,
    onUploaded: (replaced) => {
      const [former] = readFormerFiles(replaced);
      showToast({
        ...notices.fileReplaced,
        ...(former && { action: { label: 'Annuler', onClick: () => bringBack(replaced, former) } }),
      });
    },
  });
  useBeforeUnload((event) => {
    if (uploads.isUploading) event.preventDefault();
  });

  const replaceBy = async (files: File[]) => {
    const isRefused = files.some((file) => findReplacementRefusal(medium, file) !== null);
    // What is refused says why in the queue.
    if (isRefused || (await confirm(getQuestion(medium)))) uploads.add(files);
  };

  return (
    <Panel aria-labelledby={`fichier-${medium.id}`}>
      <Heading level={3} size="h4" id={`fichier-${medium.id}`}>
        Fichier
      </Heading>
      <Text isNote>
        {[medium.file_name, medium.file_size !== null && formatFileSize(medium.file_size)]
          .filter(Boolean)
          .join(', ')}
      </Text>
      <div>
        <UploadButton
          size="small"
          variant="outline"
          iconStart={RefreshCw}
          accept={findReplacementAccept(medium)}
          label="Fichier de remplacement"
          isSingle
          onFiles={(files) => void replaceBy(files)}
        >
          {uploads.isUploading ? 'Remplacement en cours...' : 'Remplacer le fichier'}
        </UploadButton>
      </div>
      <UploadQueue {...uploads.queue} />
      <FormerFiles
        medium={medium}
        isRestoring={isRestoring}
        onBringBack={(former) => bringBack(medium, former)}
      />
    </Panel>
  );
}

/** The files that a medium had before. */
function FormerFiles({
  medium,
  isRestoring,
  onBringBack,
}: {
  medium: MediaItem;
  isRestoring: boolean;
  onBringBack: (former: FormerFile) => void;
}) {
  const formerFiles = readFormerFiles(medium);
  if (formerFiles.length === 0) return null;
  return (
    <>
      <Text size="small" weight="medium">
        Fichiers précédents
      </Text>
      <FormerList>
        {formerFiles.map((former) => (
          <li key={former.file_path}>
            <Text size="small">
              <TextLink href={mediaUrl(former.file_path)} target="_blank" rel="noreferrer">
                {former.file_name}
              </TextLink>
              , remplacé le {formatShortDay(former.replaced_at)}
            </Text>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Reprendre ${former.file_name}, remplacé le ${formatShortDay(former.replaced_at)}`}
              isPending={isRestoring}
              pendingLabel="Remplacement..."
              onClick={() => onBringBack(former)}
            >
              Reprendre
            </Button>
          </li>
        ))}
      </FormerList>
    </>
  );
}

const getQuestion = (medium: MediaItem) => ({
  title: `Remplacer le fichier de «\u00A0${medium.title}\u00A0»?`,
  description: (
    <>
      <p>
        Titre, textes et point d’intérêt restent. Le fichier d’avant reste aussi, pour les versions
        précédentes et pour le reprendre.
      </p>
      <MediaUses media={[medium]} fate="replaced" />
    </>
  ),
  confirmLabel: 'Remplacer',
});
