/**
 * Whether a letter is pressed with Ctrl or Cmd alone. A browser that fills fields in by itself dispatches a `keydown` that is a
 * plain event, without a key.
 */
export const isShortcut = (event: Event, letter: string) =>
  event instanceof KeyboardEvent &&
  event.key.toLowerCase() === letter &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;
