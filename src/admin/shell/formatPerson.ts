/** Who did something; whoever has no account any more, or never had one, has no name. */
export const formatPerson = (names: { first_name: string | null; last_name: string | null }) =>
  [names.first_name, names.last_name].filter(Boolean).join(' ') || 'Utilisateur inconnu';
