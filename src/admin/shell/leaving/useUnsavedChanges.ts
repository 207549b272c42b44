import { useCallback, useEffect, useId } from 'react';
import { releaseForm, unsavedForms } from './unsavedForms.ts';

const isNotStored = () => false;

/**
 * Asks before unsaved changes are left behind: by a link, by going back, by signing out, by closing the tab. Any number of forms on a
 * screen may say so: `LeavingProvider` asks once for all. Returns a function that lets the next navigation pass, for a form that has
 * just been saved. `isStored`, the same at each render, says whether the device keeps what is typed: then leaving loses nothing, and
 * the question says so.
 */
export function useUnsavedChanges(isDirty: boolean, isStored: () => boolean = isNotStored) {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    unsavedForms.set(id, { isStored, isReleased: false });
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      unsavedForms.delete(id);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty, isStored, id]);

  return useCallback(() => releaseForm(id), [id]);
}
