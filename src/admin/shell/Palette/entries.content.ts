import {
  Briefcase,
  CalendarDays,
  CalendarRange,
  CircleUser,
  FilePlus,
  FileText,
  FolderPlus,
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
import { toDocument } from '#documents/data/documentKey.ts';
import { paths } from '#paths.ts';
import { type PageName, publicPages } from '#publicPages.ts';
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

/** What one makes. */
export const creations: readonly PaletteEntry[] = [
  {
    label: 'Nouvel article',
    path: paths.admin.newArticle,
    icon: Plus,
    role: 'editor',
    words: 'écrire créer',
  },
  {
    label: 'Nouvelle page',
    path: paths.admin.newDocument('page'),
    icon: FilePlus,
    role: 'editor',
    words: 'créer',
  },
  {
    label: 'Nouveau projet',
    path: paths.admin.newDocument('project'),
    icon: FolderPlus,
    role: 'editor',
    words: 'créer',
  },
  {
    label: 'Nouvelle émission',
    path: paths.admin.newDocument('show'),
    icon: Radio,
    role: 'editor',
    words: 'créer balado',
  },
  {
    label: 'Nouvel épisode',
    path: paths.admin.newDocument('episode'),
    icon: Mic,
    role: 'editor',
    words: 'créer balado',
  },
];

type Heading = { label: string; icon: LucideIcon };

const headings: Readonly<Partial<Record<DeskKind, Heading>>> = {
  article: { label: 'Articles', icon: FileText },
  page: { label: 'Pages', icon: LayoutTemplate },
  project: { label: 'Réalisations', icon: Briefcase },
  show: { label: 'Émissions', icon: Radio },
  episode: { label: 'Épisodes', icon: Mic },
  section: { label: 'Textes du site', icon: PanelsTopLeft },
  medium: { label: 'Médias', icon: Images },
  request: { label: 'Demandes', icon: Inbox },
  session: { label: 'Sessions', icon: CalendarDays },
  release: { label: 'Mises en ligne', icon: Rocket },
  person: { label: 'Personnes', icon: CircleUser },
};

/** Under which heading something stands that the database finds: unless it has its own, that of the pages of its kind. */
export const findHeading = (kind: DeskKind): Heading =>
  headings[kind] ?? { label: publicPages[kind as PageName].title, icon: FileText };

/** The screen of what was found. */
export function toDeskPath({ kind, id, title, note }: DeskEntry): string {
  switch (kind) {
    case 'article':
      return paths.admin.article(id);
    case 'section':
      return paths.admin.content(id);
    case 'medium':
      return `${paths.admin.media}?q=${encodeURIComponent(title)}`;
    case 'request':
      return paths.admin.lead(id);
    case 'session':
      return paths.admin.session(id);
    case 'release':
      return paths.admin.release(id);
    case 'person':
      return `${paths.admin.users}?q=${encodeURIComponent(note)}`;
    case 'page':
    case 'project':
    case 'show':
    case 'episode':
      return paths.admin.content(`${kind}/${id}`);
  }
}

/** The document that was found; null for what isn't one. */
export function toDeskDocument({ kind, id }: DeskEntry): string | null {
  if (kind === 'section') return id;
  return kind === 'article' || kind === 'page' || kind === 'project' || kind === 'show' || kind === 'episode'
    ? toDocument(kind, id)
    : null;
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
  { keys: ['Ctrl', 'S'], label: 'Enregistrer ce qui est ouvert' },
  { keys: ['Maj', 'Flèches'], label: 'Dans le calendrier\u00A0: déplacer ce qui est planifié' },
  { keys: ['F6'], label: 'Aller aux notifications' },
  { keys: ['Échap'], label: 'Fermer une fenêtre, effacer une recherche' },
];
