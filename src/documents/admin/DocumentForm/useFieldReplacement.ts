import { useFormContext } from 'react-hook-form';
import { useReplacement } from '#admin/shell/forms/useReplacement.ts';
import type { ToastOptions } from '#design-system/components/Toast';

/** Puts something from elsewhere into a part of a content, with « Annuler ». */
export function useFieldReplacement(name: string) {
  const { getValues, setValue } = useFormContext();
  const replace = useReplacement();
  const read = (): unknown => getValues(name);
  const write = (value: unknown) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (next: unknown, notice: ToastOptions) => replace({ read, write }, next, notice);
}
