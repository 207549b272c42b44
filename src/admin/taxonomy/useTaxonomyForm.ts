import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { toDataError } from '#data/errors.ts';

/** What the forms of a category and of a tag receive. */
export interface TaxonomyFormProps<Input> {
  defaultValues: Input;
  /** The item exists: the button reads « Modifier », and « Annuler » appears (spec section 2). */
  isEditing: boolean;
  /** Why the last attempt was refused; a name or a slug that is taken shows beside its field. */
  serverError?: unknown;
  /** The focus starts here. */
  isFocused?: boolean;
  onSubmit: (input: Input) => Promise<void> | void;
  onCancel?: () => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

const takenMessages = new Map([
  ['name', 'Ce nom est déjà utilisé.'],
  ['slug', 'Ce slug est déjà utilisé. Écrivez-en un autre.'],
]);

/** What the two forms do alike: where the focus is, what the server refused, whether something would be lost. */
export function useTaxonomyForm<Input extends FieldValues>(
  { setFocus, setError, formState: { isDirty, isSubmitting } }: UseFormReturn<Input>,
  {
    fields,
    serverError,
    isFocused,
    onDirtyChange,
  }: Omit<TaxonomyFormProps<Input>, 'defaultValues'> & {
    fields: { name: FieldPath<Input>; slug: FieldPath<Input> };
  },
) {
  useEffect(() => {
    onDirtyChange?.(isDirty);
  }, [isDirty, onDirtyChange]);

  const start = useEffectEvent(() => {
    if (isFocused) setFocus(fields.name);
  });
  useEffect(() => {
    start();
  }, []);

  const onRefused = useEffectEvent(() => {
    const { kind, column } = toDataError(serverError);
    const message = kind === 'duplicate' && takenMessages.get(column ?? '');
    if (message) setError(column === 'slug' ? fields.slug : fields.name, { message }, { shouldFocus: true });
    // Disabled fields have lost the focus.
    else setFocus(fields.name);
  });
  useEffect(() => {
    if (serverError && !isSubmitting) onRefused();
  }, [serverError, isSubmitting]);
}
