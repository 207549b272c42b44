import type { ConfirmOptions } from '#design-system/components/ConfirmDialog';

/** What can be deleted, with the demonstrative that the question needs. */
const subjects = {
  article: 'cet article',
  category: 'cette catégorie',
  tag: 'ce tag',
  medium: 'ce média',
  lead: 'cette demande',
} as const;

/**
 * The question before a deletion (product: asking before a deletion); `name` says which one, in the person's own words, and `consequence` what else ends
 * with it.
 */
export function deletionQuestion(
  subject: keyof typeof subjects,
  name: string,
  consequence = '',
): ConfirmOptions {
  return {
    title: `Êtes-vous sûr de vouloir supprimer ${subjects[subject]}\u00A0?`,
    description: consequence === '' ? name : `${name}. ${consequence}`,
    confirmLabel: 'Supprimer',
    isDestructive: true,
  };
}
