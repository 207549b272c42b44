import {
  BriefcaseBusiness,
  CalendarDays,
  ChartColumn,
  FileText,
  GraduationCap,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MailWarning,
  Mic,
  PanelsTopLeft,
  Rocket,
  Scale,
  Settings,
  ShieldAlert,
  Tags,
  Users,
} from 'lucide-react';
import type { Role } from '#data/session/roles.ts';
import { paths } from '#paths.ts';

export type NavigationEntry = { label: string; path: string; icon: LucideIcon };

/** The ten entries of the sidebar, the same for every role (product: sidebar). */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Tableau de bord', path: paths.admin.dashboard, icon: LayoutDashboard },
  { label: 'Articles & Blog', path: paths.admin.articles, icon: FileText },
  { label: 'Pages', path: paths.admin.pages, icon: PanelsTopLeft },
  { label: 'Médiathèque', path: paths.admin.media, icon: Images },
  { label: 'Formations', path: paths.admin.formations, icon: GraduationCap },
  { label: 'Services', path: paths.admin.services, icon: BriefcaseBusiness },
  { label: 'Utilisateurs', path: paths.admin.users, icon: Users },
  { label: 'Catégories & Tags', path: paths.admin.taxonomy, icon: Tags },
  { label: 'Statistiques', path: paths.admin.analytics, icon: ChartColumn },
  { label: 'Paramètres', path: paths.admin.settings, icon: Settings },
];

/** What staff come back to each day, under the ten: for the roles that its screens open for. */
export const dailyNavigation: readonly (NavigationEntry & { role: Role })[] = [
  { label: 'Demandes', path: paths.admin.leads, icon: Inbox, role: 'moderator' },
  { label: 'Sessions', path: paths.admin.sessions, icon: CalendarDays, role: 'moderator' },
  { label: 'Réservations', path: paths.admin.bookings, icon: Mic, role: 'moderator' },
  { label: 'Mises en ligne', path: paths.admin.releases, icon: Rocket, role: 'editor' },
  { label: 'Loi 25\u00A0: accès', path: paths.admin.dataRequests, icon: Scale, role: 'admin' },
  { label: 'Loi 25\u00A0: incidents', path: paths.admin.incidents, icon: ShieldAlert, role: 'admin' },
  { label: 'Courriels en échec', path: paths.admin.failedEmails, icon: MailWarning, role: 'admin' },
];

/** The one entry that a screen belongs to: the longest address that its own begins with; the dashboard is only itself. */
export function findEntry(pathname: string): string | undefined {
  const addresses = [...navigation, ...dailyNavigation]
    .map(({ path }) => path)
    .filter(
      (path) => pathname === path || (path !== paths.admin.dashboard && pathname.startsWith(`${path}/`)),
    );
  return addresses.toSorted((a, b) => b.length - a.length)[0];
}
