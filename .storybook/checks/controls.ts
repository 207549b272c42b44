import { getBackdrop, contrastOn } from './colors.ts';
import { isShown, getName } from './names.ts';

const controls =
  'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';

/** In a list that opens, the keys move a highlight. */
const items = '[role="option"], [role^="menuitem"]';

/** Appearances that have passed already: most stories repeat those of other stories. */
const judged = new Set<string>();

/** What an element's appearance depends on: its styles, its state and its background. */
function getLook(element: Element): string {
  const states = [...element.attributes]
    .filter(({ name }) => /^(class|type|aria-(?!label|desc|controls|owns)|data-(?!testid|base))/.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  const { color, backgroundColor } = getComputedStyle(element);
  const around = element.parentElement;
  const { color: colorAround, backgroundColor: ground } = getComputedStyle(around ?? element);
  return [
    element.tagName,
    ...states,
    color,
    backgroundColor,
    colorAround,
    ground,
    around?.getAttribute('class'),
    getComputedStyle(element).getPropertyValue('--focus-color'),
    matchMedia('(forced-colors: active)').matches,
  ].join(' ');
}

const isUnknown = (part: string) => (element: Element) => !judged.has(part + getLook(element));

/** One element of each appearance: a page may repeat the same row a hundred times. */
const oneOfEach = (part: string, elements: Iterable<Element>) => [
  ...new Map(
    [...elements]
      .filter((element) => element.checkVisibility())
      .filter(isUnknown(part))
      .map((element) => [getLook(element), element] as const),
  ).values(),
];

/** Each control that takes the focus shows it by an outline that stands out, and its words can still be read. */
export function findFaintFocus(root: ParentNode): string[] {
  const candidates = oneOfEach(
    'focus',
    [...root.querySelectorAll(controls)].filter(
      // A toast behind others comes forward when it takes the focus; what a story shows with the focus has it already.
      (control) => !control.matches(items) && !control.closest('[data-behind], [data-state=focus]'),
    ),
  );
  if (candidates.length === 0) return [];
  return undisturbed(() =>
    candidates.flatMap((control) => {
      if (!(control instanceof HTMLElement) || control.tabIndex < 0) return [];
      const look = getLook(control);
      const resting = new Map(findTargets(control).map((target) => [target, getOutline(target)]));
      control.focus({ preventScroll: true });
      // What is inert or disabled isn't reached.
      if (document.activeElement !== control) return [];
      const faults = [
        ...faultsOfRing(resting).map((fault) => `${getName(control)}, focused, ${fault}`),
        ...faintWords(control).map((fault) => `${fault}, focused`),
      ];
      if (faults.length === 0) judged.add(`focus${look}`);
      return faults;
    }),
  );
}

/** The elements that may show a control's focus ring: itself, or the box, mark or card drawn in its place. */
const findTargets = (control: Element): Target[] => [
  ...[
    ...getAncestors(control),
    control.previousElementSibling,
    control.nextElementSibling,
    ...control.children,
    ...(control instanceof HTMLInputElement ? (control.labels ?? []) : []),
  ].flatMap((element) => (element ? [null, '::after'].map((part) => ({ element, part })) : [])),
  { element: control, part: '::before' },
  { element: control, part: '::after' },
];

/** An element and all that it stands in. */
function getAncestors(element: Element): Element[] {
  const found = [element];
  for (let box = element.parentElement; box; box = box.parentElement) found.push(box);
  return found;
}

type Target = { element: Element; part: string | null };

function getOutline({ element, part }: Target): string {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element, part);
  return outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor} ${outlineOffset}`;
}

function faultsOfRing(resting: Map<Target, string>): string[] {
  const target = [...resting.keys()].find((place) => {
    const ring = getOutline(place);
    return ring !== '' && ring !== resting.get(place) && isShown(place.element);
  });
  if (!target) return ['has no outline'];
  const { outlineWidth, outlineColor, outlineOffset } = getComputedStyle(target.element, target.part);
  if (Number.parseFloat(outlineWidth) < 2) return [`has an outline of ${outlineWidth}`];
  const box = getBox(target);
  const cutter = boxThatCuts(box, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
  if (cutter) return [`has an outline that ${getName(cutter)} cuts off`];
  const isInside = Number.parseFloat(outlineOffset) < 0;
  const ground = getBackdrop(isInside ? box : (box.parentElement ?? box));
  const contrast = ground ? contrastOn(ground, outlineColor) : 21;
  return contrast < 3 ? [`has an outline of contrast ${contrast.toFixed(2)}`] : [];
}

/** The box that a bearer fills: what stands before or after a title may cover its whole card. */
function getBox({ element, part }: Target): Element {
  if (!part || getComputedStyle(element, part).position !== 'absolute') return element;
  let box: Element = element;
  while (box.parentElement && getComputedStyle(box).position === 'static') box = box.parentElement;
  return box;
}

/** The box that hides a side of what is drawn so many px around another, however one scrolls. */
function boxThatCuts(element: Element, reach: number): Element | undefined {
  let margin = reach;
  let ring = element.getBoundingClientRect();
  let { position } = getComputedStyle(element);
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (position === 'fixed') return undefined;
    const style = getComputedStyle(box);
    if (position === 'absolute' && style.position === 'static') continue;
    ({ position } = style);
    const { left, top } = box.getBoundingClientRect();
    const start = {
      x: ring.left - margin - left - box.clientLeft + box.scrollLeft,
      y: ring.top - margin - top - box.clientTop + box.scrollTop,
    };
    const isCut = (overflow: string, begin: number, length: number, room: number) =>
      overflow !== 'visible' && (begin < -1 || begin + length + 2 * margin > room + 1);
    if (
      isCut(style.overflowX, start.x, ring.width, box.scrollWidth) ||
      isCut(style.overflowY, start.y, ring.height, box.scrollHeight)
    )
      return box;
    // What scrolls in a box is shown within it: from there on, it is the box that others may cut.
    if (/auto|scroll/.test(style.overflowY + style.overflowX)) {
      ring = box.getBoundingClientRect();
      margin = 0;
    }
  }
  return undefined;
}

/** The option highlighted by the keyboard in an open list differs from the others, under forced colours too. */
export function findFaintHighlights(root: ParentNode): string[] {
  return oneOfEach('highlight', root.querySelectorAll(`:is(${items}):not([data-disabled])`)).flatMap(
    (item) => {
      const wasHighlighted = item.hasAttribute('data-highlighted');
      item.setAttribute('data-highlighted', '');
      const { backgroundColor, outlineStyle } = getComputedStyle(item);
      const faults = [
        ...(outlineStyle === 'none' ? ['has no outline for forced colours'] : []),
        ...(/rgba\(.*, 0\)/.test(backgroundColor) ? ['looks like the rest'] : []),
      ];
      if (!wasHighlighted) item.removeAttribute('data-highlighted');
      return faults.map((fault) => `${getName(item)}, reached by the keys, ${fault}`);
    },
  );
}

/** The style rules of a list, whatever conditions stand around them. */
const listRules = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSStyleRule ? rule : rule instanceof CSSGroupingRule ? listRules(rule.cssRules) : [],
  );

const states = [':focus-visible', ':focus-within', ':focus'];

/** What the pointer shows, the focus shows as well. Whether it can be read there, axe says of stories under the pointer (`hovered`). */
export function findShownByHoverAlone(root: ParentNode): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => listRules(cssRules));
  const isFocused = (selector: string) =>
    selector.includes(':focus') ||
    rules.some(({ selectorText }) =>
      states.some((state) => selectorText.includes(selector.replaceAll(':hover', state))),
    );
  return rules
    .filter(
      ({ selectorText, style: { opacity, visibility, display } }) =>
        selectorText.includes(':hover') && (opacity || visibility || display),
    )
    .filter(({ selectorText }) => !isFocused(selectorText))
    .flatMap(({ selectorText }) => [
      ...root.querySelectorAll(selectorText.replaceAll(/:hover|::[\w-]+/g, '')),
    ])
    .filter((part) => !isShown(part) && (part.textContent.trim() !== '' || part.matches(controls)))
    .map((part) => `${getName(part)} is shown by hovering alone`);
}

/** The texts of an element whose contrast is too low: below 4.5, or below 3 for large text. */
function faintWords(element: Element): string[] {
  if (element.matches(':disabled, [aria-disabled="true"], [data-disabled]')) return [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const targets = new Set<Element>();
  while (texts.nextNode()) {
    const { parentElement: parent } = texts.currentNode;
    if (parent && texts.currentNode.textContent?.trim()) targets.add(parent);
  }
  return [...targets].filter(isShown).flatMap((target) => {
    if (target.closest('svg, [aria-hidden="true"], :disabled, [aria-disabled="true"]')) return [];
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(target);
    const ground = clipPath === 'none' ? getBackdrop(target) : null;
    if (!ground || matchMedia('(forced-colors: active)').matches) return [];
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const contrast = contrastOn(ground, color);
    return contrast < (isLarge ? 3 : 4.5)
      ? [`${getName(target)} has a contrast of ${contrast.toFixed(2)}`]
      : [];
  });
}

const atOnce = new CSSStyleSheet();
atOnce.replaceSync('*, *::before, *::after { transition: none !important; }');

const focusEvents = ['focus', 'blur', 'focusin', 'focusout'];

/** Lets the focus go from control to control without the page's knowledge, and puts it back. */
export function undisturbed<T>(look: () => T): T {
  const stop = (event: Event) => event.stopImmediatePropagation();
  const { activeElement: focused } = document;
  for (const name of focusEvents) window.addEventListener(name, stop, true);
  document.adoptedStyleSheets.push(atOnce);
  if (focused instanceof HTMLElement) focused.blur();
  try {
    return look();
  } finally {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    // A button that was disabled a moment ago had the focus until the next frame, and doesn't take it back.
    const { activeElement: left } = document;
    if (left !== focused && left instanceof HTMLElement) left.blur();
    // What has gone back is drawn before changes take their time again.
    void document.documentElement.offsetHeight;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== atOnce);
    for (const name of focusEvents) window.removeEventListener(name, stop, true);
  }
}
