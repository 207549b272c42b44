import { errorText, toDataError } from '#data/errors.ts';
import type { Erasure } from '#features/privacy/data/privacy.queries.ts';
import type { AuthUser } from '#data/session/useAuth.ts';
import type { ToastOptions } from '#design-system/components/Toast';
import { hasDrafts } from '#documents/data/draftKeys.ts';

const success = (description: string) => ({ title: 'Succès', description, variant: 'success' }) as const;

const failure = (description: string, title = 'Erreur') =>
  ({ title, description, variant: 'destructive' }) as const;

/** What was done to one, or to several. */
const counted = (one: string, several: (count: number) => string) => (count: number) =>
  success(count > 1 ? several(count) : one);

/** What a document is called, and with what a past participle ends that goes with it: « Page », « e ». */
type DocumentWords = { label: string; ending: string };

const unexpected = failure("Une erreur inattendue s'est produite.");

/** A failure of the sign-in page: the server's message under the title, unless nobody knows what happened. */
const authFailure = (title: string) => (error: unknown) =>
  toDataError(error).kind === 'unexpected' ? unexpected : failure(errorText(error), title);

const describeTold = (people: number) => {
  if (people === 0) return 'Il n’y a personne à prévenir.';
  return people === 1 ? 'Un courriel part à une personne.' : `Un courriel part à ${people} personnes.`;
};

