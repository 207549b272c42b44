import { formatWhole } from '#data/formats.ts';

/** « 1 article », « 12 articles »: how many rows a list has. */
export function countRows({ total }: { total: number }, one: string, several: string): string {
  return `${formatWhole(total)} ${total > 1 ? several : one}`;
}
