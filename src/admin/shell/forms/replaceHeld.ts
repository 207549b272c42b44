/** What a form holds in one place: a text, a picture with its words, a film with all that belongs to it. */
export type Held<Value> = { read: () => Value; write: (value: Value) => void };

const copy = (value: unknown) => JSON.stringify(value) ?? '';

/**
 * Puts something from elsewhere in the place of what a form holds. The function that it gives takes it back, and answers whether it
 * did: never over what was typed there since. Null where nothing has changed.
 */
export function replaceHeld<Value>({ read, write }: Held<Value>, next: Value): (() => boolean) | null {
  const before = structuredClone(read());
  write(next);
  // As the form holds it: it may have been put in order.
  const after = copy(read());
  if (after === copy(before)) return null;
  return () => {
    const isUntouched = copy(read()) === after;
    if (isUntouched) write(before);
    return isUntouched;
  };
}
