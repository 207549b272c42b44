import {
  bookingsContent,
  companyContent,
  hoursContent,
  messagesContent,
  privacyContent,
  repliesContent,
  searchContent,
  securityContent,
  socialsContent,
} from './settings.content.ts';
import {
  bookingsSchema,
  companySchema,
  hoursSchema,
  messagesSchema,
  type PrivacySettings,
  privacySchema,
  repliesSchema,
  searchSchema,
  type SecuritySettings,
  securitySchema,
  socialsSchema,
} from './settings.schema.ts';
import { describeSection } from '#documents/contents/section.ts';

/** The company's settings (product: settings), for admins alone. Those under `internal/` are no visitor's business. */
export default [
  describeSection({
    key: 'settings/company',
    title: 'Coordonnées',
    description: 'Nom, téléphone, courriel et adresse, partout où le site les dit.',
    group: 'settings',
    order: 1,
    schema: companySchema,
    content: companyContent,
  }),
  describeSection({
    key: 'settings/hours',
    title: 'Heures d’ouverture',
    description:
      'Chaque semaine, et les jours fériés : les pages annoncent ceux-ci deux semaines d’avance. L’heure est celle du Québec.',
    group: 'settings',
    order: 2,
    schema: hoursSchema,
    content: hoursContent,
  }),
  describeSection({
    key: 'settings/bookings',
    title: 'Réservations et inscriptions',
    description:
      'Les studios qui se réservent en ligne, leurs heures et les jours fermés, et comment se paient les formations.',
    group: 'settings',
    order: 3,
    schema: bookingsSchema,
    content: bookingsContent,
  }),
  describeSection({
    key: 'settings/socials',
    title: 'Réseaux sociaux',
    description: 'Les comptes de l’entreprise, dans leur ordre au pied des pages.',
    group: 'settings',
    order: 4,
    schema: socialsSchema,
    content: socialsContent,
  }),
  describeSection({
    key: 'settings/search',
    title: 'Recherche et partage',
    description: 'Ce que les moteurs de recherche et les réseaux lisent quand une page n’en dit pas plus.',
    group: 'settings',
    order: 5,
    schema: searchSchema,
    content: searchContent,
  }),
  describeSection({
    key: 'settings/privacy',
    title: 'Renseignements personnels',
    description:
      'La personne responsable, et combien de temps les messages sont gardés. La politique de confidentialité et les mentions légales suivent; relisez-les si un accord change.',
    group: 'settings',
    order: 6,
    schema: privacySchema,
    content: privacyContent,
    warn: destroyed,
  }),
  describeSection({
    key: 'internal/messages',
    title: 'Avis des messages',
    description: 'Qui est avisé d’un message du formulaire. Rien n’en paraît sur le site.',
    group: 'settings',
    order: 7,
    schema: messagesSchema,
    content: messagesContent,
  }),
  describeSection({
    key: 'internal/replies',
    title: 'Modèles de réponses',
    description: 'Par quoi une réponse à une demande peut commencer. Rien n’en paraît sur le site.',
    group: 'settings',
    order: 8,
    schema: repliesSchema,
    content: repliesContent,
  }),
  describeSection({
    key: 'internal/security',
    title: 'Accès',
    description: 'Qui doit donner un second facteur à la connexion, et si des inconnus peuvent s’inscrire.',
    group: 'settings',
    order: 9,
    schema: securitySchema,
    content: securityContent,
    warn: lockedOut,
  }),
];

/** Whoever is asked for a second factor and has none can do nothing but add one. */
function lockedOut(present: SecuritySettings, next: SecuritySettings) {
  const order = ['nobody', 'admins', 'editors'];
  if (order.indexOf(next.secondFactor) <= order.indexOf(present.secondFactor)) return undefined;
  return 'Ces personnes, vous comprise, devront ajouter une application d’authentification avant de continuer.';
}

/** Messages that are older than a shorter time are gone for good. */
function destroyed(present: PrivacySettings, next: PrivacySettings) {
  if (next.messageMonths >= present.messageMonths) return undefined;
  return `Les messages de plus de ${next.messageMonths} mois seront détruits pour de bon, au plus tard demain. Personne ne pourra les rétablir.`;
}
