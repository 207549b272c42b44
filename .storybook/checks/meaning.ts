import { getBackdrop, contrastOn } from './colors.ts';
import { undisturbed } from './controls.ts';
import { isShown, getName } from './names.ts';

const words = (node: Node | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** What says by its colour that something went well or wrong. */
const toned = [
  ['[data-tone="info"], [data-tone="success"], [data-tone="warning"]', 'a tone'],
  ['div[data-tone="danger"]', 'a tone'],
  ['[role="dialog"][data-variant], [role="alertdialog"][data-variant]', 'a tone'],
] as const;

/** An icon of its own: that of a button inside, such as « Fermer », speaks of the button. */
const hasIcon = (element: Element) =>
  [...element.querySelectorAll('svg')].some((icon) => {
    const control = icon.closest('button, a');
    return !control || control === element || !element.contains(control);
  });

/** A tone comes with an icon, and a field in error with a message that has one: never colour alone. */
export function findColorAlone(root: ParentNode): string[] {
  const withoutIcon = toned.flatMap(([selector, what]) =>
    [...root.querySelectorAll(selector)]
      .filter((element) => isShown(element) && words(element) !== '' && !hasIcon(element))
      .map((element) => `${getName(element)} has ${what} and no icon`),
  );
  const silent = [...root.querySelectorAll('form [aria-invalid="true"], fieldset[data-invalid]')].flatMap(
    (control) => {
      const described = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).flatMap((id) => {
        const message = id ? document.getElementById(id) : null;
        return message && words(message) !== '' ? [message] : [];
      });
      if (described.length === 0) return [`${getName(control)} is in error and nothing says why`];
      return described.some((message) => message.querySelector('svg'))
        ? []
        : [`${getName(control)} is in error, and its message has no icon`];
    },
  );
  return [...withoutIcon, ...silent];
}

const stateAttributes = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current', 'data-checked'];

/** A background of the same colour as the one behind it can't be seen. */
function getGround({ backgroundColor }: CSSStyleDeclaration, behind: Element | null): string {
  const backdrop = behind && getBackdrop(behind);
  return backdrop ? contrastOn(backdrop, backgroundColor).toFixed(2) : backgroundColor;
}

/** The styles that remain under forced colours. Each tab may have an icon of its own. */
function outlineOfLooks(element: Element): string {
  return [element, ...element.querySelectorAll(':not(svg *)')]
    .flatMap((part) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        return [
          style.display,
          style.visibility,
          style.opacity,
          style.borderTopWidth,
          style.borderBottomWidth,
          style.borderStyle,
          style.outlineStyle,
          style.textDecorationLine,
          style.fontWeight,
          style.content,
          style.color,
          getGround(style, pseudo ? part : part.parentElement),
          style.borderTopColor,
          style.borderBottomColor,
          style.transform,
        ].join(' ');
      }),
    )
    .join('\n');
}

/** Where the system chooses the colours, what is chosen still differs from what isn't. */
export function findStatesLost(root: ParentNode): string[] {
  if (!matchMedia('(forced-colors: active)').matches) return [];
  // The ring of the one that has the focus would tell it apart.
  return undisturbed(() =>
    stateAttributes.flatMap((attribute) =>
      [...root.querySelectorAll(`[${attribute}]:not([${attribute}="false"])`)]
        .filter(isShown)
        .flatMap((chosen) => {
          const others = [...root.querySelectorAll(`.${CSS.escape(chosen.classList[0] ?? 'none')}`)].filter(
            (other) =>
              (other.getAttribute(attribute) ?? 'false') === 'false' &&
              isShown(other) &&
              // So would that of what a story shows with the focus.
              !other.closest('[data-state=focus]') &&
              other.childElementCount === chosen.childElementCount,
          );
          const looks = outlineOfLooks(chosen);
          const other = others.find((candidate) => outlineOfLooks(candidate) === looks);
          return other
            ? [
                `${getName(chosen)} looks like ${getName(other)} under forced colours, though ${attribute} tells them apart`,
              ]
            : [];
        }),
    ),
  );
}
