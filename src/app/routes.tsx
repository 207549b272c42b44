import type { ComponentType } from 'react';
import { type RouteObject, matchRoutes, redirect } from 'react-router-dom';
import { authRoutes } from './authRoutes.ts';
import type { RouteHandle } from './head.ts';
import { makeDocumentKey } from '#documents/data/documentKey.ts';
import { addressedKindNames } from '#documents/data/documentKinds.ts';
import { paths } from '#paths.ts';
import { unlistedPages } from '#publicPages.ts';
import { pageRoute, redirects, siteLayout, siteRoutes } from './publicRoutes.ts';
import { RootErrorPage } from './RootErrorPage/RootErrorPage.tsx';
import { RootLayout } from './RootLayout.tsx';

/** A screen, layout or guard of the back-office: only the component counts, its title stands in the table. */
const screen =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** Search engines have no business behind the sign-in page, so a title is all that these pages need. */
const titled = (title: string): RouteHandle => ({ head: { title, description: '', isIndexed: false } });

/** What leads to the editor of a document that nobody has made yet: the loader redirects. */
const newDocuments = addressedKindNames.map((kind): RouteObject => ({
  path: paths.admin.newDocument(kind),
  loader: ({ request }) => redirect(paths.admin.content(makeDocumentKey(kind)) + new URL(request.url).search),
  element: null,
}));

