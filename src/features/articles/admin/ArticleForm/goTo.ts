import { standIns } from '../RichTextField/standIns.ts';
import type { Place } from '#documents/admin/checks/finding.ts';

/**
 * Takes the focus to a place in the article's form, and selects the stretch of the field that it is about, or the part of
 * the text in which it lies. Does nothing when the field isn't there.
 */
export function goTo(form: HTMLFormElement | null, { field, range }: Place) {
  if (!form) return;
  select(shownField(form, field), range);
}

/** The control of a field, or what stands for it, unless it is behind another view. */
function shownField(form: HTMLFormElement, field: Place['field']) {
  const elements = form.querySelectorAll<HTMLElement>(`[name="${field}"], [data-name="${field}"]`);
  return [...elements].find((element) => !element.closest('[hidden]')) ?? null;
}

function select(element: HTMLElement | null, range: Place['range']) {
  const standIn = element && standIns.get(element);
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (standIn && range) standIn.reveal(range.start);
  else if (range && isText && element.type !== 'url') {
    element.setSelectionRange(range.start, range.start);
    // A field scrolls to its caret when it takes the focus, not while it has it.
    element.blur();
    element.focus();
    element.setSelectionRange(range.start, range.end);
  } else element?.focus();
}
