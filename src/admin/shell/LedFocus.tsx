import { useEffect } from 'react';

const controls =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [type="hidden"], [tabindex^="-"], [data-base-ui-focus-guard])';

const findControls = (around: Element) =>
  [...around.querySelectorAll<HTMLElement>(controls)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** What has the focus, what stands around it, and the control before it. */
type Focused = { element: Element; around: Element[]; before: Element[] };

/**
 * Leads the focus on when what has it is taken away: to what comes to its place or after it, and from a popup that closes without
 * anybody who takes it to what had it before, or to the screen. Browsers leave it to the page, and whoever goes by keyboard or hears it would start
 * again at the top.
 */
export function LedFocus() {
  useEffect(() => {
    let focused: Focused | null = null;
    let former: Element[] = [];

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (focused) former = [focused.element, ...former].slice(0, 10);
      const around: Element[] = [];
      for (let at = target.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);
      const all = [...document.querySelectorAll(controls)];
      focused = { element: target, around, before: all.slice(0, Math.max(0, all.indexOf(target))).reverse() };
    };
    const onPress = () => {
      if (focused) former = [focused.element, ...former].slice(0, 10);
      focused = null;
    };
    const lead = () => {
      if (!focused || focused.element.isConnected || document.activeElement !== document.body) return;
      const next =
        findNext(focused) ??
        former.find((element) => element.isConnected) ??
        document.querySelector('main[tabindex]') ??
        findControls(document.body)[0];
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
    // What has a better place for the focus (a dialog that closes, another screen) gives it by then.
    const observer = new MutationObserver(() => {
      if (focused && !focused.element.isConnected)
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(lead)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return null;
}

/** The first control in the place of what went, else after it, else before it: as near as there is one. */
function findNext({ around, before }: Focused) {
  const previous = before.find((element) => element.isConnected);
  for (const near of around.filter((element) => element.isConnected)) {
    const there = findControls(near);
    const after = there.find(
      (element) => !previous || previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const next = after ?? there.at(-1);
    if (next) return next;
  }
  return undefined;
}
