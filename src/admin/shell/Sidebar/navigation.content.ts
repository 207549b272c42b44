import {
  BriefcaseBusiness,
  ChartColumn,
  FileText,
  GraduationCap,
  Images,
  LayoutDashboard,
  type LucideIcon,
  PanelsTopLeft,
  Settings,
  Tags,
  Users,
} from 'lucide-react';
import { paths } from '#paths.ts';

/** The ten entries of the sidebar, the same for every role (product 6.1). */
export const navigation: readonly { label: string; path: string; icon: LucideIcon }[] = [
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
