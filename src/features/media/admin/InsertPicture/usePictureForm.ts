import { type Ref, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type FormHandle, useFormHandle } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useReplacement } from '#admin/shell/forms/useReplacement.ts';
import { notices } from '#admin/shell/notices.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { alternativeTextMissing } from '../AlternativeText/AlternativeText.tsx';
import type { PictureToInsert, InsertPictureProps } from './InsertPicture.tsx';

/** What Markdown takes for an address without more ado, and the site shows. */
const isAddress = (text: string) => /^(?:https:\/\/|\/(?!\/))\S+$/i.test(text);

type Options = Pick<InsertPictureProps, 'picture' | 'onInsert'> & { ref: Ref<FormHandle> };

/** The address of a picture and what it shows: typed, or chosen from the library; placed once both are known. */
export function usePictureForm({ picture, ref, onInsert }: Options) {
  const form = usePersistedForm<PictureToInsert>(`picture/${picture?.address ?? 'new'}`, {
    defaultValues: { address: picture?.address ?? '', alt: picture?.alt ?? null },
  });
  const { control, setValue } = form;
  useFormHandle(ref, form);
  const [address, alt] = useWatch({ control, name: ['address', 'alt'] });
  const [isTried, setIsTried] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  // Not what is still being typed.
  const [shown, setShown] = useState(address);
  const wanted = address.trim();
  const isBroken = wanted !== '' && broken === wanted;

  const setAlt = (words: string | null) => setValue('alt', words, { shouldDirty: true });
  const replace = useReplacement();
  const write = ({ address: put, alt: words }: PictureToInsert) => {
    setValue('address', put, { shouldDirty: true });
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
    addressError: findAddressError(wanted, isTried, isBroken),
    altError: isTried && alt === null ? alternativeTextMissing : undefined,
    choose: ({ title, file_path, alt_text }: MediaItem) =>
      replace(
        { read: () => form.getValues(), write },
        { address: file_path, alt: alt_text || null },
        notices.pictureChosen(title),
      ),
    insert: () => {
      setIsTried(true);
      if (!isAddress(wanted) || alt === null) return;
      form.markSaved();
      onInsert({ address: wanted, alt: alt.trim() });
    },
  };
}

function findAddressError(address: string, isTried: boolean, isBroken: boolean) {
  if (isTried && !isAddress(address))
    return 'Choisissez une image dans la médiathèque, ou donnez son adresse (https://…).';
  return isBroken ? 'Cette image ne se charge pas. Vérifiez son adresse.' : undefined;
}
