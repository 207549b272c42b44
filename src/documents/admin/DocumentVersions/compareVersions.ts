import type { Version, VersionItem } from '#documents/data/version.queries.ts';
import type { DocumentDescription } from '../description.ts';

/** What a version is compared with: the number of another one, `0` for what stood there before the first, or the present text. */
export type Other = string;

export const PRESENT = 'actuelle';

type Titled<Words> = { title: string; text: Words };

type Sides<Words> = {
  version: Version;
  other: Other;
  /** The other version, where it is one. */
  compared: Version | null;
  present: Titled<Words> | null;
};

/** A version and what it is compared with, the earlier one first, and where they differ. */
export function compareVersions<Words>(
  description: DocumentDescription<Words>,
  { version, other, compared, present }: Sides<Words>,
) {
  const toTitled = (one: Version) => ({ title: `Version ${one.number}`, text: description.read(one) });
  const own = toTitled(version);
  const against = compared
    ? toTitled(compared)
    : other === PRESENT && present !== null
      ? present
      : description.origin;
  const isEarlier = compared ? version.number < compared.number : other === PRESENT;
  const [before, after] = isEarlier ? [own, against] : [against, own];
  const names = { ...compared?.names, ...version.names };
  return { own, before, after, differences: description.compare(before.text, after.text, names) };
}

/** What a version can be compared with: the present text, those that are listed, and the one before. */
export function findOthers(
  number: number,
  listed: readonly VersionItem[],
  present: string | undefined,
  origin: string,
): { value: Other; label: string }[] {
  const numbers = new Set([...listed.map((item) => item.number), ...(number > 1 ? [number - 1] : [])]);
  numbers.delete(number);
  return [
    ...(present ? [{ value: PRESENT, label: present }] : []),
    ...[...numbers]
      .sort((one, another) => another - one)
      .map((other) => ({
        value: String(other),
        label: other === number - 1 ? `La version ${other}, juste avant` : `La version ${other}`,
      })),
    ...(number === 1 ? [{ value: '0', label: origin }] : []),
  ];
}
