import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
  type UseFormProps,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { deviceDrafts } from '#documents/data/draftStore.ts';
import { findLeftDrafts } from '#documents/data/useRecoveredDrafts.ts';
import { holdEditor } from '#data/openEditors.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { z } from '#data/zod.ts';
import { useUnsavedChanges } from '../leaving/useUnsavedChanges.ts';

/** What is typed in a form, as the device keeps it. */
export type PersistedInput = {
  /** Something is typed that isn't saved. */
  isTyped: boolean;
  /**
   * What was typed before a reload and is in the form again; `isStale`: what the server has there is no longer what it was typed over. Null
   * where nothing was put back, and once it is saved or given up.
   */
  restored: { isStale: boolean } | null;
  /** What is typed is saved: the device keeps it no longer, and the next navigation may pass. */
  markSaved: () => void;
  /** The next navigation may pass: it is part of what the form sends. */
  letPass: () => void;
  /** Gives up what is typed. The returned function puts it back. */
  discard: () => () => void;
};

export type PersistedForm<Values extends FieldValues> = UseFormReturn<Values> & PersistedInput;

const draftValues = z.record(z.string(), z.unknown());

/**
 * `useForm` for what staff type and save by themselves: what isn't saved yet is among the person's drafts on this device, is put back
 * when the form `name` opens again after a reload, a crash or the end of the session, and is asked about before the screen is left. Passwords,
 * codes and keys use `useForm` itself: nothing of them may stay on a device.
 */
export function usePersistedForm<Values extends FieldValues>(
  name: string,
  schema: z.core.$ZodType<unknown, Values> | null,
  props: Omit<UseFormProps<NoInfer<Values>>, 'resolver'>,
): PersistedForm<Values> {
  const resolver = schema && (zodResolver(schema) as unknown as Resolver<Values>);
  const form = useForm<Values>({ ...props, ...(resolver && { resolver }) });
  const { control, getValues, setValue, reset, formState } = form;
  const { user } = useAuth();
  const [address] = useState(() => ({
    personId: user?.id ?? '',
    // The parts of a draft's key are told apart by colons.
    document: `form/${encodeURIComponent(name)}`,
    editorId: crypto.randomUUID(),
  }));
  const isKept = useRef(true);
  const isStored = useCallback(() => isKept.current, []);
  const [restored, setRestored] = useState<PersistedInput['restored']>(null);

  const saved: FieldValues = formState.defaultValues ?? {};
  const changes = findChanges(saved, useWatch({ control }));
  const isTyped = Object.keys(changes).length > 0;
  const letPass = useUnsavedChanges(isTyped, isStored);
  if (!isTyped && restored) setRestored(null);

  useEffect(() => holdEditor(address.editorId), [address]);

  const keep = useEffectEvent(() => {
    if (isTyped) isKept.current = deviceDrafts.keep({ ...address, ...toDraft(changes, saved) });
    else deviceDrafts.remove(address);
  });
  const written = JSON.stringify(changes);
  useEffect(() => keep(), [written]);

  const put = useCallback(
    (typed: FieldValues) => {
      for (const [field, value] of Object.entries(typed))
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    },
    [setValue],
  );
  const restore = useEffectEvent((draft: { changes: unknown; base: unknown }) => {
    const typed = draftValues.safeParse(draft.changes).data ?? {};
    const unsaved = Object.entries(typed).filter(
      ([field, value]) => field in saved && !isSame(value, saved[field]),
    );
    // What has been typed here meanwhile is newer.
    const lost = unsaved.filter(([field]) => !(field in changes));
    if (lost.length === 0) return unsaved.length === 0;
    const base = draftValues.safeParse(draft.base).data ?? {};
    const isStale = lost.some(([field]) => field in base && !isSame(base[field], saved[field]));
    const all = { ...Object.fromEntries(lost), ...changes };
    put(all);
    setRestored({ isStale });
    return deviceDrafts.keep({ ...address, ...toDraft(all, saved) });
  });
  useEffect(() => {
    let isGone = false;
    void findLeftDrafts({ ...address, isNew: false }).then(([left]) => {
      // It has another editor now.
      if (left && !isGone && restore(left)) deviceDrafts.remove(left);
    });
    return () => {
      isGone = true;
    };
  }, [address]);

  const markSaved = useCallback(() => {
    // At once: the form may go away with this.
    deviceDrafts.remove(address);
    reset(getValues());
    letPass();
  }, [address, reset, getValues, letPass]);

  const discard = () => {
    const typed = findChanges(saved, getValues());
    deviceDrafts.remove(address);
    reset(saved as DefaultValues<Values>);
    return () => put(typed);
  };

  return { ...form, isTyped, restored, markSaved, letPass, discard };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that aren't as they were saved. */
const findChanges = (saved: FieldValues, values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, saved[field])));

/** What a draft says of fields, and of what they held before. */
const toDraft = (changes: FieldValues, saved: FieldValues) => ({
  editedAt: Date.now(),
  isNew: false,
  changes,
  base: Object.fromEntries(Object.keys(changes).map((field) => [field, saved[field]])),
});
