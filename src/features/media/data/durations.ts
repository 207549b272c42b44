/** The seconds that have passed: what players, lists, feeds and search engines are given is the same number. */
export const toWholeSeconds = (seconds: number) =>
  Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;

/** How long something lasts as schema.org has it: « PT28S »; undefined where nobody knows. */
export const formatIsoDuration = (seconds: number | undefined) =>
  seconds ? `PT${toWholeSeconds(seconds)}S` : undefined;
