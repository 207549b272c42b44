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

/** Of several tabs the one whose panel is shown is selected, and no other. */
function findFalseTabs(root: ParentNode): string[] {
  return [...root.querySelectorAll('[role="tablist"]')].filter(isShown).flatMap((list) => {
    const tabs = [...list.querySelectorAll('[role="tab"]')];
    const selected = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
    const count = selected.length === 1 ? [] : [`${getName(list)} has ${selected.length} selected tabs`];
    const faults = tabs.flatMap((tab) => {
      const panels = findNamed(tab, 'aria-controls');
      if (panels.length === 0 || panels.some(isShown) === selected.includes(tab)) return [];
      return [`${getName(tab)} ${selected.includes(tab) ? 'is' : 'isn’t'} selected, unlike what is shown`];
    });
    return [...count, ...faults];
  });
}

/** What stands for a box or a button of a form says of itself what the form would send. */
function findFalseChecks(root: ParentNode): string[] {
  const checks = [...root.querySelectorAll('[aria-checked]')];
  const faults = checks.flatMap((control) => {
    const said = control.getAttribute('aria-checked');
    const input =
      control instanceof HTMLInputElement
        ? control
        : (control.querySelector('input') ??
          (control.nextElementSibling instanceof HTMLInputElement ? control.nextElementSibling : null));
    if (!input || !/^(checkbox|radio)$/.test(input.type)) return [];
    const isSo = input.indeterminate ? 'mixed' : String(input.checked);
    return said === isSo ? [] : [`${getName(control)} says aria-checked=${said}, and is ${isSo}`];
  });
  const groups = [...root.querySelectorAll('[role="radiogroup"]')].filter(
    (group) => group.querySelectorAll('[aria-checked="true"]').length > 1,
  );
  return [...faults, ...groups.map((group) => `${getName(group)} has more than one choice`)];
}

/** A list has one current item; its ancestors may be current too. */
const findFalsePlaces = (root: ParentNode): string[] =>
  [...root.querySelectorAll('nav ul, nav ol')]
    .filter((list) => list.querySelectorAll(':scope > li > [aria-current="page"]').length > 1)
    .map((list) => `${getName(list)} has more than one current page`);

/** What a screen reader is told of a state agrees with what is shown. */
export const findFalseStates = (root: ParentNode): string[] => [
  ...findFalseExpansions(root),
  ...findFalseTabs(root),
  ...findFalseChecks(root),
  ...findFalsePlaces(root),
];
