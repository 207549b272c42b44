import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useLeaving } from './LeavingContext.ts';
import { storedQuestion, losingQuestion } from './leavingQuestion.ts';

/**
 * Asks before unsaved changes are left behind: by a link, by going back, by signing out, by closing the tab. Returns a function
 * that lets the next navigation pass, for a form that has just been saved. `isStored` says that the device keeps what is typed: then
 * leaving loses nothing, and the question says so.
 */
export function useUnsavedChanges(isDirty: boolean, { isStored = false } = {}) {
  const id = useId();
  const confirm = useConfirm();
  const { unsavedForms } = useLeaving();
  const isReleased = useRef(false);

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      const isLetPass = isReleased.current;
      isReleased.current = false;
      return isDirty && !isLetPass && currentLocation.pathname !== nextLocation.pathname;
    },
    [isDirty],
  );
  const blocker = useBlocker(shouldBlock);

  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (await confirm(isStored ? storedQuestion : losingQuestion)) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  useEffect(() => {
    if (!isDirty) return;
    const forms = unsavedForms.current;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    forms.add(id);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      forms.delete(id);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty, id, unsavedForms]);

  return useCallback(() => {
    isReleased.current = true;
  }, []);
}