const adminRoutes: RouteObject[] = [
  {
    path: paths.admin.dashboard,
    handle: titled('Tableau de bord'),
    lazy: screen(() => import('#admin/dashboard/DashboardPage/DashboardPage.tsx'), 'DashboardPage'),
  },
  {
    path: paths.admin.profile,
    handle: titled('Mon profil'),
    lazy: screen(() => import('#features/people/admin/ProfilePage/ProfilePage.tsx'), 'ProfilePage'),
  },
  {
    lazy: screen(() => import('./guards.tsx'), 'EditorGuard'),
    children: [
      {
        path: paths.admin.articles,
        handle: titled('Gestion des Articles'),
        lazy: screen(
          () => import('#features/articles/admin/ArticleListPage/ArticleListPage.tsx'),
          'ArticleListPage',
        ),
      },
      {
        path: paths.admin.newArticle,
        handle: titled('Nouvel article'),
        lazy: screen(
          () => import('#features/articles/admin/ArticleEditPage/ArticleEditPage.tsx'),
          'ArticleEditPage',
        ),
      },
      {
        path: paths.admin.deletedArticles,
        handle: titled('Articles supprimés'),
        lazy: screen(
          () => import('#features/articles/admin/DeletedArticlesPage/DeletedArticlesPage.tsx'),
          'DeletedArticlesPage',
        ),
      },
      {
        path: paths.admin.deletedContents,
        handle: titled('Pages supprimées'),
        lazy: screen(
          () => import('#features/pages/admin/DeletedContentsPage/DeletedContentsPage.tsx'),
          'DeletedContentsPage',
        ),
      },
      {
        path: '/admin/articles/:id/versions',
        handle: titled('Versions de l’article'),
        lazy: screen(
          () => import('#features/articles/admin/ArticleVersionsPage/ArticleVersionsPage.tsx'),
          'ArticleVersionsPage',
        ),
      },
      {
        path: '/admin/articles/:id',
        handle: titled("Éditer l'article"),
        lazy: screen(
          () => import('#features/articles/admin/ArticleEditPage/ArticleEditPage.tsx'),
          'ArticleEditPage',
        ),
      },
      {
        path: paths.admin.taxonomy,
        handle: titled('Catégories & Tags'),
        lazy: screen(() => import('#features/taxonomy/admin/TaxonomyPage/TaxonomyPage.tsx'), 'TaxonomyPage'),
      },
      {
        path: paths.admin.releases,
        handle: titled('Mises en ligne'),
        lazy: screen(
          () => import('#features/releases/admin/ReleaseListPage/ReleaseListPage.tsx'),
          'ReleaseListPage',
        ),
      },
      {
        path: '/admin/releases/:id',
        handle: titled('Mise en ligne'),
        lazy: screen(() => import('#features/releases/admin/ReleasePage/ReleasePage.tsx'), 'ReleasePage'),
      },
      {
        path: paths.admin.media,
        handle: titled('Médiathèque'),
        lazy: screen(() => import('#features/media/admin/MediaPage/MediaPage.tsx'), 'MediaPage'),
      },
      ...newDocuments,
      {
        // One screen, which stays while one page or section after the other is opened.
        path: '/admin/pages/:page?/:section?',
        handle: titled('Pages'),
        lazy: screen(() => import('#features/pages/admin/PagesPage/PagesPage.tsx'), 'PagesPage'),
      },
      {
        path: paths.admin.formations,
        handle: titled('Formations'),
        lazy: screen(() => import('#features/pages/admin/ContentsPage/ContentsPage.tsx'), 'FormationsPage'),
      },
      {
        path: paths.admin.services,
        handle: titled('Services'),
        lazy: screen(() => import('#features/pages/admin/ContentsPage/ContentsPage.tsx'), 'ServicesPage'),
      },
    ],
  },
  {
    lazy: screen(() => import('./guards.tsx'), 'ModeratorGuard'),
    children: [
      {
        path: paths.admin.sessions,
        handle: titled('Sessions de formation'),
        lazy: screen(
          () => import('#features/courses/admin/CourseSessionListPage/CourseSessionListPage.tsx'),
          'CourseSessionListPage',
        ),
      },
      {
        path: '/admin/sessions/:id',
        handle: titled('Session'),
        lazy: screen(
          () => import('#features/courses/admin/CourseSessionPage/CourseSessionPage.tsx'),
          'CourseSessionPage',
        ),
      },
      {
        path: paths.admin.leads,
        handle: titled('Demandes'),
        lazy: screen(() => import('#features/requests/admin/LeadListPage/LeadListPage.tsx'), 'LeadListPage'),
      },
      {
        path: '/admin/messages/:id',
        handle: titled('Demande'),
        lazy: screen(() => import('#features/requests/admin/LeadPage/LeadPage.tsx'), 'LeadPage'),
      },
      {
        path: paths.admin.analytics,
        handle: titled('Statistiques'),
        lazy: screen(
          () => import('#features/statistics/admin/AnalyticsPage/AnalyticsPage.tsx'),
          'AnalyticsPage',
        ),
      },
      {
        path: paths.admin.bookings,
        handle: titled('Réservations'),
        lazy: screen(() => import('#features/studios/admin/BookingsPage/BookingsPage.tsx'), 'BookingsPage'),
      },
    ],
  },
  {
    lazy: screen(() => import('./guards.tsx'), 'AdminGuard'),
    children: [
      {
        path: paths.admin.dataRequests,
        handle: titled('Demandes d’accès'),
        lazy: screen(
          () => import('#features/privacy/admin/DataRequestsPage/DataRequestsPage.tsx'),
          'DataRequestsPage',
        ),
      },
      {
        path: paths.admin.failedEmails,
        handle: titled('Courriels en échec'),
        lazy: screen(
          () => import('#features/requests/admin/FailedEmailsPage/FailedEmailsPage.tsx'),
          'FailedEmailsPage',
        ),
      },
      {
        path: paths.admin.incidents,
        handle: titled('Registre des incidents'),
        lazy: screen(
          () => import('#features/privacy/admin/IncidentsPage/IncidentsPage.tsx'),
          'IncidentsPage',
        ),
      },
      {
        path: paths.admin.deletedMedia,
        handle: titled('Médias supprimés'),
        lazy: screen(
          () => import('#features/media/admin/DeletedMediaPage/DeletedMediaPage.tsx'),
          'DeletedMediaPage',
        ),
      },
      {
        path: paths.admin.deletedLeads,
        handle: titled('Demandes supprimées'),
        lazy: screen(
          () => import('#features/requests/admin/DeletedLeadsPage/DeletedLeadsPage.tsx'),
          'DeletedLeadsPage',
        ),
      },
      {
        path: paths.admin.deletedSessions,
        handle: titled('Sessions supprimées'),
        lazy: screen(
          () => import('#features/courses/admin/DeletedCourseSessionsPage/DeletedCourseSessionsPage.tsx'),
          'DeletedCourseSessionsPage',
        ),
      },
      {
        path: paths.admin.deletedTaxonomy,
        handle: titled('Catégories et tags supprimés'),
        lazy: screen(
          () => import('#features/taxonomy/admin/DeletedTaxonomyPage/DeletedTaxonomyPage.tsx'),
          'DeletedTaxonomyPage',
        ),
      },
      {
        path: paths.admin.users,
        handle: titled('Utilisateurs'),
        lazy: screen(() => import('#features/people/admin/UsersPage/UsersPage.tsx'), 'UsersPage'),
      },
      {
        path: paths.admin.userJournal,
        handle: titled('Journal des comptes'),
        lazy: screen(
          () => import('#features/people/admin/AccountJournalPage/AccountJournalPage.tsx'),
          'AccountJournalPage',
        ),
      },
      {
        path: `${paths.admin.settings}/:section?`,
        handle: titled('Paramètres'),
        lazy: screen(() => import('#features/pages/admin/SettingsPage/SettingsPage.tsx'), 'SettingsPage'),
      },
    ],
  },
];

/** Whether the table has a route of its own for a path. */
export const hasRoute = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path !== '*';

/** The routes. Pages are lazy; the session and its libraries load with `/auth` and `/admin` alone. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RootErrorPage />,
    HydrateFallback: () => null,
    children: [
      {
        lazy: siteLayout,
        children: siteRoutes,
      },
      // In a frame of their own, where nobody is counted, as previews are.
      ...Object.values(unlistedPages).map((page) => pageRoute(page, { loadsSettings: true })),
      {
        lazy: async () => {
          const { SessionProviders } = await import('./providers.tsx');
          const Component = () => <SessionProviders hasRoute={hasRoute} />;
          // The same component while the screen is on its way: the session starts once, and stays.
          return { Component, HydrateFallback: Component };
        },
        children: [
          ...authRoutes,
          {
            lazy: screen(() => import('./guards.tsx'), 'SignedInGuard'),
            children: [
              {
                lazy: screen(() => import('#admin/shell/AdminLayout/AdminLayout.tsx'), 'AdminLayout'),
                children: adminRoutes,
              },
            ],
          },
        ],
      },
      ...redirects,
    ],
  },
];
