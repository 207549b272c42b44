import { useCallback, useEffect, useId } from 'react';
import { releaseForm, unsavedForms } from './unsavedForms.ts';

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
