// Writes src/data/session/commonPasswords.txt anew, from the lists of zxcvbn-ts (MIT): npx node supabase/scripts/commonPasswords.ts
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { writeFile } from 'node:fs/promises';
import { extractLetters } from '#data/session/passwordRules.ts';

/** What people of this product's language choose, beyond what lists of leaks hold. */
const ownWords =
  'motdepasse motdepasses monmotdepasse azerty azertyuiop azertyuiopqsdfghjklm qsdfghjklm nouveaumotdepasse changezmoi bienvenue bonjour bonjourbonjour jetaime soleil doudou loulou chouchou administrateur utilisateur montreal quebec canadiens tabarnak portevoix';

const getBases = (words: readonly string[], shortest: number) => [
  ...new Set(words.map((word) => extractLetters(word)).filter((letters) => letters.length >= shortest)),
];

const passwords = common['passwords-common'] as readonly string[];
const words = new Set([
  ...getBases(ownWords.split(' '), 4),
  ...getBases(passwords, 4).slice(0, 4000),
  // Rarer ones, as far as they are long enough by themselves.
  ...getBases(passwords, 11),
  ...getBases(french['commonWords-fr'] as readonly string[], 5).slice(0, 1000),
]);

await writeFile(
  new URL('../../src/data/session/commonPasswords.txt', import.meta.url),
  `\n${[...words].toSorted().join('\n')}\n`,
);
