/** A form on screen that holds what isn't saved. */
export type UnsavedForm = {
  /** Whether this device keeps what is typed: then leaving loses nothing. */
  isStored: () => boolean;
  /** Whether it stays as it is where a navigation leads: the screen of both is the same. */
  keepsAt: (pathname: string) => boolean;
  /** It has just been saved, and the next navigation may pass. */
  isReleased: boolean;
};

/** The forms on screen that hold unsaved changes, by their ids. */
export const unsavedForms = new Map<string, UnsavedForm>();

/** Lets the next navigation pass, as far as one form is concerned. */
export function releaseForm(id: string) {
  const form = unsavedForms.get(id);
  if (form) form.isReleased = true;
}

/** The forms that a navigation to this path has to ask about. Those that let it pass do so once. */
export function takeBlockingForms(pathname: string): UnsavedForm[] {
  const blocking = [...unsavedForms.values()].filter(
    ({ isReleased, keepsAt }) => !isReleased && !keepsAt(pathname),
  );
  for (const form of unsavedForms.values()) form.isReleased = false;
  return blocking;
}
