import type { ConfirmOptions } from '#design-system/components/ConfirmDialog';

/** What can be deleted, with the demonstrative that the question needs, and what several are called. */
const subjects = {
  article: ['cet article', 'articles'],
  category: ['cette catégorie', 'catégories'],
  tag: ['ce tag', 'tags'],
  medium: ['ce média', 'médias'],
  lead: ['cette demande', 'demandes'],
  session: ['cette session', 'sessions'],
  release: ['cette mise en ligne', 'mises en ligne'],
} as const;

/**
 * The question before a deletion (product: asking before a deletion); `name` says which one, in the person's own words, and `consequence` what else ends
 * with it; of several, `count` says how many.
 */
export function deletionQuestion(
  subject: keyof typeof subjects,
  name: string,
  consequence = '',
  count = 1,
): ConfirmOptions {
  const [one, several] = subjects[subject];
  const what = count > 1 ? `ces ${count} ${several}` : one;
  return {
    title: `Êtes-vous sûr de vouloir supprimer ${what}\u00A0?`,
    description: consequence === '' ? name : `${name}. ${consequence}`,
    confirmLabel: 'Supprimer',
    isDestructive: true,
  };
}

/** Most of the names that a question lists. */
const NAMED = 5;

const list = new Intl.ListFormat('fr-CA');

/** « « Le trac », « La voix » et 3 autres »; of one, its name alone. */
export function nameSeveral(names: readonly string[]): string {
  if (names.length === 1) return names[0] ?? '';
  const shown = names.slice(0, NAMED).map((name) => `«\u00A0${name}\u00A0»`);
  const left = names.length - shown.length;
  return list.format(left > 0 ? [...shown, `${left} autre${left > 1 ? 's' : ''}`] : shown);
}
