/** What the browser has done by itself when the app arrives: followed a link, opened a menu, typed in a field. */
const handledByBrowser =
  'a[href], area, summary, label, input, select, textarea, [popovertarget], [type=submit]';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type ControlState = { value: string; checked: boolean };

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * Takes over the gestures made before hydration: reads the fields that the visitor changed, now, since hydration may
 * reset them, and returns a function that plays everything again once the app listens.
 */
export function keepEarlyGestures(events: readonly Event[]) {
  const changes = new Map<Control, ControlState>();
  const gestures: Event[] = [];
  for (const event of events) {
    if (event.type === 'click' || event.type === 'keydown') gestures.push(event);
    else if (isControl(event.target)) changes.set(event.target, stateOf(event.target));
  }

  return function replay() {
    for (const [control, state] of changed(changes)) announceChange(control, state);
    for (const event of gestures) {
      const { target } = event;
      if (!(target instanceof Element) || !target.isConnected || target.closest(handledByBrowser)) continue;
      if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
      else target.dispatchEvent(new MouseEvent(event.type, event));
    }
  };
}

const changed = (changes: Map<Control, ControlState>) =>
  [...changes].filter(([control]) => control.isConnected);

const stateOf = (control: Control): ControlState => ({
  value: control.value,
  checked: control instanceof HTMLInputElement && control.checked,
});

/** Tells React of a value that it took for granted, having found it in the field while hydrating. */
function announceChange(control: Control, { value, checked }: ControlState) {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    control.checked = !checked;
    control.click();
    return;
  }
  if (control.type === 'file') return;
  if (control.value !== value) control.value = value;
  // React drops an event whose value it already knows; this is where it remembers it.
  const { _valueTracker } = control as Control & { _valueTracker?: { setValue: (value: string) => void } };
  _valueTracker?.setValue(`${value}\0`);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
