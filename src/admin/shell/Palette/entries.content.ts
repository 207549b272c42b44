import {
  Briefcase,
  CalendarDays,
  CalendarRange,
  CircleUser,
  FileText,
  Images,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  Mic,
  PanelsTopLeft,
  Plus,
  Radio,
  Rocket,
  Trash2,
} from 'lucide-react';
import type { Role } from '#data/session/roles.ts';
import type { DeskEntry, DeskKind } from '#features/search/data/desk.queries.ts';
import {
  type AddressedKindName,
  addressedKindNames,
  getKindFacts,
  isAddressedKind,
} from '#documents/data/documentKinds.ts';
import { paths } from '#paths.ts';
import { dailyNavigation, navigation } from '../Sidebar/navigation.content.ts';

/** What the palette leads to by itself, without asking the database. */
export type PaletteEntry = {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Absent for everyone. */
  role?: Role;
  /** What people call it as well. */
  words?: string;
};

/** Other words for the screens of the sidebar. */
const words: Readonly<Record<string, string>> = {
  [paths.admin.dashboard]: 'accueil à faire',
  [paths.admin.articles]: 'blogue textes',
  [paths.admin.pages]: 'sections site projets balados',
  [paths.admin.media]: 'images photos sons vidéos fichiers documents',
  [paths.admin.formations]: 'cours prix',
  [paths.admin.services]: 'offres prix',
  [paths.admin.users]: 'personnes équipe comptes rôles',
  [paths.admin.taxonomy]: 'étiquettes sujets',
  [paths.admin.analytics]: 'visites chiffres fréquentation',
  [paths.admin.settings]: 'réglages horaires coordonnées',
  [paths.admin.leads]: 'messages clients contacts estimations',
  [paths.admin.sessions]: 'formations inscriptions dates',
  [paths.admin.bookings]: 'studios agenda semaine',
  [paths.admin.releases]: 'publications planifié lot',
  [paths.admin.dataRequests]: 'demandes d’accès renseignements personnels',
  [paths.admin.incidents]: 'registre',
  [paths.admin.failedEmails]: 'messages non envoyés',
};

/** Every screen that one goes to. */
export const screens: readonly PaletteEntry[] = [
  ...[...navigation, ...dailyNavigation].map((entry) => ({ ...entry, words: words[entry.path] ?? '' })),
  {
    label: 'Calendrier éditorial',
    path: paths.admin.calendar,
    icon: CalendarRange,
    role: 'editor',
    words: 'planifié publications mois agenda',
  },
  { label: 'Mon profil', path: paths.admin.profile, icon: CircleUser, words: 'nom mot de passe appareil' },
  {
    label: 'Articles supprimés',
    path: paths.admin.deletedArticles,
    icon: Trash2,
    role: 'editor',
    words: 'corbeille',
  },
  {
    label: 'Pages supprimées',
    path: paths.admin.deletedContents,
    icon: Trash2,
    role: 'editor',
    words: 'corbeille projets émissions épisodes',
  },
  {
    label: 'Médias supprimés',
    path: paths.admin.deletedMedia,
    icon: Trash2,
    role: 'admin',
    words: 'corbeille',
  },
  {
    label: 'Demandes supprimées',
    path: paths.admin.deletedLeads,
    icon: Trash2,
    role: 'admin',
    words: 'corbeille',
  },
  {
    label: 'Sessions supprimées',
    path: paths.admin.deletedSessions,
    icon: Trash2,
    role: 'admin',
    words: 'corbeille formations',
  },
  {
    label: 'Catégories et tags supprimés',
    path: paths.admin.deletedTaxonomy,
    icon: Trash2,
    role: 'admin',
    words: 'corbeille',
  },
];

/** The signs of the kinds that staff make. */
const icons = {
  page: LayoutTemplate,
  briefcase: Briefcase,
  radio: Radio,
  microphone: Mic,
} as const;

/** What one makes. */
export const creations: readonly PaletteEntry[] = [
  {
    label: 'Nouvel article',
    path: paths.admin.newArticle,
    icon: Plus,
    role: 'editor',
    words: 'écrire créer',
  },
  ...addressedKindNames.map((kind): PaletteEntry => {
    const { words: called, icon, synonyms = '' } = getKindFacts(kind);
    return {
      label: called.origin,
      path: paths.admin.newDocument(kind),
      icon: icons[icon],
      role: 'editor',
      words: `créer ${synonyms}`,
    };
  }),
];

type Heading = { label: string; icon: LucideIcon };

type OtherKind = Exclude<DeskKind, AddressedKindName>;

const headings: Readonly<Record<OtherKind, Heading>> = {
  article: { label: 'Articles', icon: FileText },
  section: { label: 'Textes du site', icon: PanelsTopLeft },
  medium: { label: 'Médias', icon: Images },
  request: { label: 'Demandes', icon: Inbox },
  session: { label: 'Sessions', icon: CalendarDays },
  release: { label: 'Mises en ligne', icon: Rocket },
  person: { label: 'Personnes', icon: CircleUser },
};

/** Under which heading something stands that the database finds. */
export function findHeading(kind: DeskKind): Heading {
  if (!isAddressedKind(kind)) return headings[kind];
  const { found, icon } = getKindFacts(kind);
  return { label: found.many, icon: icons[icon] };
}

/** The screens of what is no document. */
const screensOf: Readonly<Partial<Record<DeskKind, (entry: DeskEntry) => string>>> = {
  medium: ({ title }) => `${paths.admin.media}?q=${encodeURIComponent(title)}`,
  request: ({ id }) => paths.admin.lead(id),
  session: ({ id }) => paths.admin.session(id),
  release: ({ id }) => paths.admin.release(id),
  person: ({ note }) => `${paths.admin.users}?q=${encodeURIComponent(note)}`,
};

/** The screen of what was found. */
export const toDeskPath = (entry: DeskEntry) =>
  screensOf[entry.kind]?.(entry) ?? paths.admin.content(toDeskDocument(entry) ?? '');

/** The document that was found; null for what isn't one. */
export function toDeskDocument({ kind, id }: DeskEntry): string | null {
  if (screensOf[kind]) return null;
  return kind === 'section' ? id : `${kind}/${id}`;
}

/** The keys of the back-office, as « ? » lists them. */
export const shortcuts: readonly { keys: readonly string[]; label: string }[] = [
  { keys: ['Ctrl', 'K'], label: 'Aller à un écran, créer, trouver' },
  {
    keys: ['Flèche droite'],
    label: 'Dans les résultats\u00A0: ce que l’on peut faire de celui qui est choisi',
  },
  { keys: ['?'], label: 'Voir les raccourcis' },
  { keys: ['Ctrl', 'B'], label: 'Réduire ou ouvrir le menu; dans un texte, mettre en gras' },
  {
    keys: ['Alt', 'F10'],
    label: 'Dans un texte\u00A0: aller à la barre d’outils; Tab passe au champ suivant',
  },
  { keys: ['Ctrl', 'S'], label: 'Enregistrer ce qui est ouvert' },
  { keys: ['Maj', 'Flèches'], label: 'Dans le calendrier\u00A0: déplacer ce qui est planifié' },
  { keys: ['F6'], label: 'Aller aux notifications' },
  { keys: ['Échap'], label: 'Fermer une fenêtre, effacer une recherche' },
];
