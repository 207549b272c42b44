import { type Ref, useImperativeHandle } from 'react';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { abandonQuestion } from '../leaving/leavingQuestion.ts';
import type { PersistedInput } from './usePersistedForm.ts';

/** Returns a function that asks before what is typed in a form is given up, and answers whether it is. */
export function useAbandon({ isTyped, discard }: Partial<PersistedInput>) {
  const confirm = useConfirm();
  return async () => {
    if (!isTyped) return true;
    if (!(await confirm(abandonQuestion))) return false;
    discard?.();
    return true;
  };
}

/** A form, for what stands around it and takes it away. */
export type FormHandle = Pick<PersistedInput, 'markSaved'> & { abandon: () => Promise<boolean> };

/** Hands a form to what stands around it. */
export function useFormHandle(ref: Ref<FormHandle> | undefined, form: PersistedInput) {
  const abandon = useAbandon(form);
  useImperativeHandle(ref, () => ({ abandon, markSaved: form.markSaved }));
}
