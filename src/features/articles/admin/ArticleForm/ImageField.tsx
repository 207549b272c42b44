import { useReplacement } from '#admin/shell/forms/useReplacement.ts';
import { notices } from '#admin/shell/notices.ts';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { AlternativeText } from '#features/media/admin/AlternativeText/AlternativeText.tsx';
import { MediaPickerButton } from '#features/media/admin/MediaPickerButton/MediaPickerButton.tsx';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { articleParts } from '../article.kind.ts';
import { useSettled } from '../useSettled.ts';
import { Thumbnail } from './ImageField.styles.ts';

export interface ImageFieldProps {
  name: 'featured_image_url' | 'og_image_url';
  description?: string;
}

/**
 * The address of an image, typed or taken from the library (product 8.7), and the image itself: an address that doesn't
 * load is told before anyone else sees it. Of the featured one, what it shows (product 8.9).
 */
export function ImageField({ name, description }: ImageFieldProps) {
  const {
    register,
    control,
    getValues,
    setValue,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  const address = useSettled(useWatch({ control, name }).trim());
  const replace = useReplacement();
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = address !== '' && broken === address;

  const isFeatured = name === 'featured_image_url';

  const read = () => ({ src: getValues(name), alt: isFeatured ? getValues('featured_image_alt') : null });
  const write = ({ src, alt }: ReturnType<typeof read>) => {
    setValue(name, src, { shouldDirty: true, shouldValidate: true });
    if (isFeatured) setValue('featured_image_alt', alt, { shouldDirty: true, shouldValidate: true });
  };
  const onChoose = ({ title, file_path: chosen, alt_text }: MediaItem) => {
    if (chosen === getValues(name)) return;
    replace(
      { read, write },
      { src: chosen, alt: isFeatured ? alt_text || null : null },
      notices.pictureChosen(title),
    );
  };

  return (
    <>
      {address && !isBroken && (
        <Thumbnail key={address} src={address} alt="" onError={() => setBroken(address)} />
      )}
      {/* Outside of the field, to which the search of the dialog would bind itself. */}
      <div>
        <MediaPickerButton purpose={articleParts[name].label} onChoose={onChoose} />
      </div>
      <Field
        label={articleParts[name].label}
        description={description}
        error={
          errors[name]?.message ??
          (isBroken ? 'Cette image ne se charge pas. Vérifiez son adresse.' : undefined)
        }
      >
        <TextInput type="url" inputMode="url" autoComplete="off" spellCheck={false} {...register(name)} />
      </Field>
      {isFeatured && address && (
        <Controller
          control={control}
          name="featured_image_alt"
          render={({ field, fieldState }) => (
            <AlternativeText
              label={articleParts.featured_image_alt.label}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}
