import type { z } from 'zod';
import {
  email,
  group,
  identifier,
  line,
  list,
  optionalEmail,
  optionalLine,
  phone,
  text,
  webAddress,
} from '#documents/contents/fields.ts';
import {
  choice,
  flag,
  hidden,
  number,
  optionalNumber,
  optionalDay,
  day,
  time,
} from '#documents/contents/valueFields.ts';
import { studiosContent } from '#site/sections/audiovisual/Studios/studios.section.ts';
import { weekdays } from './openingHours.ts';

export const companySchema = group('Coordonnées', {
  name: line('Nom', 40),
  legalName: optionalLine('Nom légal', 100, 'Celui du Registraire des entreprises, s’il diffère.'),
  tagline: line('Devise', 60, 'Sur les images de partage et dans le flux du blogue.'),
  phone: phone('Téléphone'),
  email: email('Courriel'),
  address: group('Adresse', {
    street: line('Numéro et rue', 80),
    city: line('Ville', 60),
    region: line('Province', 40),
    postalCode: line('Code postal', 10),
    country: line('Pays', 40),
  }),
  areaServed: optionalLine('Région desservie', 100, 'Pour les moteurs de recherche, par exemple « Québec ».'),
  copyrightYear: number('Année après « © »', { min: 1900, max: 2999 }),
});

/** The company's facts (product: facts of the company). */
export type CompanySettings = z.infer<typeof companySchema>;

const notLater = {
  path: ['closes'],
  message: 'Choisissez une heure plus tard que celle de l’ouverture.',
};
const isInOrder = ({ isOpen, opens, closes }: { isOpen: boolean; opens: string; closes: string }) =>
  !isOpen || opens < closes;

const hoursParts = {
  isOpen: flag('Ouvert'),
  opens: time('Ouverture', '09:00', { onlyWith: 'isOpen' }),
  closes: time('Fermeture', '17:00', { onlyWith: 'isOpen' }),
};

const describeHours = (label: string) =>
  group(label, hoursParts, { isRow: true }).refine(isInOrder, notLater);

const dayParts = {
  id: identifier(),
  label: line('Nom', 40, 'Par exemple « Fête nationale ».'),
  from: day('Premier jour'),
  to: optionalDay('Dernier jour', 'Vide pour un seul jour.'),
};
const notBefore = { path: ['to'], message: 'Choisissez un jour qui ne vient pas avant le premier.' };
const isForward = ({ from, to }: { from: string; to?: string | undefined }) => !to || to >= from;

const exception = group('Jour particulier', { ...dayParts, ...hoursParts })
  .refine(isInOrder, notLater)
  .refine(isForward, notBefore);

const describeWeek = () =>
  group(
    'Chaque semaine',
    Object.fromEntries(weekdays.map(({ name, label }) => [name, describeHours(label)])) as Record<
      (typeof weekdays)[number]['name'],
      ReturnType<typeof describeHours>
    >,
  );

/** Days with hours of their own; no date is covered by two. */
const describeExceptions = (label: string) =>
  list(label, exception, { min: 0, max: 60 }).superRefine((exceptions, context) => {
    for (const [index, { from, to }] of exceptions.entries()) {
      const isTaken = exceptions
        .slice(0, index)
        .some((other) => from <= (other.to || other.from) && (to || from) >= other.from);
      if (isTaken)
        context.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: 'Un autre jour particulier couvre déjà cette date.',
        });
    }
  });

export const hoursSchema = group('Heures d’ouverture', {
  week: describeWeek(),
  exceptions: describeExceptions('Jours fériés et autres exceptions'),
});

/** When the company is open: each day of the week, and on days of their own. Times are Québec's. */
export type HoursSettings = z.infer<typeof hoursSchema>;

