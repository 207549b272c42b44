import { getName } from './names.ts';

const judged = new Set<string>();

/** In ms: what the global style leaves of an animation, so that its end is still announced. */
const LONGEST = 0.01;

const findLongest = (written: string) =>
  Math.max(
    ...written.split(',').map((part) => Number.parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)),
  );

/** In a test, Storybook stops what moves before it looks. */
const pauses = () =>
  [...document.head.querySelectorAll('style')].filter(({ textContent }) =>
    textContent.includes('animation-play-state: paused'),
  );

/** Whoever asked for less movement gets none: no transition or animation takes longer than 0.01 ms. */
export function findMovement(root: ParentNode): string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  // All but the workbench's own spinner.
  const unknown = [...root.querySelectorAll('[class]:not([class^="sb-"], [class^="sb-"] *)')].filter(
    (element) => !judged.has(element.getAttribute('class') ?? ''),
  );
  if (unknown.length === 0) return [];
  const stopped = pauses();
  for (const { sheet } of stopped) if (sheet) sheet.disabled = true;
  const slow = unknown.flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => getMovement(element, part)),
  );
  const scripted = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > LONGEST * 1.001)
    .map(({ effect }) => `${getName((effect as KeyframeEffect).target ?? document.body)} is animated`);
  for (const { sheet } of stopped) if (sheet) sheet.disabled = false;
  const faults = [...slow, ...scripted];
  if (faults.length === 0) for (const element of unknown) judged.add(element.getAttribute('class') ?? '');
  return faults;
}

function getMovement(element: Element, part: string | null): string[] {
  const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
  const longest = Math.max(
    findLongest(transitionDuration),
    animationName === 'none' ? 0 : findLongest(animationDuration),
  );
  return longest > LONGEST * 1.001 ? [`${getName(element)}${part ?? ''} moves for ${longest} ms`] : [];
}
