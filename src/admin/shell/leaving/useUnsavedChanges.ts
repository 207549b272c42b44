import { useCallback, useEffect, useId } from 'react';

/** A form on screen that holds what isn't saved. */
type UnsavedForm = {
  /** Whether this device keeps what is typed: then leaving loses nothing. */
  isStored: () => boolean;
  /** Whether it stays as it is where a navigation leads: the screen of both is the same. */
  keepsAt: (pathname: string) => boolean;
  /** It has just been saved, and the next navigation may pass. */
  isReleased: boolean;
};

/** The forms on screen that hold unsaved changes, by their ids. */
export const unsavedForms = new Map<string, UnsavedForm>();

/** Lets the next navigation pass, as far as one form is concerned. */
function releaseForm(id: string) {
  const form = unsavedForms.get(id);
  if (form) form.isReleased = true;
}

/** The forms that a navigation to this path has to ask about. Those that let it pass do so once. */
export function takeBlockingForms(pathname: string): UnsavedForm[] {
  const blocking = [...unsavedForms.values()].filter(
    ({ isReleased, keepsAt }) => !isReleased && !keepsAt(pathname),
  );
  for (const form of unsavedForms.values()) form.isReleased = false;
  return blocking;
}

const never = () => false;

/**
 * Asks before unsaved changes are left behind: by a link, by going back, by signing out, by closing the tab. Any number of forms on a
 * screen may say so: `LeavingProvider` asks once for all. Returns a function that lets the next navigation pass, for a form that has
 * just been saved. `isStored`, the same at each render, says whether the device keeps what is typed: then leaving loses nothing, and
 * the question says so. `keepsAt`, the same at each render too, says where a navigation may lead that leaves the form as it is.
 */
export function useUnsavedChanges(
  isDirty: boolean,
  isStored: () => boolean = never,
  keepsAt: (pathname: string) => boolean = never,
) {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedForms.set(id, { isStored, keepsAt, isReleased: false });
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      unsavedForms.delete(id);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty, isStored, keepsAt, id]);

  return useCallback(() => releaseForm(id), [id]);
}
