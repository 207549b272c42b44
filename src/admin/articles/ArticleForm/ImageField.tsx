import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { fieldLabels } from '../fieldLabels.ts';
import { useSettled } from '../useSettled.ts';
import { Thumbnail } from './ImageField.styles.ts';

export interface ImageFieldProps {
  name: 'featured_image_url' | 'og_image_url';
  description?: string;
}

/** The address of an image, and the image itself: an address that doesn't load is told before anyone else sees it. */
export function ImageField({ name, description }: ImageFieldProps) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  const address = useSettled(useWatch({ control, name }).trim());
  const [broken, setBroken] = useState<string | null>(null);
  const isBroken = address !== '' && broken === address;

  return (
    <>
      <Field
        label={fieldLabels[name]}
        description={description}
        error={
          errors[name]?.message ??
          (isBroken ? 'Cette image ne se charge pas. Vérifiez son adresse.' : undefined)
        }
      >
        <TextInput type="url" inputMode="url" autoComplete="off" spellCheck={false} {...register(name)} />
      </Field>
      {address && !isBroken && (
        <Thumbnail key={address} src={address} alt="" onError={() => setBroken(address)} />
      )}
    </>
  );
}
