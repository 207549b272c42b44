import { hasPopover } from './olderBrowsers.ts';
/** A field, list or slider, whose state the browser holds by itself. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type ControlState = { value: string; checked: boolean };

/** What a visitor did on a page that wasn't hydrated yet. Captured by the loader, repeated by `repeatEarlyGestures`. */
export type EarlyGestures = {
  /** Everything but changed controls, in order. */
  events: Event[];
  /** The state that the visitor gave to each control, the last one changed at the end. */
  changes: Map<Control, ControlState>;
  /** While it is true, events reach React: they are those that are being repeated. */
  isRepeating: boolean;
  /** Captures nothing more: from now on React listens. */
  stop: () => void;
  /** Set by the app when it comes; fails when the app can't start. */
  started?: Promise<void>;
};

declare global {
  interface Window {
    /** Set by the loader; a document of the development server has none. */
    earlyGestures?: EarlyGestures;
  }
}

/** What the browser does by itself with a click: it follows a link, opens a menu, sets a field, asks for a submit. */
const handledByBrowser =
  'a[href], area, summary, label, input, select, textarea, [type=submit]' +
  (hasPopover ? ', [popovertarget]' : '');

const fields = 'input, select, textarea';

/**
 * Does once what the visitor did before hydration, in order, each gesture in a task of its own so that React has drawn the
 * one before. What they do meanwhile is captured too and comes last; when nothing is left, React listens by itself.
 */
export async function repeatEarlyGestures(early: EarlyGestures) {
  const { events, changes } = early;
  const repeat = async (gesture: () => void) => {
    early.isRepeating = true;
    try {
      gesture();
    } finally {
      early.isRepeating = false;
    }
    await new Promise((resolve) => setTimeout(resolve));
  };

  while (events.length > 0 || changes.size > 0) {
    // Handlers of clicks and submits read the fields: changes come first.
    if (changes.size > 0) {
      const changed = [...changes];
      changes.clear();
      await repeat(() => {
        for (const [control, state] of changed) if (control.isConnected) announceChange(control, state);
      });
      continue;
    }
    const event = events.shift();
    const gesture = event && toGesture(event, events);
    if (gesture) await repeat(gesture);
  }
  early.stop();
}

/** What is left to do of an event; undefined when that is nothing. `later` holds the events after it. */
function toGesture(event: Event, later: readonly Event[]): (() => void) | undefined {
  const { target, type } = event;
  if (!(target instanceof HTMLElement || target instanceof SVGElement) || !target.isConnected) return;
  const isLast = (of: EventTarget = target) =>
    !later.some((other) => other.type === type && (of === window || other.target === of));

  switch (type) {
    case 'submit': {
      // Submitted again because nothing seemed to happen, a form is submitted once.
      if (!isLast()) return;
      const { submitter } = event as SubmitEvent;
      return () => (target as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : undefined);
    }
    case 'click':
      if (target.closest(handledByBrowser)) return;
      return () => target.dispatchEvent(new MouseEvent(type, event));
    case 'keydown': {
      // Enter and the space bar have made a click, which comes by itself.
      const isTyped = target.matches(fields) || ['Enter', ' '].includes((event as KeyboardEvent).key);
      return isTyped ? undefined : () => target.dispatchEvent(new KeyboardEvent(type, event));
    }
    // Where the focus and the pointer have been doesn't matter, but where they are.
    case 'focusin':
      if (!isLast(window) || target !== document.activeElement) return;
      return () => target.dispatchEvent(new FocusEvent(type, bubbling));
    case 'pointerover':
      if (!isLast(window) || !target.matches(':hover')) return;
      return () => target.dispatchEvent(new PointerEvent(type, bubbling));
    case 'toggle': {
      const { newState, oldState } = event as ToggleEvent;
      if (!isLast() || !target.matches('[popover]')) return;
      return () => target.dispatchEvent(new ToggleEvent(type, { newState, oldState }));
    }
  }
}

const bubbling = { bubbles: true, cancelable: true, composed: true };

/** Dispatches the events of a change that React missed: it found the new state in the control while hydrating. */
function announceChange(control: Control, { value, checked }: ControlState) {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    control.checked = !checked;
    control.click();
    return;
  }
  if (control.type === 'file') return;
  // React drops an event that brings the value it knows. A slider is one that it holds: it is made to know another value,
  // behind which the slider is put where the visitor left it. Text fields of public pages are uncontrolled: what was
  // typed is read where it stands, and neither the caret nor the browser's own undo is touched.
  if (control.type === 'range') control.value = (control as HTMLInputElement).defaultValue;
  if (control.value !== value) setBehindReact(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets a value with the browser's own setter: React listens to the one on the control itself. */
function setBehindReact(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}
