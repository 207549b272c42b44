import { zodResolver } from '@hookform/resolvers/zod';
import { type Ref, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { type FormHandle, useFormHandle } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { type MediaDetails, mediaDetailsSchema } from '#features/media/data/mediaDetails.schema.ts';
import { Alert } from '#design-system/components/Alert';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { FocalPoint } from '../FocalPoint/FocalPoint.tsx';

export interface MediaDetailsFormProps {
  /** By which the button that submits, elsewhere, names this form. */
  id: string;
  /** The medium. */
  mediumId: string;
  defaultValues: MediaDetails;
  /** The address of a picture, which has an alternative text and a focal point; null for other media. */
  picture: string | null;
  isPending: boolean;
  /** Pourquoi le dernier envoi a été refusé. */
  serverError?: string | null;
  /** Receives what was changed, and nothing else: a colleague may have changed the rest. */
  onSubmit: (changes: Partial<MediaDetails>) => Promise<void> | void;
  ref?: Ref<FormHandle>;
}

/** Title, alternative text, description and focal point of a medium. */
export function MediaDetailsForm({
  id,
  mediumId,
  defaultValues,
  picture,
  isPending,
  serverError,
  onSubmit,
  ref,
}: MediaDetailsFormProps) {
  const form = usePersistedForm<MediaDetails>(`medium/${mediumId}`, {
    resolver: zodResolver(mediaDetailsSchema),
    defaultValues,
  });
  const { register, control, setValue, handleSubmit, setFocus } = form;
  const { errors, dirtyFields } = form.formState;
  useFormHandle(ref, form);

  const [x, y] = useWatch({ control, name: ['focal_x', 'focal_y'] });

  // Disabled fields have lost the focus.
  useEffect(() => {
    if (serverError && !isPending) setFocus('title');
  }, [serverError, isPending, setFocus]);

  const submit = handleSubmit((details) => {
    const changed = mediaDetailsSchema.keyof().options.filter((name) => dirtyFields[name]);
    return onSubmit(Object.fromEntries(changed.map((name) => [name, details[name]])));
  });

  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <Fieldset aria-label="Fiche du média" disabled={isPending}>
        {serverError && <Alert tone="danger">{serverError}</Alert>}
        <RestoredNotice form={form} />
        <Field label="Nouveau titre:" error={errors.title?.message} isRequired>
          <TextInput autoComplete="off" {...register('title')} />
        </Field>
        {picture !== null && (
          <Field
            label="Texte alternatif"
            description="Ce que montre l’image, pour qui ne la voit pas."
            error={errors.alt_text?.message}
          >
            <TextInput autoComplete="off" {...register('alt_text')} />
          </Field>
        )}
        <Field label="Description" error={errors.description?.message}>
          <TextArea rows={3} {...register('description')} />
        </Field>
        {picture !== null && (
          <FocalPoint
            src={picture}
            value={{ x, y }}
            isDisabled={isPending}
            onChange={(point) => {
              setValue('focal_x', point.x, { shouldDirty: true });
              setValue('focal_y', point.y, { shouldDirty: true });
            }}
          />
        )}
      </Fieldset>
    </form>
  );
}
