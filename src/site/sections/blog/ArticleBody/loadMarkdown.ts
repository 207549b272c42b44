import type * as markdown from '#design-system/components/Markdown';

/** A promise as React's `use` reads it: one that is fulfilled needs no waiting, on the server either. */
type Usable<Value> = Promise<Value> & { status?: string; value?: Value };

let request: Usable<typeof markdown> | undefined;

/** Fetches the parser once, for which a reader of a prerendered page has no use. Rejects as any request does. */
export function loadMarkdown(): Promise<typeof markdown> {
  if (request) return request;
  const started: Usable<typeof markdown> = import('#design-system/components/Markdown').then(
    (value) => {
      started.status = 'fulfilled';
      started.value = value;
      return value;
    },
    (error: unknown) => {
      request = undefined;
      throw error;
    },
  );
  request = started;
  return started;
}