/** Every toast of the back-office, word for word the error catalogue (product: toasts). */
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
      description: `Le texte non enregistré de ${email} reste à part sur cet appareil : il lui sera proposé à sa prochaine connexion.`,
    }),
  }),

  articlesNotLoaded: failure('Impossible de charger les articles.'),
  dataNotLoaded: failure('Impossible de charger les données.'),
  mediaNotLoaded: failure('Impossible de charger la médiathèque.'),
  pickerNotOpened: failure('La médiathèque n’a pas pu s’ouvrir. Rechargez la page, puis réessayez.'),

  /** A save, a deletion or an upload that failed: the server's message. */
  requestFailed: (error: unknown) => failure(errorText(error)),
  titleRequired: failure('Le titre est requis.'),

  articlesDeleted: counted(
    'Article supprimé avec succès.',
    (count) => `${count} articles supprimés avec succès.`,
  ),
  articlesRestored: counted('Article restauré.', () => 'Articles restaurés.'),
  articlesChanged: counted('Article modifié.', (count) => `${count} articles modifiés.`),
  articlesUnchanged: { title: 'Rien à changer', description: 'Les articles choisis sont déjà ainsi.' },
  articlesWithdrawn: counted(
    'Article retiré du site. Son texte reste ici, en brouillon.',
    (count) => `${count} articles retirés du site. Leurs textes restent ici, en brouillon.`,
  ),
  articleCreated: success('Article créé avec succès.'),
  articleUpdated: success('Article mis à jour avec succès.'),
  versionRestored: success('Version restaurée.'),
  fieldRestored: success('Champ restauré.'),
  restorationUndone: success('Restauration annulée.'),
  categoryCreated: success('Catégorie créée.'),
  categoryUpdated: success('Catégorie mise à jour.'),
  categoryDeleted: success('Catégorie supprimée.'),
  categoryRestored: success('Catégorie restaurée.'),
  tagCreated: success('Tag créé.'),
  tagUpdated: success('Tag mis à jour.'),
  tagsJoined: success('Tags joints.'),
  tagDeleted: success('Tag supprimé.'),
  tagRestored: success('Tag restauré.'),
  mediumUploaded: success('Fichier uploadé avec succès.'),
  mediaDeleted: counted('Média supprimé avec succès.', (count) => `${count} médias supprimés avec succès.`),
  mediaRestored: counted('Média restauré.', () => 'Médias restaurés.'),
  fileReplaced: success('Fichier remplacé partout où il est utilisé.'),
  formerFileRestored: success('Fichier précédent remis en place.'),
  mediumUpdated: success('Métadonnées mises à jour.'),
  addressCopied: success('Adresse copiée.'),
  addressNotCopied: failure('L’adresse n’a pas pu être copiée. Vous la trouverez en éditant le média.'),

  textDismissed: { title: 'Texte ignoré' },
  textNotReplaced: {
    title: 'Enregistrez d’abord le texte affiché',
    description: 'Cet appareil n’a pas la place de garder les deux.',
    variant: 'destructive',
  },
  theirTextChosen: (field: string) => ({ title: `${field} : leur texte a pris la place du vôtre` }),
  textChanged: {
    title: 'Le texte a changé depuis',
    description: 'Annulez dans le champ, avec Ctrl ou Cmd Z.',
  },
  heldChanged: {
    title: 'Ce champ a changé depuis',
    description: 'Ce que vous y avez écrit reste.',
  },
  slugReplaced: { title: 'Slug remplacé' },
  fileChosen: (title: string) => ({ title: 'Fichier choisi', description: title }),
  fileRemoved: { title: 'Fichier retiré' },
  savedTaken: { title: 'Ce qui est enregistré est dans le formulaire' },
  correctionsApplied: (count: number) => ({
    title: count > 1 ? `${count} corrections appliquées` : 'Correction appliquée',
  }),
  checksIncomplete: (description: string) => ({ title: 'Vérification incomplète', description }),
  pictureChosen: (title: string) => ({ title: 'Image choisie', description: title }),
  picturesNotPasted: (count: number) => ({
    title: count > 1 ? `${count} images n’ont pas pu être collées` : 'Une image n’a pas pu être collée',
    description: 'Copiez-la seule, ou déposez son fichier ici.',
  }),

  contentSaved: success('Enregistré sans publier.'),
  /** What was planned, as its document says it everywhere (`formatPlan`). */
  planned: (plan: string) => success(`${plan}.`),
  changeUnplanned: success('Planification annulée.'),
  planMoved: ({ name, when, isEnd }: { name: string; when: string; isEnd?: boolean }) =>
    success(`«\u00A0${name}\u00A0» ${isEnd ? 'se termine' : 'est planifié pour'} le ${when}.`),
  planStays: (mistake: string) => failure(mistake, 'Pas déplacé'),
  publishedStays: {
    title: 'Déjà publié',
    description: 'Sa date reste celle de sa publication.',
  },
  dayInForm: { title: 'Ce jour fait partie de son texte', description: 'Changez-le dans son formulaire.' },
  changesDiscarded: { title: 'Modifications abandonnées' },
  releaseChanged: (names: string) =>
    failure(`Modifié depuis que vous l’avez sous les yeux\u00A0: ${names}. Rien n’a été publié.`),
  releaseGoesOn: success('Le reste sera en ligne dans un instant.'),
  planResumed: {
    title: 'Texte planifié repris dans le formulaire',
    description: 'Publiez-le, ou planifiez-le de nouveau.',
  },
  contentPublished: success('Contenu publié.'),
  settingSaved: success('Paramètres enregistrés. Ils valent dès maintenant.'),
  defaultsTaken: {
    title: 'Valeurs par défaut reprises',
    description: 'Elles vaudront une fois enregistrées.',
  },
  contentReverted: success('Le site montre de nouveau le texte d’origine.'),
  documentWithdrawn: ({ label, ending }: DocumentWords) =>
    success(`${label} retiré${ending} du site. Son texte reste ici, en brouillon.`),
  documentDeleted: ({ label, ending }: DocumentWords) => success(`${label} supprimé${ending}.`),
  documentPublished: (title: string) => success(`«\u00A0${title}\u00A0» est en ligne.`),
  nothingToPublish: (title: string) => ({
    title: 'Rien à publier',
    description: `«\u00A0${title}\u00A0» est en ligne comme il est enregistré.`,
  }),
  publicationHasErrors: failure('Ce contenu contient des erreurs. Corrigez-les ici, puis publiez.'),
  documentRestored: success('Restauré.'),
  transcriptRead: { title: 'Transcription remplacée par le fichier' },
  addressTaken: failure('Une autre page est déjà à cette adresse. Choisissez-en une autre.'),
  listFull: ({ label, max }: { label: string; max: number }) =>
    failure(
      `La liste «\u00A0${label}\u00A0» est complète\u00A0: la page en montre au plus ${max}. Retirez-en un élément pour en ajouter un autre.`,
    ),

  releaseCreated: success('Mise en ligne créée.'),
  releaseSaved: success('Mise en ligne enregistrée.'),
  releasePlanned: (when: string | null) =>
    success(when ? `Mise en ligne planifiée pour le ${when}.` : 'Mise en ligne enregistrée, sans date.'),
  releasesDeleted: counted(
    'Mise en ligne supprimée. Ses éléments restent comme ils sont.',
    (count) => `${count}\u00A0mises en ligne supprimées. Leurs éléments restent comme ils sont.`,
  ),
  releasesRemade: counted('Mise en ligne refaite.', () => 'Mises en ligne refaites.'),
  releasePublished: ({ coming, leaving }: { coming: number; leaving: number }) => {
    if (leaving === 0) return success('Tout est en ligne.');
    return success(coming === 0 ? 'Tout est retiré du site.' : 'Mise en ligne faite.');
  },
  pagePublished: counted('Page publiée.', (count) => `Page publiée\u00A0: ${count} sections.`),
  sectionInvalid: failure('Cette section contient des erreurs. Corrigez-la, puis publiez la page.'),
  releaseUndone: success('Mise en ligne annulée.'),
  releaseEmpty: failure('Cette mise en ligne est vide. Ajoutez-y d’abord un élément.'),
  addedToRelease: (name: string) => success(`Ajouté à «\u00A0${name}\u00A0».`),
  removedFromRelease: (name: string) => success(`Retiré de «\u00A0${name}\u00A0».`),

  previewCopied: success('Lien copié.'),
  previewNotCopied: failure(
    'Le lien n’a pas pu être copié. Copiez-le dans la carte «\u00A0Partage et approbation\u00A0».',
  ),
  previewRevoked: success('Lien révoqué.'),

  noteAnswered: success('Réponse envoyée.'),
  noteClosed: success('Note fermée.'),
  noteReopened: success('Note rouverte.'),
  proposalPut: {
    title: 'Proposition mise dans le formulaire',
    description: 'Enregistrez pour la garder\u00A0: la note sera alors acceptée.',
  },
  proposalCopied: success('Proposition copiée.'),
  proposalNotCopied: failure('La proposition n’a pas pu être copiée. Sélectionnez-la dans la note.'),

  leadMoved: (stage: string) => success(`Demande déplacée\u00A0: ${stage}.`),
  leadSaved: success('Demande enregistrée.'),
  leadsAssigned: ({ count, name }: { count: number; name: string | null }) =>
    success(
      name
        ? `${count > 1 ? `${count}\u00A0demandes confiées` : 'Demande confiée'} à ${name}.`
        : `${count > 1 ? `${count}\u00A0demandes n’ont` : 'La demande n’a'} plus de responsable.`,
    ),
  leadsClosed: counted('Demande fermée.', (count) => `${count}\u00A0demandes fermées.`),
  leadsChangedMeanwhile: (count: number) =>
    failure(
      count > 1
        ? `Quelqu’un a changé ${count}\u00A0de ces demandes entre-temps\u00A0: elles restent comme elles sont. Vérifiez-les, puis réessayez.`
        : 'Quelqu’un a changé une de ces demandes entre-temps\u00A0: elle reste comme elle est. Vérifiez-la, puis réessayez.',
    ),
  changeUndone: success('Changement annulé.'),
  leadChangePartlyUndone: failure(
    'Quelqu’un a changé des demandes entre-temps\u00A0: celles-là restent comme elles sont.',
    'Annulé en partie',
  ),
  noteAdded: success('Note ajoutée.'),
  replySent: success('Votre réponse part par courriel.'),
  leadsDeleted: counted('Demande supprimée.', (count) => `${count}\u00A0demandes supprimées.`),

  bookingAccepted: success('Réservation acceptée. Un courriel part.'),
  bookingDeclined: success('Réponse envoyée. Un courriel part.'),
  calendarCopied: success('Adresse copiée. Donnez-la à votre agenda.'),
  calendarNotCopied: failure('L’adresse n’a pas pu être copiée. Elle est sous la semaine, à sélectionner.'),
  redirected: success('Adresse redirigée.'),
  redirectionRemoved: success('Redirection supprimée.'),
  calendarRevoked: success('Adresse révoquée.'),
  courseSessionCreated: success('Session créée. Elle est sur le site.'),
  courseSessionSaved: ({ told, offered }: { told: number | null; offered: number }) =>
    success(
      [
        told === null ? 'Session enregistrée.' : `Session déplacée. ${describeTold(told)}`,
        offered === 1 && 'La place déjà offerte le reste jusqu’à la fin de son délai.',
        offered > 1 && `Les ${offered} places déjà offertes le restent jusqu’à la fin de leur délai.`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  courseSessionCancelled: (told: number | null) =>
    success(told === null ? 'Session annulée.' : `Session annulée. ${describeTold(told)}`),
  courseSessionsDeleted: counted('Session supprimée.', (count) => `${count}\u00A0sessions supprimées.`),
  courseSessionsRestored: counted('Session restaurée.', () => 'Sessions restaurées.'),
  personRegistered: success('Personne inscrite.'),
  personWaits: success('Personne mise sur la liste d’attente.'),
  registrationConfirmed: success('Place confirmée.'),
  registrationCancelled: success('Inscription annulée.'),
  requestsFreed: (count: number) =>
    success(count === 1 ? 'Une demande libérée.' : `${count} demandes libérées.`),
  registrationMoved: success('Inscription déplacée.'),
  attendanceNoted: success('Noté.'),
  noteToRegisteredSent: (count: number) =>
    success(count === 1 ? 'Un courriel est en route.' : `${count} courriels sont en route.`),

  userInvited: success('Invitation envoyée.'),
  invitationCopied: success('Lien copié.'),
  invitationNotCopied: failure('Le lien n’a pas pu être copié. Copiez-le dans la fenêtre.'),
  roleChanged: success('Rôle changé.'),
  usersSuspended: counted('Accès suspendu.', (count) => `${count}\u00A0accès suspendus.`),
  usersRestored: counted('Accès rétabli.', (count) => `${count}\u00A0accès rétablis.`),
  factorsRemoved: success('Second facteur retiré.'),
  userRemoved: success('Personne retirée.'),
  authorshipTransferred: ({ articles, media }: { articles: number; media: number }) =>
    success(`Transfert terminé. Articles\u00A0: ${articles}, médias\u00A0: ${media}.`),
  nameSaved: success('Nom enregistré.'),
  ownPasswordChanged: success('Mot de passe modifié.'),
  deviceAdded: success('Appareil ajouté.'),
  deviceRemoved: success('Appareil retiré.'),
  leadsRestored: counted('Demande restaurée.', () => 'Demandes restaurées.'),
  emailRetried: success('Le courriel est envoyé de nouveau.'),
  requestWritten: success('Demande inscrite.'),
  requestAcknowledged: success('Demande inscrite. L’accusé de réception part par courriel.'),
  clockConfirmed: success('Date confirmée. Les délais de conservation s’appliquent de nouveau.'),
  requestAnswered: success('Demande marquée comme répondue.'),
  requestReopened: success('Demande remise en cours.'),
  addressErased: ({ messages, account }: Erasure) =>
    success(
      [
        messages === 0
          ? 'Adresse effacée : aucun message.'
          : `Adresse effacée : ${messages === 1 ? '1 message détruit' : `${messages} messages détruits`}.`,
        account && 'Le compte l’est aussi.',
      ]
        .filter(Boolean)
        .join(' '),
    ),
  incidentWritten: success('Incident inscrit au registre.'),
  incidentAmended: success('Inscription modifiée.'),
} as const satisfies Record<string, ToastOptions | ((subject: never) => ToastOptions)>;
