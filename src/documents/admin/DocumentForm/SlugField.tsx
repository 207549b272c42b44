import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { notices } from '#admin/shell/notices.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { readableSlug, slugify } from '#features/articles/data/slug.ts';
import { AddressContext } from './AddressContext.ts';
import { useFieldReplacement } from './useFieldReplacement.ts';
import { useSettled } from './useSettled.ts';
import type { ControlProps } from './PartField.tsx';

/**
 * The last part of the address (product: slugs). Says before saving which other document has it, or that a published address will lead to
 * the new one, and offers the letters that the rule drops.
 */
export function SlugField({ field: { label, hint, isByRule = false }, name, problem }: ControlProps<'slug'>) {
  const { register, control } = useFormContext();
  const [typed = '', title = ''] = useWatch({ control, name: [name, 'content.title'] }) as string[];
  const address = use(AddressContext);
  const slug = typed || (isByRule ? slugify(title) : '');
  const settled = useSettled(slug);
  const findHolder = address?.findHolder;
  const { data: holder } = useQuery({
    queryKey: ['slug holder', address?.what, settled],
    queryFn: () => findHolder?.(settled) ?? null,
    enabled: findHolder !== undefined && settled !== '',
    gcTime: 0,
  });
  const readable = readableSlug(title);
  const published = address?.published ?? null;
  const hasLostLetters = published === null && slug !== '' && slug === slugify(title) && slug !== readable;
  const replace = useFieldReplacement(name);
  const choose = (chosen: string) => replace(chosen, notices.slugReplaced);
  const path = address?.toPath(slug);

  return (
    <>
      <Field
        label={label}
        description={path ? `Adresse : ${path}` : hint}
        error={holder ? `${address?.what} «\u00A0${holder.title}\u00A0» a déjà ce slug.` : problem}
      >
        <TextInput autoComplete="off" spellCheck={false} {...register(name)} />
      </Field>
      {hasLostLetters && (
        <div>
          <Button variant="outline" size="small" onClick={() => choose(readable)}>
            Utiliser «&nbsp;{readable}&nbsp;»
          </Button>
        </div>
      )}
      {address && published !== null && slug !== published && (
        <Alert
          tone="warning"
          action={
            <Button variant="outline" size="small" onClick={() => choose(published)}>
              Garder l’adresse actuelle
            </Button>
          }
        >
          {address.what} est en ligne à l’adresse {address.toPath(published)}, qui mènera à la nouvelle.
        </Alert>
      )}
    </>
  );
}
