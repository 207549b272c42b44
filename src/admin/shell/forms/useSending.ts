import { type SyntheticEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import type { PersistedInput } from './usePersistedForm.ts';

type OrSoon<Value> = Value | Promise<Value>;

/** What a form does with what was typed: a notice, or `true`, says that it is saved. */
export type Send<Values> = (values: Values) => OrSoon<ToastOptions | boolean | void>;

export type SentForm<Values extends FieldValues> = UseFormReturn<Values> & Partial<PersistedInput>;

/** Sends what was typed once it is right, one at a time, and says that it is saved; `failure` is why it isn't. */
export function useSending<Values extends FieldValues>(
  form: SentForm<Values>,
  onSubmit: Send<Values>,
  onSaved?: () => void,
) {
  const showToast = useToast();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (values: Values) => {
    setIsPending(true);
    setFailure(null);
    try {
      const saved = await onSubmit(values);
      if (!saved) return;
      form.markSaved?.();
      if (saved !== true) showToast(saved);
      onSaved?.();
    } catch (reason) {
      setFailure(reason);
    } finally {
      setIsPending(false);
    }
  };
  return {
    send: async (event: SyntheticEvent) => {
      event.preventDefault();
      if (!isPending) await form.handleSubmit(submit)(event);
    },
    isPending,
    failure,
    forgetFailure: () => setFailure(null),
  };
}
