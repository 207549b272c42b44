import { expect, screen, waitFor, within } from 'storybook/test';
import type { ToastOptions } from '#design-system/components/Toast';

/** Waits until exactly one toast on screen says these words. */
export async function expectToast({ title, description = '', variant }: ToastOptions) {
  // Hidden from the tree until focused: what failed is announced at once, by a live region beside it.
  const role = variant === 'destructive' ? 'alertdialog' : 'dialog';
  await waitFor(async () => {
    const toasts = screen.queryAllByRole(role, { hidden: true });
    const saying = toasts.filter(
      (toast) => within(toast).queryByText(title) && within(toast).queryByText(description),
    );
    await expect(saying).toHaveLength(1);
  });
}
