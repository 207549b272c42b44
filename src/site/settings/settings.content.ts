import { company, payment } from '#data/company.ts';
import type {
  BookingSettings,
  CompanySettings,
  HoursSettings,
  MessageSettings,
  PrivacySettings,
  ReplySettings,
  SearchSettings,
  SecuritySettings,
  SocialSettings,
} from './settings.schema.ts';

/** The company's facts, said once: every page reads them through `useSettings`. */
export const companyContent = company satisfies CompanySettings;

const weekday = { isOpen: true, opens: '09:00', closes: '18:00' };

/** When the company is open (product: facts of the company). */
export const hoursContent = {
  week: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: { isOpen: true, opens: '09:00', closes: '12:00' },
    sunday: { isOpen: false, opens: '09:00', closes: '12:00' },
  },
  exceptions: [],
} satisfies HoursSettings;

/** No studio is booked online before somebody says when it is open. */
export const bookingsContent: BookingSettings = { payment, studios: [], closed: [] };

export const socialsContent = { accounts: [] } satisfies SocialSettings;

/** What search engines and social networks are told where a page says nothing else. */
export const searchContent = {
  titleSuffix: '{nom}',
  description:
    'Agence de communication à Québec : balados, vidéo corporative, marketing numérique, formation à la prise de parole et accompagnement stratégique.',
} satisfies SearchSettings;

/** Who answers for personal information, and how long messages are kept: the database reads that too. */
export const privacyContent = {
  officer: { name: 'Catherine Morin', role: 'fondatrice et directrice générale' },
  messageMonths: 24,
} satisfies PrivacySettings;

/** Who is told of a message. Visitors never read it. */
export const messagesContent = { recipients: [] } satisfies MessageSettings;

/** What the team begins its answers to requests with. Visitors never read it. */
export const repliesContent = {
  templates: [
    {
      name: 'Accusé de réception',
      words:
        'Bonjour {prénom},\n\nMerci de nous avoir écrit. Une personne de l’équipe lit votre demande et vous revient d’ici un jour ouvrable. Si c’est pressant, appelez-nous au {téléphone}.\n\n{signature}\n{nom}',
    },
    {
      name: 'Proposer un appel',
      words:
        'Bonjour {prénom},\n\nMerci de votre demande. Auriez-vous une demi-heure cette semaine pour en parler? Dites-nous deux moments qui vous conviennent, ou appelez-nous au {téléphone}.\n\n{signature}\n{nom}',
    },
  ],
} satisfies ReplySettings;

export const securityContent = { secondFactor: 'nobody', isSignUpOpen: true } satisfies SecuritySettings;
