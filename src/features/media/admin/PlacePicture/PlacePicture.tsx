import { type RefObject, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { type FormHandle, useFormHandle } from '#admin/shell/forms/useAbandon.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { useReplacement } from '#admin/shell/forms/useReplacement.ts';
import { notices } from '#admin/shell/notices.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { Stack } from '#design-system/primitives/Stack';
import { AlternativeText, alternativeTextMissing } from '../AlternativeText/AlternativeText.tsx';
import { MediaPickerButton } from '../MediaPickerButton/MediaPickerButton.tsx';
import { Shown } from './PlacePicture.styles.ts';

/** A picture to place: where it is, and what it shows; nothing for a decoration. */
export type PlacedPicture = { address: string; alt: string };

/** What is known of a picture before it is placed; null where nobody has described it. */
export type PictureToPlace = { address: string; alt: string | null };

export interface PlacePictureProps {
  /** Ouverte ou non. */
  isOpen: boolean;
  /** L’image du départ. */
  picture?: PictureToPlace;
  /** La fenêtre se ferme. */
  onClose: () => void;
  /** Reçoit l’image avec sa place et son texte de remplacement. */
  onPlace: (picture: PlacedPicture) => void;
}

/** Asks for a picture to place in a text: from the library or by its address, and what it shows. */
export function PlacePicture({ isOpen, picture, onClose, onPlace }: PlacePictureProps) {
  const form = useRef<FormHandle>(null);
  const onLeave = async () => {
    if (await form.current?.abandon()) onClose();
  };
  return (
    <Dialog
      title="Placer une image"
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen) void onLeave();
      }}
    >
      {/* Begins anew each time. */}
      {isOpen && <PictureForm ref={form} picture={picture} onPlace={onPlace} />}
    </Dialog>
  );
}

/** What Markdown takes for an address without more ado, and the site shows. */
const isAddress = (text: string) => /^(?:https:\/\/|\/(?!\/))\S+$/i.test(text);

type PictureFormProps = Pick<PlacePictureProps, 'picture' | 'onPlace'> & {
  ref: RefObject<FormHandle | null>;
};

function PictureForm({ picture, ref, onPlace }: PictureFormProps) {
  const formId = useId();
  const form = usePersistedForm<PictureToPlace>(`picture/${picture?.address ?? 'new'}`, {
    defaultValues: { address: picture?.address ?? '', alt: picture?.alt ?? null },
  });
  const { control, register, setValue } = form;
  useFormHandle(ref, form);
  const [address, alt] = useWatch({ control, name: ['address', 'alt'] });
  const setAlt = (words: string | null) => setValue('alt', words, { shouldDirty: true });
  const [isTried, setIsTried] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  // Not what is still being typed.
  const [shown, setShown] = useState(address);
  const wanted = address.trim();
  const isBroken = wanted !== '' && broken === wanted;

  const replace = useReplacement();
  const write = ({ address: put, alt: words }: PictureToPlace) => {
    setValue('address', put, { shouldDirty: true });
    setShown(put.trim());
    setAlt(words);
  };
  const onChoose = ({ title, file_path, alt_text }: MediaItem) =>
    replace(
      { read: () => form.getValues(), write },
      { address: file_path, alt: alt_text || null },
      notices.pictureChosen(title),
    );
  const place = () => {
    setIsTried(true);
    if (!isAddress(wanted) || alt === null) return;
    form.markSaved();
    onPlace({ address: wanted, alt: alt.trim() });
  };

  const addressError =
    isTried && !isAddress(wanted)
      ? 'Choisissez une image dans la médiathèque, ou donnez son adresse (https://…).'
      : undefined;
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog within a form would send that one along.
        event.stopPropagation();
        place();
      }}
    >
      <Stack>
        <RestoredNotice form={form} />
        <div>
          <MediaPickerButton purpose="image du texte" onChoose={onChoose} />
        </div>
        <Field
          label="Adresse de l’image"
          error={
            addressError ?? (isBroken ? 'Cette image ne se charge pas. Vérifiez son adresse.' : undefined)
          }
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...register('address', { onBlur: () => setShown(wanted) })}
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
          onChange={setAlt}
          error={isTried && alt === null ? alternativeTextMissing : undefined}
        />
        <Button type="submit" variant="primary">
          Placer l’image
        </Button>
      </Stack>
    </form>
  );
}
