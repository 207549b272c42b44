import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { type TagInput, tagSchema } from '#features/taxonomy/data/tag.schema.ts';
import { TaxonomyForm, type TaxonomyFormProps } from '../TaxonomyForm/TaxonomyForm.tsx';

/** A tag: name and slug (product: taxonomy). A blank name goes nowhere, without a toast (product: taxonomy without a name). */
export function TagForm({ id, defaultValues, onSubmit, ...props }: TaxonomyFormProps<TagInput>) {
  const form = usePersistedForm<TagInput>(`tag/${id ?? 'new'}`, {
    resolver: zodResolver(tagSchema),
    defaultValues,
  });
  return (
    <FormProvider {...form}>
      <TaxonomyForm
        {...props}
        isEditing={id !== null}
        input={form}
        newTitle="Nouveau tag"
        variant="secondary"
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      />
    </FormProvider>
  );
}
