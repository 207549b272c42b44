/** The shortest password that the authentication service takes. */
export const SHORTEST_PASSWORD = 12;

/** What is known of whoever chooses a password. */
export type Person = {
  email?: string | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
};

/**
 * The letters of a text, without accents, capitals, or whatever is put between and around them; what is only repeated, once:
 * « Azerty-2026-azerty! » is `azerty`.
 */
export function extractLetters(text: string) {
  const letters = text.normalize('NFD').toLowerCase().replaceAll(/\P{L}/gu, '');
  return /^(.+?)\1+$/.exec(letters)?.[1] ?? letters;
}

/** With the letters that digits and signs stand for, but those at the end: « P@55w0rd2026! ». */
const unmasked = (text: string) =>
  text
    .replace(/[^\p{L}]+$/u, '')
    .replaceAll(/[@013457$!]/g, (sign) => 'aoieastsi'['@013457$!'.indexOf(sign)] ?? sign);

/**
 * Whether others would try this password first: a common one or a common word, with digits and signs at will, or no word at
 * all. The list comes when it is needed; where it can't be had, nothing is common.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const bases = [extractLetters(password), extractLetters(unmasked(password))];
  if (new Set(bases[0]).size < 3) return true;
  // The letters of common passwords and of common French words, with nothing but lines between them.
  const list = await import('./commonPasswords.txt?raw').then(
    ({ default: words }) => words,
    () => '',
  );
  return bases.some((base) => list.includes(`\n${base}\n`));
}

/** Whether a password holds somebody's name or the name in their address. */
export function isAboutPerson(password: string, { email, firstName, lastName }: Person): boolean {
  const letters = password.normalize('NFD').toLowerCase().replaceAll(/\P{L}/gu, '');
  return [email?.split('@')[0], firstName, lastName]
    .map((name) => extractLetters(name ?? ''))
    .some((name) => name.length >= 4 && letters.includes(name));
}
