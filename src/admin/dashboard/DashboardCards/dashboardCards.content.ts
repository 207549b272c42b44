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
  description: string;
  path: string;
  icon: LucideIcon;
  /** The role that sees the card, and that its screen needs (product 6.3). */
  role: Role;
};

/** The eight cards of the dashboard, in order (product 6.3). */
export const dashboardCards: readonly DashboardCard[] = [
  {
    title: 'Articles & Blog',
    description: 'Rédiger, publier et archiver les articles.',
    path: paths.admin.articles,
    icon: FileText,
    role: 'editor',
  },
  {
    title: 'Pages',
    description: 'Mettre à jour les pages du site.',
    path: paths.admin.pages,
    icon: PanelsTopLeft,
    role: 'editor',
  },
  {
    title: 'Médiathèque',
    description: 'Téléverser et ranger images, sons et documents.',
    path: paths.admin.media,
    icon: Images,
    role: 'editor',
  },
  {
    title: 'Formations',
    description: 'Gérer le catalogue des formations.',
    path: paths.admin.formations,
    icon: GraduationCap,
    role: 'editor',
  },
  {
    title: 'Utilisateurs',
    description: 'Inviter des collègues et attribuer leurs rôles.',
    path: paths.admin.users,
    icon: Users,
    role: 'admin',
  },
  {
    title: 'Catégories & Tags',
    description: 'Classer les articles par sujet.',
    path: paths.admin.taxonomy,
    icon: Tags,
    role: 'editor',
  },
  {
    title: 'Statistiques',
    description: 'Suivre la fréquentation du site.',
    path: paths.admin.analytics,
    icon: ChartColumn,
    role: 'moderator',
  },
  {
    title: 'Paramètres',
    description: 'Régler le site et le back-office.',
    path: paths.admin.settings,
    icon: Settings,
    role: 'admin',
  },
];
