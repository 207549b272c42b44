import type * as markdown from '#design-system/components/Markdown';

/** The parser, as soon as `loadMarkdown` has fetched it. */
export const parser: { loaded?: typeof markdown } = {};

let request: Promise<typeof markdown> | undefined;

/** Fetches the parser once, for which a reader of a prerendered page has no use. Rejects as any request does. */
export function loadMarkdown() {
  request ??= import('#design-system/components/Markdown').then(
    (module) => (parser.loaded = module),
    (error: unknown) => {
      request = undefined;
      throw error;
    },
  );
  return request;
}
