/**
 * The number that somebody has typed: thousands may stand apart, a sign of money may follow, a comma is a decimal sign as in French.
 * Undefined for what people don't write as one: `1e3`, `12 50`, digits of other scripts.
 */
export function parseTypedNumber(typed: string): number | undefined {
  const digits = /^(\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:[.,](\d+))?(?:[ \u00A0\u202F]?[$€])?$/.exec(
    typed.trim(),
  );
  if (!digits) return undefined;
  const [, whole = '', decimals = '0'] = digits;
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
}

/** The same as text, for a field that keeps what was typed where it is no number. */
export const toDigits = (typed: string) => String(parseTypedNumber(typed) ?? typed.trim());
