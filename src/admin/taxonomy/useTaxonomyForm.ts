import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type NameAndSlug, takenAtSaving } from './taken.ts';

/** What the forms of a category and of a tag receive. */
export interface TaxonomyFormProps<Input> {
  defaultValues: Input;
  /** The item exists: the button reads « Modifier », and « Annuler » appears. */
  isEditing: boolean;
  /** The other items: a name or a slug that one of them has is a mistake that shows while it is typed. */
  others?: readonly NameAndSlug[] | undefined;
  /** Why the last attempt was refused; a name or a slug that is taken shows beside its field. */
  serverError?: unknown;
  /** The focus starts here. */
  isFocused?: boolean;
  onSubmit: (input: Input) => Promise<void> | void;
  onCancel?: () => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

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
    const taken = takenAtSaving(serverError);
    if (taken) setError(fields[taken.field], { message: taken.message }, { shouldFocus: true });
    // Disabled fields have lost the focus.
    else setFocus(fields.name);
  });
  useEffect(() => {
    if (serverError && !isSubmitting) onRefused();
  }, [serverError, isSubmitting]);
}
