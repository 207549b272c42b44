import {
  Briefcase,
  CalendarClock,
  CalendarDays,
  CalendarOff,
  CalendarRange,
  CircleUser,
  Download,
  FilePen,
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
  UserPlus,
} from 'lucide-react';
import type { Role } from '#data/session/roles.ts';
import type { DeskEntry, DeskKind } from '#features/search/data/desk.queries.ts';
import {
  type AddressedKindName,
  addressedKindNames,
  getKindFacts,
  kindWords,
  isAddressedKind,
} from '#documents/data/documentKinds.ts';
import { paths } from '#paths.ts';
import { dailyNavigation, navigation } from '../AdminLayout/navigation.content.ts';
import { matchWords } from './matchWords.ts';

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

/** Other words for the screens of the sidebar, and for what is done first on each. */
const words: Readonly<Record<string, string>> = {
  [paths.admin.dashboard]: 'accueil à faire aujourd’hui',
  [paths.admin.articles]: 'blogue textes modifier corriger',
  [paths.admin.pages]: 'sections site projets balados émissions modifier changer textes plan menu',
  [paths.admin.media]:
    'images photos portraits logos sons vidéos fichiers documents ajouter téléverser envoyer upload remplacer',
  [paths.admin.formations]: 'cours prix tarifs changer ajouter nouvelle',
  [paths.admin.services]: 'offres prix tarifs changer ajouter nouveau',
  [paths.admin.users]: 'personnes équipe comptes rôles collègues suspendre retirer changer',
  [paths.admin.taxonomy]: 'étiquettes sujets mots-clés nouvelle nouveau ajouter créer joindre fusionner',
  [paths.admin.analytics]:
    'visites chiffres fréquentation audience lectures recherches liens brisés redirections adresses introuvables',
  [paths.admin.settings]:
    'réglages horaires heures ouverture coordonnées téléphone courriel adresse réseaux sociaux changer',
  [paths.admin.leads]: 'messages clients contacts estimations soumissions répondre',
  [paths.admin.sessions]: 'formations inscriptions inscrits participants dates',
  [paths.admin.bookings]: 'studios agenda semaine réserver location',
  [paths.admin.releases]: 'publications planifiées lot ensemble publier',
  [paths.admin.dataRequests]: 'demandes d’accès renseignements personnels vie privée confidentialité',
  [paths.admin.incidents]: 'registre fuite confidentialité signaler',
  [paths.admin.failedEmails]: 'messages non envoyés renvoyer',
};

/** Every screen that one goes to. */
const screens: readonly PaletteEntry[] = [
  ...[...navigation, ...dailyNavigation].map((entry) => ({ ...entry, words: words[entry.path] ?? '' })),
  {
    label: 'Calendrier éditorial',
    path: paths.admin.calendar,
    icon: CalendarRange,
    role: 'editor',
    words: 'publications mois agenda',
  },
  {
    label: 'Mon profil',
    path: paths.admin.profile,
    icon: CircleUser,
    words: 'nom mot de passe changer appareil compte second facteur',
  },
  {
    label: 'Articles supprimés',
    path: paths.admin.deletedArticles,
    icon: Trash2,
    role: 'editor',
    words: 'corbeille supprimer restaurer rétablir récupérer',
  },
  {
    label: 'Pages supprimées',
    path: paths.admin.deletedContents,
    icon: Trash2,
    role: 'editor',
    words: 'corbeille supprimer restaurer rétablir récupérer projets émissions épisodes',
  },
  {
    label: 'Médias supprimés',
    path: paths.admin.deletedMedia,
    icon: Trash2,
    role: 'admin',
    words: 'corbeille supprimer restaurer rétablir récupérer',
  },
  {
    label: 'Demandes supprimées',
    path: paths.admin.deletedLeads,
    icon: Trash2,
    role: 'admin',
    words: 'corbeille supprimer restaurer rétablir récupérer',
  },
  {
    label: 'Sessions supprimées',
    path: paths.admin.deletedSessions,
    icon: Trash2,
    role: 'admin',
    words: 'corbeille supprimer restaurer rétablir récupérer formations',
  },
  {
    label: 'Catégories et tags supprimés',
    path: paths.admin.deletedTaxonomy,
    icon: Trash2,
    role: 'admin',
    words: 'corbeille supprimer restaurer rétablir récupérer',
  },
];

/** The signs of the kinds that staff make. */
const icons = {
  page: LayoutTemplate,
  briefcase: Briefcase,
  radio: Radio,
  microphone: Mic,
} as const;

/** What one does or makes, on the screen where it begins. */
const acts: readonly PaletteEntry[] = [
  {
    label: 'Nouvel article',
    path: paths.admin.newArticle,
    icon: Plus,
    role: 'editor',
    words: 'écrire rédiger créer blogue billet',
  },
  {
    label: 'Nouvelle demande',
    path: paths.admin.newLead,
    icon: Plus,
    role: 'editor',
    words: 'téléphone appel inscrire client',
  },
  ...addressedKindNames.map((kind): PaletteEntry => {
    const { icon, synonyms = '' } = getKindFacts(kind);
    return {
      label: kindWords[kind].origin,
      path: paths.admin.newDocument(kind),
      icon: icons[icon],
      role: 'editor',
      words: `créer ajouter ${synonyms}`,
    };
  }),
  {
    label: 'Nouvelle session de formation',
    path: paths.admin.newSession(''),
    icon: CalendarDays,
    role: 'editor',
    words: 'créer ajouter date cours',
  },
  {
    label: 'Inviter une personne',
    path: paths.admin.invite,
    icon: UserPlus,
    role: 'admin',
    words: 'ajouter nouvel utilisateur collègue compte éditeur équipe',
  },
  {
    label: 'Exporter les demandes',
    path: paths.admin.exportedLeads,
    icon: Download,
    role: 'moderator',
    words: 'télécharger csv excel tableur comptable comptabilité',
  },
  {
    label: 'Fermer un jour',
    path: `${paths.admin.content('settings/hours')}?ajouter=exceptions`,
    icon: CalendarOff,
    role: 'admin',
    words: 'fermeture férié congé vacances noël horaires heures',
  },
  {
    label: 'Fermer les studios un jour',
    path: `${paths.admin.content('settings/bookings')}?ajouter=closed`,
    icon: CalendarOff,
    role: 'admin',
    words: 'fermeture férié congé réservations',
  },
  {
    label: 'Brouillons',
    path: `${paths.admin.articles}?statut=draft`,
    icon: FilePen,
    role: 'editor',
    words: 'articles pas publiés terminer',
  },
  {
    label: 'Planifiés',
    path: `${paths.admin.releases}?vue=agenda`,
    icon: CalendarClock,
    role: 'editor',
    words: 'planification programmés prévus à venir publier plus tard',
  },
];

/** The screens, acts and things to make that some words name, for a role: first the group with a label that says them all. */
export function findKnown(text: string, hasRole: (role: Role) => boolean) {
  const find = (entries: readonly PaletteEntry[]) =>
    entries.filter(
      ({ role, label, words: called = '' }) =>
        (!role || hasRole(role)) && matchWords(`${label} ${called}`, text),
    );
  const isNamed = ({ label }: PaletteEntry) => matchWords(label, text);
  return [
    { group: 'Aller à', entries: find(screens) },
    { group: 'Agir et créer', entries: find(acts) },
  ]
    .map(({ group, entries }) => ({
      group,
      entries: entries.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))),
    }))
    .toSorted((one, other) => Number(other.entries.some(isNamed)) - Number(one.entries.some(isNamed)));
}

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
