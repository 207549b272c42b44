import { hasDrafts } from '#data/articles/editing/draftKeys.ts';
import { errorText, toDataError } from '#data/errors.ts';
import type { AuthUser } from '#data/session/useAuth.ts';
import type { ToastOptions } from '#design-system/components/Toast';

const success = (description: string) => ({ title: 'Succès', description, variant: 'success' }) as const;

const failure = (description: string, title = 'Erreur') =>
  ({ title, description, variant: 'destructive' }) as const;

const unexpected = failure("Une erreur inattendue s'est produite.");

/** A failure of the sign-in page: the server's message under the title, unless nobody knows what happened. */
const authFailure = (title: string) => (error: unknown) =>
  toDataError(error).kind === 'unexpected' ? unexpected : failure(errorText(error), title);

/** Every toast of the back-office, word for word the error catalogue (product 9.1). */
export const notices = {
  signedIn: { title: 'Connexion réussie', description: 'Redirection en cours...', variant: 'success' },
  signInFailed: authFailure('Erreur de connexion'),
  signedUp: {
    title: 'Inscription réussie',
    description: 'Vérifiez votre email pour confirmer votre compte.',
    variant: 'success',
  },
  signUpFailed: authFailure("Erreur d'inscription"),
  passwordChanged: {
    title: 'Mot de passe modifié',
    description: 'Redirection en cours...',
    variant: 'success',
  },
  passwordFailed: authFailure('Erreur'),

  personChanged: ({ id, email }: AuthUser): ToastOptions => ({
    title: 'Vous avez changé de compte',
    ...(hasDrafts(id) && {
      description: `Le texte non enregistré de ${email} reste à part sur cet appareil : il lui sera proposé à sa prochaine connexion.`,
    }),
  }),

  articlesNotLoaded: failure('Impossible de charger les articles.'),
  dataNotLoaded: failure('Impossible de charger les données.'),
  mediaNotLoaded: failure('Impossible de charger la médiathèque.'),

  /** A save, a deletion or an upload that failed: the server's message. */
  requestFailed: (error: unknown) => failure(errorText(error)),
  titleRequired: failure('Le titre est requis.'),

  articleDeleted: success('Article supprimé avec succès.'),
  articleRestored: success('Article restauré.'),
  articleCreated: success('Article créé avec succès.'),
  articleUpdated: success('Article mis à jour avec succès.'),
  categoryCreated: success('Catégorie créée.'),
  categoryUpdated: success('Catégorie mise à jour.'),
  categoryDeleted: success('Catégorie supprimée.'),
  categoryRestored: success('Catégorie restaurée.'),
  tagCreated: success('Tag créé.'),
  tagUpdated: success('Tag mis à jour.'),
  tagDeleted: success('Tag supprimé.'),
  tagRestored: success('Tag restauré.'),
  mediumUploaded: success('Fichier uploadé avec succès.'),
  mediumDeleted: success('Média supprimé avec succès.'),
  mediumRestored: success('Média restauré.'),
  mediumUpdated: success('Métadonnées mises à jour.'),
  addressCopied: success('Adresse copiée.'),
  addressNotCopied: failure('L’adresse n’a pas pu être copiée. Vous la trouverez en éditant le média.'),

  messageHandled: success('Message marqué comme traité.'),
  messageReopened: success('Message remis parmi les nouveaux.'),
  messageDeleted: success('Message supprimé.'),
} as const satisfies Record<string, ToastOptions | ((subject: never) => ToastOptions)>;
