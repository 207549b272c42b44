import { useWatch } from 'react-hook-form';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import type { DocumentEditor } from '#documents/data/documentEditor.ts';
import { toClockTime } from '#data/quebecTime.ts';

/** The date that somebody types for a change of a document, which stays on the device until it is planned. */
export function usePlanDate(document: string, { planned }: Pick<DocumentEditor<unknown>, 'planned'>) {
  const { control, setValue } = usePersistedForm<{ at: string }>(`plan/${document}`, {
    values: { at: planned?.dueAt ? toClockTime(planned.dueAt) : '' },
  });
  return {
    at: useWatch({ control, name: 'at' }),
    onChange: (at: string) => setValue('at', at, { shouldDirty: true }),
  };
}
