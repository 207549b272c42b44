import { fullName } from '#data/fullName.ts';

/** Who did something; whoever has no account any more, or never had one, has no name. */
export const formatPerson = (
  person: { first_name: string | null; last_name: string | null } | string | null,
) => (typeof person === 'string' ? person : person && fullName(person)) || 'Utilisateur inconnu';

/** « de Luc », « d’Antoine », « d’Hélène ». */
export const ofPerson = (name: string) =>
  /^[aeiouyhœ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
