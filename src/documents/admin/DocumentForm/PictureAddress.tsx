import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useReplacement } from '#admin/shell/forms/useReplacement.ts';
import { notices } from '#admin/shell/notices.ts';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { AlternativeText } from '#features/media/admin/AlternativeText/AlternativeText.tsx';
import { MediaPickerButton } from '#features/media/admin/MediaPickerButton/MediaPickerButton.tsx';
import { Whole } from './DocumentForm.styles.ts';
import { useProblem } from './problems.tsx';
import { toFieldName } from './rows.ts';
import { useSettled } from './useSettled.ts';
import type { ControlProps } from './PartField.tsx';

/**
 * The address of a picture, typed or taken from the library (product: choosing from the library), and the picture itself, so that an
 * address that doesn't load is noticed. Where another part has the alternative text, that is asked for as well (product: alternative
 * texts).
 *
 * Not a case of `PictureField`: here the specification has one column for an address of any site and another for the alternative text.
 * `PictureField` keeps one value, chosen from the library or drawn, with its crop. Both use the library's dialog and its field for the
 * alternative text.
 */
export function PictureAddress({
  field: { label, alternative },
  name,
  problem,
}: ControlProps<'pictureAddress'>) {
  const { register, getValues, setValue } = useFormContext();
  const address = useSettled(String(useWatch({ name }) ?? '').trim());
  const replace = useReplacement();
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = address !== '' && broken === address;
  const altName = alternative && toFieldName([alternative]);

  const read = () => ({
    src: getValues(name) as string,
    alt: altName ? (getValues(altName) as string | null) : null,
  });
  const write = ({ src, alt }: ReturnType<typeof read>) => {
    setValue(name, src, { shouldDirty: true });
    if (altName) setValue(altName, alt, { shouldDirty: true });
  };

  return (
    <>
      {address && !isBroken && (
        <Whole key={address} src={address} alt="" onError={() => setBroken(address)} />
      )}
      {/* Outside of the field, to which the search of the dialog would bind itself. */}
      <div>
        <MediaPickerButton
          purpose={label}
          onChoose={({ title, file_path: src, alt_text }) => {
            if (src === getValues(name)) return;
            replace(
              { read, write },
              { src, alt: altName ? alt_text || null : null },
              notices.pictureChosen(title),
            );
          }}
        />
      </div>
      <Field
        label={label}
        error={problem ?? (isBroken ? 'Cette image ne se charge pas. Vérifiez son adresse.' : undefined)}
      >
        <TextInput type="url" inputMode="url" autoComplete="off" spellCheck={false} {...register(name)} />
      </Field>
      {altName && address && <Alternative name={altName} />}
    </>
  );
}

function Alternative({ name }: { name: string }) {
  const problem = useProblem(name);
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange } }) => (
        <AlternativeText
          label="Texte alternatif de l’image"
          value={value as string | null}
          onChange={onChange}
          error={problem}
        />
      )}
    />
  );
}
