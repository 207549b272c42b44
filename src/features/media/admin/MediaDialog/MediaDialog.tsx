import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { notices } from '#admin/shell/notices.ts';
import { type MediaItem, findMediaKind, mediaUrl } from '#features/media/data/media.ts';
import {
  type MediaDetails,
  mediaDetailsSchema,
  toMediaDetails,
} from '#features/media/data/mediaDetails.schema.ts';
import { updateMediaMutation } from '#features/media/data/media.queries.ts';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { MediaUses } from '../MediaUses/MediaUses.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import { MediaFilePanel } from './MediaFilePanel.tsx';
import { Panel } from './MediaDialog.styles.ts';

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
