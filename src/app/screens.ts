import type { Role } from '#data/session/roles.ts';
import { paths } from '#paths.ts';

/** The address of a screen, what its window is called, its component, and the page in whose folder it is where that isn't its own. */
export type Screen = readonly [path: string, title: string, component: string, page?: string];

/** The one table of the screens of the back-office, by the least role that opens them. */
export const screens: Record<Role, readonly Screen[]> = {
  subscriber: [
    [paths.admin.dashboard, 'Tableau de bord', 'DashboardPage'],
    [paths.admin.profile, 'Mon profil', 'ProfilePage'],
  ],
  editor: [
    [paths.admin.articles, 'Gestion des Articles', 'ArticleListPage'],
    [paths.admin.newArticle, 'Nouvel article', 'ArticleEditPage'],
    [paths.admin.deletedArticles, 'Articles supprimés', 'DeletedItemsPage'],
    [paths.admin.deletedContents, 'Pages supprimées', 'DeletedItemsPage'],
    ['/admin/articles/:id/versions', 'Versions de l’article', 'ArticleVersionsPage'],
    ['/admin/articles/:id', "Éditer l'article", 'ArticleEditPage'],
    [paths.admin.taxonomy, 'Catégories & Tags', 'TaxonomyPage'],
    [paths.admin.releases, 'Mises en ligne', 'ReleaseListPage'],
    ['/admin/releases/:id', 'Mise en ligne', 'ReleasePage'],
    [paths.admin.media, 'Médiathèque', 'MediaPage'],
    // One screen, which stays while one page or section after the other is opened.
    ['/admin/pages/:page?/:section?', 'Pages', 'PagesPage'],
    [paths.admin.formations, 'Formations', 'FormationsPage', 'ContentsPage'],
    [paths.admin.services, 'Services', 'ServicesPage', 'ContentsPage'],
  ],
  moderator: [
    [paths.admin.sessions, 'Sessions de formation', 'CourseSessionListPage'],
    ['/admin/sessions/:id', 'Session', 'CourseSessionPage'],
    [paths.admin.leads, 'Demandes', 'LeadListPage'],
    ['/admin/messages/:id', 'Demande', 'LeadPage'],
    [paths.admin.analytics, 'Statistiques', 'AnalyticsPage'],
    [paths.admin.bookings, 'Réservations', 'BookingsPage'],
  ],
  admin: [
    [paths.admin.dataRequests, 'Demandes d’accès', 'DataRequestsPage'],
    [paths.admin.failedEmails, 'Courriels en échec', 'FailedEmailsPage'],
    [paths.admin.incidents, 'Registre des incidents', 'IncidentsPage'],
    [paths.admin.deletedMedia, 'Médias supprimés', 'DeletedItemsPage'],
    [paths.admin.deletedLeads, 'Demandes supprimées', 'DeletedItemsPage'],
    [paths.admin.deletedSessions, 'Sessions supprimées', 'DeletedItemsPage'],
    [paths.admin.deletedTaxonomy, 'Catégories et tags supprimés', 'DeletedItemsPage'],
    [paths.admin.users, 'Utilisateurs', 'UsersPage'],
    [paths.admin.userJournal, 'Journal des comptes', 'AccountJournalPage'],
    [`${paths.admin.settings}/:section?`, 'Paramètres', 'SettingsPage'],
  ],
};
