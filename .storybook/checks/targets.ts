import { getName, isShown } from './names.ts';

/** In CSS pixels, after WCAG 2.5.8. */
const SMALLEST = 24;

/** What is pressed; a link is axe's, which lets the space around a target count: a sentence has no room for more. */
const pressed =
  'button, select, summary, input:not([type="hidden"]), [role="button"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="option"], [role^="menuitem"]';

/** What is drawn for assistive technology alone has no size: what stands for it is pressed, a label or a card. */
const isDrawn = (element: Element) => {
  const { clipPath, opacity } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return isShown(element) && clipPath === 'none' && opacity !== '0' && width > 1 && height > 1;
};

/** The label that is pressed with a control, whether around it or beside it. */
const findLabels = (element: Element): Element[] => [
  ...(element instanceof HTMLInputElement || element instanceof HTMLButtonElement
    ? (element.labels ?? [])
    : []),
  ...(element.closest('label') ? [element.closest('label') as Element] : []),
];

/** A part before or after its words that is laid out by itself makes a control as large as that. */
const isWidened = (element: Element) =>
  ['::before', '::after'].some((part) => {
    const { content, position } = getComputedStyle(element, part);
    return content !== 'none' && position === 'absolute';
  });

const isLarge = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return Math.round(width) >= SMALLEST && Math.round(height) >= SMALLEST;
};

/** Each control is large enough for a finger, however much room there is around it (WCAG 2.5.8). */
export const findSmallTargets = (root: ParentNode): string[] =>
  [...root.querySelectorAll(pressed)]
    .filter((control) => isDrawn(control) && !control.closest('[aria-hidden="true"], [inert]'))
    .filter((control) => ![control, ...findLabels(control)].some(isLarge) && !isWidened(control))
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return `${getName(control)} is ${Math.round(width)} × ${Math.round(height)} px, less than ${SMALLEST}`;
    });
