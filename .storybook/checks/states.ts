import { getName, isShown } from './names.ts';

/** What an attribute of ids names, as far as it is there. */
const findNamed = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).flatMap((id) => {
    const named = id ? document.getElementById(id) : null;
    return named ? [named] : [];
  });

/** Popups that are labelled by the control that opens them. */
const popups = '[role="dialog"], [role="menu"], [role="listbox"]';

/** What says that it is open has opened something, and what says that it is closed hasn't. */
function findFalseExpansions(root: ParentNode): string[] {
  const shownPopups = [...document.querySelectorAll(popups)].filter(isShown);
  return [...root.querySelectorAll('[aria-expanded]')].filter(isShown).flatMap((control) => {
    const isExpanded = control.getAttribute('aria-expanded') === 'true';
    const opened = findNamed(control, 'aria-controls');
    const own = shownPopups.filter(
      (popup) => control.id && findNamed(popup, 'aria-labelledby').includes(control as HTMLElement),
    );
    if (!isExpanded && [...opened, ...own].some(isShown))
      return [`${getName(control)} says that it is closed, and what it opens is shown`];
    const saysWhat = control.hasAttribute('aria-controls') || control.hasAttribute('aria-haspopup');
    if (isExpanded && saysWhat && ![...opened, ...shownPopups].some(isShown))
      return [`${getName(control)} says that it is open, and what it opens isn’t shown`];
    return [];
  });
}

/** A list has one current item; its ancestors may be current too. */
const findFalsePlaces = (root: ParentNode): string[] =>
  [...root.querySelectorAll('nav ul, nav ol')]
    .filter((list) => list.querySelectorAll(':scope > li > [aria-current="page"]').length > 1)
    .map((list) => `${getName(list)} has more than one current page`);

/** What a screen reader is told of a state agrees with what is shown; tabs and boxes are Base UI's. */
export const findFalseStates = (root: ParentNode): string[] => [
  ...findFalseExpansions(root),
  ...findFalsePlaces(root),
];
