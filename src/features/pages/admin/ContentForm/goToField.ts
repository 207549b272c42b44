import type { Place } from '#documents/admin/checks/finding.ts';
import { toFieldName } from './rows.ts';

const parsePath = (field: string) =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/**
 * Takes the focus to the part of a content that a finding is about (`services.0.title`), opens the items around it, and selects
 * the stretch that is meant. Does nothing when the form doesn't ask for it.
 */
export function goToField(form: HTMLElement | null, { field, range }: Place) {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(toFieldName(parsePath(field)))}"]`);
  if (!named) return;
  // A list to choose from keeps its value in an input that nobody sees, behind its button.
  const isSeen = named.tabIndex >= 0 && named.getAttribute('aria-hidden') !== 'true';
  const control = isSeen ? named : named.parentElement?.querySelector<HTMLElement>('[role=combobox]');
  for (let item = control?.closest('details'); item; item = item.parentElement?.closest('details')) {
    item.open = true;
  }
  control?.focus();
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  if (range && isText && (control.type === 'text' || control.type === 'textarea')) {
    control.setSelectionRange(range.start, range.end);
  }
}
