import { standIns } from '../RichTextField/standIns.ts';

/**
 * Puts a text in the place of what a field holds, as if it had been typed: the browser's own undo takes it back. The focus stays where
 * it was. Returns whether the field took it: a hidden field, or one that holds another text, doesn't.
 */
export function replaceInField(field: HTMLElement | null, before: string, after: string): boolean {
  const standIn = field && standIns.get(field);
  if (standIn) return standIn.replace(before, after);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  if (field.hidden || field.value !== before) return false;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const typed = after.slice(start, after.length - end);
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  // A field in a folded item can't take the focus.
  if (document.activeElement !== field) return false;
  field.setSelectionRange(start, before.length - end);
  // Deprecated and without a successor: nothing else writes into the undo of a native field.
  document.execCommand(typed ? 'insertText' : 'delete', false, typed);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return field.value === after;
}
