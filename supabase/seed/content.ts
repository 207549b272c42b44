import type { Enums, TablesInsert } from '../../src/generated/database.types.ts';

type Account = {
  userId: string;
  role: Enums<'app_role'>;
  email: string;
  firstName: string;
  lastName: string;
};

const account = (rank: number, role: Account['role'], firstName: string, lastName: string): Account => ({
  userId: `b0000000-0000-4000-8000-00000000000${rank}`,
  role,
  email: `${role}@porte-voix.example`,
  firstName,
  lastName,
});

/** The local accounts, all with the password `porte-voix-local`. */
export const accounts = {
  subscriber: account(1, 'subscriber', 'Samuel', 'Pelletier'),
  moderator: account(2, 'moderator', 'Mireille', 'Gagnon'),
  editor: account(3, 'editor', 'Élodie', 'Tremblay'),
  admin: account(4, 'admin', 'Antoine', 'Bouchard'),
} as const satisfies Record<Account['role'], Account>;

export const categories = [
  {
    id: 'c0000000-0000-4000-8000-000000000001',
    name: 'Balado',
    slug: 'balado',
    color: '#003A69',
    description: 'Concevoir, enregistrer et faire connaître une émission qui vous ressemble.',
  },
  {
    id: 'c0000000-0000-4000-8000-000000000002',
    name: 'Vidéo et captation',
    slug: 'video',
    color: '#B83A1D',
    description: 'Films d’entreprise, événements et formats courts, du repérage au montage.',
  },
  {
    id: 'c0000000-0000-4000-8000-000000000003',
    name: 'Stratégie numérique',
    slug: 'strategie-numerique',
    color: '#0B7268',
    description: 'Publier mieux, mesurer ce qui compte, respecter les règles.',
  },
  {
    id: 'c0000000-0000-4000-8000-000000000004',
    name: 'Prise de parole',
    slug: 'prise-de-parole',
    color: '#1F6FB8',
    description: 'Trac, voix, structure : parler devant une salle et y prendre goût.',
  },
  {
    id: 'c0000000-0000-4000-8000-000000000005',
    name: 'Relations médias',
    slug: 'relations-medias',
    color: '#6B3FA0',
    description: 'Répondre aux journalistes, les jours calmes comme les autres.',
  },
  {
    id: 'c0000000-0000-4000-8000-000000000006',
    name: 'Coulisses',
    slug: 'coulisses',
    color: '#B54708',
    description: 'Le studio, le matériel et les gens derrière les productions.',
  },
] satisfies TablesInsert<'categories'>[];

const tagNames = {
  accessibilite: 'Accessibilité',
  'calendrier-editorial': 'Calendrier éditorial',
  diffusion: 'Diffusion',
  entrevue: 'Entrevue',
  'gestion-de-crise': 'Gestion de crise',
  infolettre: 'Infolettre',
  mesure: 'Mesure',
  montage: 'Montage',
  'organismes-publics': 'Organismes publics',
  pme: 'PME',
  'porte-parole': 'Porte-parole',
  'prise-de-son': 'Prise de son',
  'recit-de-marque': 'Récit de marque',
  scenarisation: 'Scénarisation',
  'sous-titrage': 'Sous-titrage',
};

