import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, FormProvider } from 'react-hook-form';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { type CategoryInput, categorySchema } from '#features/taxonomy/data/category.schema.ts';
import { ColorInput } from '#design-system/forms/ColorInput';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { TaxonomyForm, type TaxonomyFormProps } from '../TaxonomyForm/TaxonomyForm.tsx';
import { WholeRow } from '../TaxonomyForm/TaxonomyForm.styles.ts';

/** A category: name, slug, description, colour (product: taxonomy). A blank name goes nowhere, without a toast (product: taxonomy without a name). */
export function CategoryForm({ id, defaultValues, onSubmit, ...props }: TaxonomyFormProps<CategoryInput>) {
  const form = usePersistedForm<CategoryInput>(`category/${id ?? 'new'}`, {
    resolver: zodResolver(categorySchema),
    defaultValues,
  });
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <TaxonomyForm
        {...props}
        isEditing={id !== null}
        input={form}
        newTitle="Nouvelle catégorie"
        variant="primary"
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      >
        <WholeRow as={Field} label="Description" error={errors.description?.message}>
          <TextArea rows={2} {...form.register('description')} />
        </WholeRow>
        <Controller
          control={form.control}
          name="color"
          render={({ field: { onChange, ...field } }) => (
            <Field label="Couleur" error={errors.color?.message}>
              <ColorInput {...field} onValueChange={onChange} />
            </Field>
          )}
        />
      </TaxonomyForm>
    </FormProvider>
  );
}
