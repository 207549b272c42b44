import { type RefObject, useId, useRef } from 'react';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import type { FormHandle } from '#admin/shell/forms/useAbandon.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { Stack } from '#design-system/primitives/Stack';
import { AlternativeText } from '../AlternativeText/AlternativeText.tsx';
import { MediaPickerButton } from '../MediaPickerButton/MediaPickerButton.tsx';
import { Shown } from './InsertPicture.styles.ts';
import { usePictureForm } from './usePictureForm.ts';

/** A picture to insert: where it is, and what it shows; nothing for a decoration. */
export type InsertedPicture = { address: string; alt: string };

/** What is known of a picture before it is placed; null where nobody has described it. */
export type PictureToInsert = { address: string; alt: string | null };

export interface InsertPictureProps {
  /** Ouverte ou non. */
  isOpen: boolean;
  /** L’image du départ. */
  picture?: PictureToInsert;
  /** La fenêtre se ferme. */
  onClose: () => void;
  /** Reçoit l’image avec sa place et son texte de remplacement. */
  onInsert: (picture: InsertedPicture) => void;
}

/** Asks for a picture to insert in a text: from the library or by its address, and what it shows. */
export function InsertPicture({ isOpen, picture, onClose, onInsert }: InsertPictureProps) {
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
      {/* Begins anew each time, also where the next picture follows at once. */}
      {isOpen && <PictureForm key={picture?.address} ref={form} picture={picture} onInsert={onInsert} />}
    </Dialog>
  );
}

type PictureFormProps = Pick<InsertPictureProps, 'picture' | 'onInsert'> & {
  ref: RefObject<FormHandle | null>;
};

function PictureForm(props: PictureFormProps) {
  const formId = useId();
  const { form, wanted, alt, setAlt, isShown, show, markBroken, addressError, altError, choose, insert } =
    usePictureForm(props);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        // A dialog within a form would send that one along.
        event.stopPropagation();
        void insert(event);
      }}
    >
      <Stack>
        <RestoredNotice form={form} />
        <div>
          <MediaPickerButton purpose="image du texte" onChoose={choose} />
        </div>
        <Field label="Adresse de l’image" error={addressError}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...form.register('address', { onBlur: show })}
          />
        </Field>
        {isShown && <Shown src={wanted} alt="" onError={markBroken} />}
        <AlternativeText
          // A picture of the library brings its own.
          key={wanted}
          label="Texte alternatif"
          value={alt}
          onChange={setAlt}
          error={altError}
        />
        <Button type="submit" variant="primary">
          Placer l’image
        </Button>
      </Stack>
    </form>
  );
}
