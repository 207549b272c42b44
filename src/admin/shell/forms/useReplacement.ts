import { useEffect, useRef } from 'react';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { notices } from '../notices.ts';
import { withUndo } from '../useAttempt.ts';
import { type Held, replaceHeld } from './replaceHeld.ts';

/**
 * For each control that fills or replaces what was typed from elsewhere: a file, the library, a suggestion. The notice that says what
 * was done has « Annuler », and goes with the control: afterwards there is nothing left to take back.
 */
export function useReplacement() {
  const showToast = useToast();
  const closeLast = useRef<() => void>(undefined);
  useEffect(() => () => closeLast.current?.(), []);
  return <Value>(held: Held<Value>, next: Value, notice: ToastOptions) => {
    const undo = replaceHeld(held, next);
    if (!undo) return;
    closeLast.current = showToast(withUndo(notice, () => undo() || showToast(notices.heldChanged)));
  };
}
