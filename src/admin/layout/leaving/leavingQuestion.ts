import type { ConfirmOptions } from '#design-system/components/ConfirmDialog';

/** Asked before anything that would throw away what was typed. */
export const leavingQuestion: ConfirmOptions = {
  title: 'Quitter sans enregistrer?',
  description: 'Vos modifications ne sont pas enregistrées. Elles seront perdues si vous quittez cet écran.',
  confirmLabel: 'Quitter sans enregistrer',
  cancelLabel: 'Rester ici',
  isDestructive: true,
};
