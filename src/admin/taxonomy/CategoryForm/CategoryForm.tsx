import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { slugify } from '#data/articles/slug.ts';
import { type CategoryInput, categorySchema } from '#data/taxonomy/category.schema.ts';
import { ColorInput } from '#design-system/forms/ColorInput';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { Heading } from '#design-system/primitives/Heading';
import { SlugHint } from '../SlugHint.tsx';
import { takenAmong } from '../taken.ts';
import { AtBottom, FormGrid, WholeRow } from '../TaxonomyForm.styles.ts';
import { TaxonomyFormButtons } from '../TaxonomyFormButtons/index.ts';
import { type TaxonomyFormProps, useTaxonomyForm } from '../useTaxonomyForm.ts';

/** A category: name, slug, description, colour (product 8.1). A blank name goes nowhere, without a toast (product 8.2). */
export function CategoryForm({ defaultValues, ...props }: TaxonomyFormProps<CategoryInput>) {
  const { isEditing, others, onSubmit, onCancel } = props;
  const titleId = useId();
  const form = useForm<CategoryInput>({ resolver: zodResolver(categorySchema), defaultValues });
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  const [name, slug] = useWatch({ control, name: ['name', 'slug'] });
  const taken = takenAmong(others, { name, slug });
  useTaxonomyForm(form, { ...props, fields: { name: 'name', slug: 'slug' } });

  return (
    <form noValidate aria-labelledby={titleId} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <FormGrid aria-labelledby={titleId} disabled={isSubmitting}>
        <WholeRow as={Heading} level={3} size="h4" id={titleId}>
          {isEditing ? `Modifier «\u00A0${defaultValues.name}\u00A0»` : 'Nouvelle catégorie'}
        </WholeRow>
        <Field label="Nom" error={errors.name?.message ?? taken.name} isRequired>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Slug" error={errors.slug?.message ?? taken.slug} aside={<SlugHint />}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            placeholder={slugify(name.trim())}
            {...register('slug')}
          />
        </Field>
        <WholeRow as={Field} label="Description" error={errors.description?.message}>
          <TextArea rows={2} {...register('description')} />
        </WholeRow>
        <Controller
          control={control}
          name="color"
          render={({ field: { onChange, ...field } }) => (
            <Field label="Couleur" error={errors.color?.message}>
              <ColorInput {...field} onValueChange={onChange} />
            </Field>
          )}
        />
        <AtBottom>
          <TaxonomyFormButtons
            isEditing={isEditing}
            isPending={isSubmitting}
            onCancel={onCancel}
            variant="primary"
          />
        </AtBottom>
      </FormGrid>
    </form>
  );
}