export const bookingsSchema = group('Réservations et inscriptions', {
  noticeHours: optionalNumber('Délai avant une réservation', {
    min: 0,
    max: 336,
    unit: 'heures',
    hint: 'Combien de temps d’avance il faut pour réserver en ligne. Sans réponse, quatre heures.',
  }),
  payment: optionalLine(
    'Paiement des formations',
    120,
    'Comment on paie, sur la page et dans le courriel d’une inscription. Vide, rien n’en est dit.',
  ),
  studios: list(
    'Studios qui se réservent en ligne',
    group('Studio', {
      id: choice(
        'Studio de la page',
        Object.fromEntries(studiosContent.studios.map(({ id, name }) => [id, name])),
      ),
      name: line('Nom', 40, 'Sur la page de réservation et dans les courriels.'),
      slotMinutes: number('Durée d’une plage', { min: 30, max: 720, unit: 'minutes' }),
      week: describeWeek(),
      exceptions: describeExceptions('Jours particuliers de ce studio'),
    }),
    { min: 0, max: 8 },
  ),
  closed: list(
    'Jours fermés, pour tous les studios',
    group('Jour fermé', dayParts).refine(isForward, notBefore),
    {
      min: 0,
      max: 60,
    },
  ),
});

/** Which studios may be booked, when, and for how long at a time, which the database reads, and how courses are paid. Times are Québec's. */
export type BookingSettings = z.infer<typeof bookingsSchema>;

export const socialsSchema = group('Réseaux sociaux', {
  accounts: list(
    'Comptes',
    group('Compte', {
      name: line('Réseau', 30, 'Tel que le lien le dira, par exemple « LinkedIn ».'),
      address: webAddress('Adresse du compte'),
      isHidden: hidden(),
    }),
    { min: 0, max: 8, toKey: ({ address }) => address },
  ),
});

/** The company's accounts on social networks, in the order of the footer. */
export type SocialSettings = z.infer<typeof socialsSchema>;

export const searchSchema = group('Recherche et partage', {
  titleSuffix: line(
    'Nom à la fin des titres',
    40,
    'Après la barre, dans l’onglet et les résultats de recherche. {nom} est le nom de l’entreprise.',
  ),
  description: text('Description de l’entreprise', 200, 'Aussi celle des pages qui n’en ont pas.'),
});

/** What search engines are told of the company, and of pages that say nothing else. */
export type SearchSettings = z.infer<typeof searchSchema>;

export const privacySchema = group('Renseignements personnels', {
  officer: group('Responsable de la protection des renseignements personnels', {
    name: line('Nom', 80),
    role: line('Fonction', 100, 'En minuscules, telle qu’elle suit le nom.'),
    email: optionalEmail('Courriel', 'Vide pour celui de l’entreprise.'),
  }),
  messageMonths: number('Durée de conservation des messages', {
    min: 1,
    max: 120,
    unit: 'mois',
    hint: 'La base de données détruit ensuite les messages pour de bon, et la politique de confidentialité le dit.',
  }),
});

/** Who is in charge of personal information, and for how many months messages are kept. */
export type PrivacySettings = z.infer<typeof privacySchema>;

export const messagesSchema = group('Avis', {
  recipients: list('Personnes avisées d’un message', email('Courriel'), { min: 0, max: 20 }),
});

export const repliesSchema = group('Modèles de réponses', {
  templates: list(
    'Modèles',
    group('Modèle', {
      name: line('Nom', 60),
      words: text(
        'Texte',
        3000,
        'Dans le texte, {prénom} est celui de la personne, {signature} votre nom, {nom}, {téléphone}, {courriel} et {adresse} ceux de l’entreprise.',
      ),
    }),
    { min: 0, max: 20 },
  ),
});

/** What the team begins its answers to requests with. */
export type ReplySettings = z.infer<typeof repliesSchema>;

/** The addresses that are told of a message. */
export type MessageSettings = z.infer<typeof messagesSchema>;

export const securitySchema = group('Accès', {
  secondFactor: choice('Second facteur exigé', {
    nobody: 'De personne',
    admins: 'Des administrateurs',
    editors: 'Des éditeurs et des administrateurs',
  }),
  isSignUpOpen: flag('Inscriptions ouvertes', {
    hint: 'Quiconque s’inscrit devient abonné, sans aucun droit. Fermées, seules les invitations créent des comptes.',
    isSetAtFirst: true,
  }),
});

/** How people prove who they are, and who may make an account; the database obeys both. */
export type SecuritySettings = z.infer<typeof securitySchema>;
