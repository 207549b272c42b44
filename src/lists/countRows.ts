import { formatWhole } from '#data/formats.ts';

/** « 1 article », « 12 articles », « Plus de 1 000 articles »: how many rows a list has. */
export function countRows(
  { total, isTotalExact = true }: { total: number; isTotalExact?: boolean },
  one: string,
  several: string,
): string {
  return `${isTotalExact ? '' : 'Plus de '}${formatWhole(total)} ${total > 1 ? several : one}`;
}
