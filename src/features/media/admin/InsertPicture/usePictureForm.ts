import { zodResolver } from '@hookform/resolvers/zod';
import { type Ref, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type FormHandle, useFormHandle } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useReplacement } from '#admin/shell/forms/useReplacement.ts';
import { notices } from '#admin/shell/notices.ts';
import { z } from '#data/zod.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { alternativeTextMissing } from '../AlternativeText/AlternativeText.tsx';
import type { PictureToInsert, InsertPictureProps } from './InsertPicture.tsx';

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

type Options = Pick<InsertPictureProps, 'picture' | 'onInsert'> & { ref: Ref<FormHandle> };

/** The address of a picture and what it shows: typed, or chosen from the library; placed once both are known. */
export function usePictureForm({ picture, ref, onInsert }: Options) {
  const form = usePersistedForm<PictureToInsert>(`picture/${picture?.address ?? 'new'}`, {
    resolver: zodResolver(pictureSchema),
    defaultValues: { address: picture?.address ?? '', alt: picture?.alt ?? null },
  });
  const { control, setValue, formState } = form;
  const { errors } = formState;
  useFormHandle(ref, form);
  const [address, alt] = useWatch({ control, name: ['address', 'alt'] });
  const [broken, setBroken] = useState<string | null>(null);
  // Not what is still being typed.
  const [shown, setShown] = useState(address);
  const wanted = address.trim();
  const isBroken = wanted !== '' && broken === wanted;

  const setAlt = (words: string | null) =>
    setValue('alt', words, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const replace = useReplacement();
  const write = ({ address: put, alt: words }: PictureToInsert) => {
    setValue('address', put, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setShown(put.trim());
    setAlt(words);
  };

  return {
    form,
    wanted,
    alt,
    setAlt,
    isShown: isAddress(wanted) && shown === wanted && !isBroken,
    show: () => setShown(wanted),
    markBroken: () => setBroken(wanted),
    addressError:
      errors.address?.message ??
      (isBroken ? 'Cette image ne se charge pas. Vérifiez son adresse.' : undefined),
    altError: errors.alt?.message,
    choose: ({ title, file_path, alt_text }: MediaItem) =>
      replace(
        { read: () => form.getValues(), write },
        { address: file_path, alt: alt_text || null },
        notices.pictureChosen(title),
      ),
    insert: form.handleSubmit(({ address: put, alt: words }) => {
      form.markSaved();
      onInsert({ address: put, alt: words ?? '' });
    }),
  };
}
