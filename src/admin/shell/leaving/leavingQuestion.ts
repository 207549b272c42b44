import type { ConfirmOptions } from '#design-system/components/ConfirmDialog';

const leaving = {
  title: 'Quitter sans enregistrer?',
  confirmLabel: 'Quitter sans enregistrer',
  cancelLabel: 'Rester ici',
};

/** Asked before anything that would throw away what was typed. */
export const losingQuestion: ConfirmOptions = {
  ...leaving,
  description: 'Vos modifications ne sont pas enregistrées. Elles seront perdues si vous quittez cet écran.',
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
  ...leaving,
  description: 'Des modifications ne sont pas enregistrées. La déconnexion les efface de cet appareil.',
  isDestructive: true,
};

/** Asked before a text is left that this device keeps. */
export const storedQuestion: ConfirmOptions = {
  ...leaving,
  description:
    'Vos modifications ne sont pas sur le serveur. Elles restent sur cet appareil, et vous seront proposées à votre retour.',
};
