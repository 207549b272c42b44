import {
  ChartColumn,
  FileText,
  GraduationCap,
  Images,
  type LucideIcon,
  PanelsTopLeft,
  Settings,
  Tags,
  Users,
} from 'lucide-react';
import { paths } from '#paths.ts';
import type { Role } from '#data/session/roles.ts';

export type DashboardCard = {
  title: string;
  path: string;
  icon: LucideIcon;
  /** The role that sees the card, and that its screen needs (product: dashboard cards). */
  role: Role;
};

/** The eight cards of the dashboard, in order (product: dashboard cards). */
export const dashboardCards: readonly DashboardCard[] = [
  {
    title: 'Articles & Blog',
    path: paths.admin.articles,
    icon: FileText,
    role: 'editor',
  },
  {
    title: 'Pages',
    path: paths.admin.pages,
    icon: PanelsTopLeft,
    role: 'editor',
  },
  {
    title: 'Médiathèque',
    path: paths.admin.media,
    icon: Images,
    role: 'editor',
  },
  {
    title: 'Formations',
    path: paths.admin.formations,
    icon: GraduationCap,
    role: 'editor',
  },
  {
    title: 'Utilisateurs',
    path: paths.admin.users,
    icon: Users,
    role: 'admin',
  },
  {
    title: 'Catégories & Tags',
    path: paths.admin.taxonomy,
    icon: Tags,
    role: 'editor',
  },
  {
    title: 'Statistiques',
    path: paths.admin.analytics,
    icon: ChartColumn,
    role: 'moderator',
  },
  {
    title: 'Paramètres',
    path: paths.admin.settings,
    icon: Settings,
    role: 'admin',
  },
];
