/** Whoever owns the text in Markdown. The surface is a view of it, and keeps nothing that the owner doesn't have. */
export type TextSource = {
  get: () => string;
  set: (text: string) => void;
  /** Calls back when the text may have changed, from wherever. */
  subscribe: (callback: () => void) => () => void;
};
