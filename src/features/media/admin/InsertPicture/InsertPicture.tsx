import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useReplacement } from '#admin/shell/forms/useReplacement.ts';
import { notices } from '#admin/shell/notices.ts';
import { z } from '#data/zod.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { AlternativeText, alternativeTextMissing } from '../AlternativeText/AlternativeText.tsx';
import { MediaPickerButton } from '../MediaPickerButton/MediaPickerButton.tsx';
import { Shown } from './InsertPicture.styles.ts';

/** A picture to insert: where it is, and what it shows; nothing for a decoration. */
export type InsertedPicture = { address: string; alt: string };

/** What is known of a picture before it is placed; null where nobody has described it. */
export type PictureToInsert = { address: string; alt: string | null };

/** Asked for: the picture to begin with, and what takes the one to insert, or null where the dialog is closed without. */
type Question = { picture: PictureToInsert | undefined; answer: (chosen: InsertedPicture | null) => void };

/** What Markdown takes for an address without more ado, and the site shows. */
const isAddress = (text: string) => /^(?:https:\/\/|\/(?!\/))\S+$/i.test(text);

const pictureSchema = z.object({
  address: z
    .string()
    .trim()
    .refine(isAddress, 'Choisissez une image dans la médiathèque, ou donnez son adresse (https://…).'),
  alt: z
    .string()
    .trim()
    .nullable()
    .refine((alt) => alt !== null, alternativeTextMissing),
});

/** Asks for a picture to insert in a text: from the library or by its address, and what it shows. */
function InsertPicture({ picture, answer }: Question) {
  const form = usePersistedForm(`picture/${picture?.address ?? 'new'}`, pictureSchema, {
    defaultValues: { address: picture?.address ?? '', alt: picture?.alt ?? null },
  });
  const { control, getValues, setValue, formState } = form;
  const { errors } = formState;
  const [address, alt] = useWatch({ control, name: ['address', 'alt'] });
  const [broken, setBroken] = useState<string | null>(null);
  // Not what is still being typed.
  const [shown, setShown] = useState(address);
  const wanted = address.trim();
  const isBroken = wanted !== '' && broken === wanted;

  const set = (name: keyof PictureToInsert, value: string | null) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const replace = useReplacement();
  const write = (put: PictureToInsert) => {
    set('address', put.address);
    setShown(put.address.trim());
    set('alt', put.alt);
  };
  const choose = ({ title, file_path, alt_text }: MediaItem) =>
    replace(
      { read: () => getValues(), write },
      { address: file_path, alt: alt_text || null },
      notices.pictureChosen(title),
    );

  return (
    <FormDialog
      form={form}
      title="Placer une image"
      submitLabel="Placer l’image"
      onSubmit={() => true}
      onClose={() => answer(null)}
      onSaved={() => answer({ address: wanted, alt: alt?.trim() ?? '' })}
    >
      <div>
        <MediaPickerButton purpose="image du texte" onChoose={choose} />
      </div>
      <Field
        label="Adresse de l’image"
        error={
          errors.address?.message ??
          (isBroken ? 'Cette image ne se charge pas. Vérifiez son adresse.' : undefined)
        }
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...form.register('address', { onBlur: () => setShown(wanted) })}
        />
      </Field>
      {isAddress(wanted) && shown === wanted && !isBroken && (
        <Shown src={wanted} alt="" onError={() => setBroken(wanted)} />
      )}
      <AlternativeText
        // A picture of the library brings its own.
        key={wanted}
        label="Texte alternatif"
        value={alt}
        onChange={(words) => set('alt', words)}
        error={errors.alt?.message}
      />
    </FormDialog>
  );
}

/**
 * `pick` opens the dialog, on a picture if one is given, and resolves to the picture to insert, or to null when the dialog is
 * closed without one; `dialog` stands somewhere on the screen.
 */
export function useInsertPicture() {
  const [question, setQuestion] = useState<Question | null>(null);
  const give = (chosen: InsertedPicture | null) => {
    question?.answer(chosen);
    setQuestion(null);
  };
  return {
    pick: (picture?: PictureToInsert) =>
      new Promise<InsertedPicture | null>((answer) => {
        question?.answer(null);
        setQuestion({ picture, answer });
      }),
    // Begins anew each time, also where the next picture follows at once.
    dialog: question && (
      <InsertPicture key={question.picture?.address} picture={question.picture} answer={give} />
    ),
  };
}