export const tags = Object.entries(tagNames).map(([slug, name], index) => ({
  id: `d0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  name,
  slug,
})) satisfies TablesInsert<'tags'>[];

/** Nobody has looked at it yet. */
const untouched = { stage: 'new', version: 1 };

const closedOn = (moment: string) => ({
  stage: 'won',
  closed_at: moment,
  version: 2,
  changed_at: moment,
  changed_by: accounts.editor.userId,
});

/** Newest first; the first three still wait for an answer. */
export const leads = [
  {
    first_name: 'Camille',
    last_name: 'Roy',
    email: 'camille.roy@boreal.example',
    company: 'Boréal Distribution',
    service: 'podcast',
    message:
      'Bonjour,\nnous aimerions lancer un balado interne pour nos 400 employés, six épisodes d’ici juin. Pouvez-vous nous rappeler cette semaine? Le plus simple est en fin de journée.',
    created_at: '2026-11-19T21:05:00Z',
    ...untouched,
  },
  {
    email: 'direction@musee-du-fleuve.example',
    service: 'events',
    message:
      'Captation d’une conférence le 4 décembre, 120 personnes, une caméra suffit. Il nous faut les sous-titres et un extrait de deux minutes le lendemain.',
    created_at: '2026-11-18T14:41:00Z',
    ...untouched,
  },
  {
    first_name: 'Nadia',
    last_name: 'Lavoie',
    email: 'n.lavoie@atelier-nord.example',
    company: 'Atelier Nord',
    service: 'coaching',
    message:
      'Je prépare une entrevue à la radio sur notre déménagement et le sujet est délicat. Avez-vous une place en coaching la semaine prochaine?',
    created_at: '2026-11-17T16:12:00Z',
    ...untouched,
  },
  {
    first_name: 'Olivier',
    last_name: 'Fortin',
    email: 'olivier@fortin-freres.example',
    company: 'Fortin & frères',
    message: 'Merci pour la vidéo de l’usine, toute l’équipe en est fière. Ma mère l’a regardée quatre fois.',
    created_at: '2026-11-03T12:30:00Z',
    ...closedOn('2026-11-03T18:00:00Z'),
  },
  {
    first_name: 'Marie-Ève',
    last_name: 'Savard',
    email: 'meve.savard@habitations-du-cap.example',
    company: 'Habitations du Cap',
    service: 'strategy',
    message:
      'Nous sommes une coopérative de 62 logements. Notre infolettre date de 2016 et personne n’ose y toucher. Faites-vous de l’accompagnement à la journée?',
    created_at: '2026-10-21T19:20:00Z',
    ...closedOn('2026-10-22T13:15:00Z'),
  },
  {
    first_name: 'Jean-Philippe',
    last_name: 'Ouellet',
    email: 'jp.ouellet@transport-ouellet.example',
    company: 'Transport Ouellet',
    service: 'video',
    message: 'Combien de temps à l’avance faut-il réserver pour filmer nos camions sous la première neige?',
    created_at: '2026-10-14T15:55:00Z',
    ...closedOn('2026-10-14T20:10:00Z'),
  },
] satisfies TablesInsert<'leads'>[];

const sessionId = (number: number) => `30000000-0000-4000-8000-00000000000${number}`;

/** Sessions to come: one with places, one with a single place left, one that is full and has a waiting list. */
export const courseSessions = [
  {
    id: sessionId(1),
    course: 'art-oratoire',
    title: 'Art oratoire',
    starts_at: '2027-01-21T14:00:00Z',
    ends_at: '2027-01-22T21:30:00Z',
    register_until: '2027-01-18T04:59:00Z',
    capacity: 8,
    price: 890,
    place: '525, boulevard Charest Est, Québec',
  },
  {
    id: sessionId(2),
    course: 'media-training',
    title: 'Media training',
    starts_at: '2027-02-09T14:00:00Z',
    ends_at: '2027-02-09T21:30:00Z',
    register_until: '2027-02-05T04:59:00Z',
    capacity: 4,
    price: 650,
    place: '525, boulevard Charest Est, Québec',
  },
  {
    id: sessionId(3),
    course: 'leadership-vocal',
    title: 'Leadership vocal',
    starts_at: '2027-03-16T13:00:00Z',
    ends_at: '2027-03-18T20:30:00Z',
    register_until: '2027-03-12T04:59:00Z',
    capacity: 3,
    price: 1290,
    place: null,
  },
];

const registered = (
  session: number,
  seats: number,
  firstName: string,
  lastName: string,
  state: 'registered' | 'waiting' = 'registered',
) => ({ session: sessionId(session), seats, firstName, lastName, state });

/** Who is registered, and who waits, in the order in which they came. */
export const registrations = [
  registered(1, 2, 'Rosalie', 'Bergeron'),
  registered(2, 2, 'Thomas', 'Nadeau'),
  registered(2, 1, 'Inès', 'Haddad'),
  registered(3, 2, 'Gabriel', 'Simard'),
  registered(3, 1, 'Florence', 'Cloutier'),
  registered(3, 1, 'Mathis', 'Dubé', 'waiting'),
  registered(3, 2, 'Amélie', 'Gauthier', 'waiting'),
].map(({ session, seats, firstName, lastName, state }, index) => ({
  person: {
    id: `91000000-0000-4000-8000-00000000000${index + 1}`,
    kind: 'registration' as const,
    first_name: firstName,
    last_name: lastName,
    email: `${firstName
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z]/g, '')}@exemple.example`,
    service: 'coaching',
    message: '',
    created_at: `2026-11-${10 + index}T15:00:00Z`,
    // Nobody who waits for a place is won.
    ...(state === 'waiting'
      ? { stage: 'new' as const, closed_at: null }
      : { stage: 'won' as const, closed_at: `2026-11-${10 + index}T15:00:00Z` }),
  },
  row: {
    id: `20000000-0000-4000-8000-00000000000${index + 1}`,
    session_id: session,
    lead_id: `91000000-0000-4000-8000-00000000000${index + 1}`,
    seats,
    state,
    created_at: `2026-11-${10 + index}T15:00:00Z`,
    changed_at: `2026-11-${10 + index}T15:00:00Z`,
  },
}));
