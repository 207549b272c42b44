import type { ConfirmOptions } from '#design-system/components/ConfirmDialog';

/** Asked before anything that would throw away what was typed. */
export const losingQuestion: ConfirmOptions = {
  title: 'Quitter sans enregistrer?',
  description: 'Vos modifications ne sont pas enregistrées. Elles seront perdues si vous quittez cet écran.',
  confirmLabel: 'Quitter sans enregistrer',
  cancelLabel: 'Rester ici',
  isDestructive: true,
};

/** Asked before a form that stands among others is given up. */
export const abandonQuestion: ConfirmOptions = {
  title: 'Abandonner ce que vous avez écrit?',
  description: 'Vos modifications ne sont pas enregistrées. Elles seront perdues.',
  confirmLabel: 'Abandonner',
  cancelLabel: 'Continuer à écrire',
  isDestructive: true,
};

/** Asked before signing out clears the texts that this device keeps. */
export const clearingQuestion: ConfirmOptions = {
  title: 'Quitter sans enregistrer?',
  description: 'Des modifications ne sont pas enregistrées. La déconnexion les efface de cet appareil.',
  confirmLabel: 'Quitter sans enregistrer',
  cancelLabel: 'Rester ici',
  isDestructive: true,
};

/** Asked before a text is left that this device keeps. */
export const storedQuestion: ConfirmOptions = {
  title: 'Quitter sans enregistrer?',
  description:
    'Vos modifications ne sont pas sur le serveur. Elles restent sur cet appareil, et vous seront proposées à votre retour.',
  confirmLabel: 'Quitter sans enregistrer',
  cancelLabel: 'Rester ici',
};
