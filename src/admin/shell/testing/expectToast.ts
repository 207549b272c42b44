import { expect, screen, waitFor, within } from 'storybook/test';
import type { ToastOptions } from '#design-system/components/Toast';

/** Words are compared to the letter: the library's own comparison takes every no-break space for a plain one. */
const isShown = (place: HTMLElement, words: string | undefined) =>
  !words || within(place).queryAllByText(words, { normalizer: (text) => text }).length > 0;

/** Waits until exactly one toast on screen says these words, and checks that they are read out. */
export async function expectToast({ title, description, variant }: ToastOptions) {
  // What failed is announced at once, by an alert beside it; anything else waits for a pause of the screen reader.
  const isUrgent = variant === 'destructive';
  await waitFor(async () => {
    const toasts = screen.queryAllByRole(isUrgent ? 'alertdialog' : 'dialog', { hidden: true });
    const saying = toasts.filter((toast) => isShown(toast, title) && isShown(toast, description));
    await expect(saying).toHaveLength(1);
    const announcers = isUrgent
      ? screen.getAllByRole('alert').filter((alert) => isShown(alert, title) && isShown(alert, description))
      : saying.map((toast) => toast.closest('[aria-live="polite"]')).filter(Boolean);
    await expect(announcers).not.toHaveLength(0);
  });
}
