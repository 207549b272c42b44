import { getName } from './names.ts';

/** What had the focus last, unless somebody left it by pressing beside it. */
let focused: Element | null = null;

addEventListener('focusin', ({ target }) => {
  focused = target as Element;
});
addEventListener('pointerdown', () => {
  focused = null;
});

/** Fields that are being sent get it back (`Fieldset`); where there is no control left, nothing can have it. */
const isLost = (element: Element) =>
  document.activeElement === document.body &&
  [...document.body.querySelectorAll('a[href], button:enabled, input:enabled')].some((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  ) &&
  (!element.isConnected || element.matches(':disabled:not(fieldset:disabled *)'));

/** What the story before has left is no fault of this one. */
export function forgetFocus() {
  focused = null;
}

/** What had the focus and was taken away or disabled: whoever goes by keyboard starts again at the top of the page. */
export async function findLostFocus(): Promise<string[]> {
  const last = focused;
  if (!last) return [];
  // It is led on a few frames later (`LedFocus`).
  for (let frames = 0; frames < 10 && isLost(last); frames += 1) await new Promise(requestAnimationFrame);
  focused = null;
  return isLost(last) ? [`${getName(last)} had the focus, and nothing has it now`] : [];
}
