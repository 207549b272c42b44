import { standIns } from '../RichTextField/standIns.ts';
import type { Place } from '../checks/finding.ts';

/**
 * Takes the focus to a field of a form, by its name there, opens the items around it, and selects the stretch that is meant, or the
 * part of the text in which it lies. Does nothing when the form doesn't ask for it.
 */
export function goTo(form: HTMLElement | null, { field, range }: Place) {
  const control = findControl(form, field);
  if (!control) return;
  for (let item = control.closest('details'); item; item = item.parentElement?.closest('details') ?? null) {
    item.open = true;
  }
  select(control, range);
}

/** The control of a field, or what stands for it, unless it is behind another view. */
export function findControl(form: HTMLElement | null, name: string): HTMLElement | null {
  const named = CSS.escape(name);
  const elements = form?.querySelectorAll<HTMLElement>(`[name="${named}"], [data-name="${named}"]`) ?? [];
  const shown = [...elements].find((element) => !element.closest('[hidden]'));
  if (!shown) return null;
  // A list to choose from keeps its value in an input that nobody sees, behind its button.
  const isSeen = shown.tabIndex >= 0 && shown.getAttribute('aria-hidden') !== 'true';
  return isSeen ? shown : (shown.parentElement?.querySelector<HTMLElement>('[role=combobox]') ?? null);
}

function select(element: HTMLElement, range: Place['range']) {
  const standIn = standIns.get(element);
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type === 'text');
  if (standIn && range) standIn.reveal(range.start);
  else if (range && isText) {
    element.setSelectionRange(range.start, range.start);
    // A field scrolls to its caret when it takes the focus, not while it has it.
    element.blur();
    element.focus();
    element.setSelectionRange(range.start, range.end);
  } else {
    element.focus();
    // As when Tab leads there: whoever types replaces what it says.
    if (element instanceof HTMLInputElement && !range) element.select();
  }
}
