// The one table of public pages, from which everything else that knows them is made: routes, addresses, what links may
// lead to, previews, the site map, reserved addresses, what is counted, and the journeys' list of pages.

type PublicPage = {
  /** Its address, or the pattern of the addresses of things that have their own. */
  path: string;
  /** What staff call it. */
  title: string;
  /** Its component, in a folder of that name: `src/site/pages/AboutPage/AboutPage.tsx`. */
  page: `${string}Page`;
  /** Its parts that links may lead to, by their anchors, in the words that follow its title. */
  anchors?: Readonly<Record<string, string>>;
  /** Search gives it before others to who wants to buy, or after all others unless its title is asked for. */
  found?: 'whenBuying' | 'last';
};

/** What everybody may read, in the order of the back-office. Its sections name it by its key: `home/hero`. */
export const publicPages = {
  home: { path: '/', title: 'Accueil', page: 'HomePage' },
  about: { path: '/about', title: 'À propos', page: 'AboutPage' },
  services: { path: '/services', title: 'Services', page: 'ServicesPage', found: 'whenBuying' },
  audiovisual: {
    path: '/services/production-audiovisuelle',
    title: 'Production audiovisuelle',
    page: 'ServiceAudiovisualPage',
    found: 'whenBuying',
    anchors: { studios: 'les studios' },
  },
  podcastProduction: {
    path: '/services/production-de-balado',
    title: 'Production de balado',
    page: 'ServicePodcastPage',
    found: 'whenBuying',
    anchors: { ecrire: 'le formulaire' },
  },
  communication: {
    path: '/services/communication-visibilite',
    title: 'Communication et visibilité',
    page: 'ServiceCommunicationPage',
    found: 'whenBuying',
  },
  training: {
    path: '/services/formation-communication',
    title: 'Formation et coaching',
    page: 'ServiceTrainingPage',
    found: 'whenBuying',
    anchors: { 'prochaines-sessions': 'les prochaines sessions' },
  },
  strategy: {
    path: '/services/strategie-accompagnement',
    title: 'Stratégie et accompagnement',
    page: 'ServiceStrategyPage',
    found: 'whenBuying',
  },
  formations: { path: '/formations', title: 'Formations', page: 'FormationsPage', found: 'whenBuying' },
  realizations: { path: '/realizations', title: 'Réalisations', page: 'RealizationsPage' },
  project: { path: '/realizations/:slug', title: 'Projets', page: 'ProjectPage' },
  podcasts: { path: '/balados', title: 'Balados', page: 'PodcastsPage' },
  show: { path: '/balados/:show', title: 'Émissions', page: 'ShowPage' },
  episode: { path: '/balados/:show/:episode', title: 'Épisodes', page: 'EpisodePage' },
  contact: {
    path: '/contact',
    title: 'Contact',
    page: 'ContactPage',
    found: 'whenBuying',
    anchors: { ecrire: 'le formulaire' },
  },
  blog: { path: '/blog', title: 'Blogue', page: 'BlogPage' },
  blogArticle: { path: '/blog/:slug', title: 'Articles du blogue', page: 'BlogArticlePage' },
  search: { path: '/recherche', title: 'Recherche', page: 'SearchPage' },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Politique de confidentialité',
    page: 'PrivacyPolicyPage',
    found: 'last',
  },
  termsOfService: {
    path: '/terms-of-service',
    title: 'Conditions d’utilisation',
    page: 'TermsOfServicePage',
    found: 'last',
  },
  legalNotice: { path: '/legal-notice', title: 'Mentions légales', page: 'LegalNoticePage', found: 'last' },
  /** Stands for all addresses that nothing else has. */
  notFound: { path: '/404', title: 'Page introuvable', page: 'NotFoundPage' },
} as const satisfies Record<string, PublicPage>;

/** What is for whoever has a link, in a frame of its own: no search engine may list it, nobody is counted. */
export const unlistedPages = {
  /** Followed by `#` and a token: an article that may not be public. */
  preview: { path: '/apercu', title: 'Aperçu', page: 'PreviewPage' },
  /** Followed by `#` and a token: what became of a registration, and how to cancel it. */
  registration: { path: '/inscription', title: 'Votre inscription', page: 'RegistrationPage' },
  /** The form by which people register for a session of a course. */
  register: { path: '/inscription/:session', title: 'Inscription', page: 'RegisterPage' },
  /** Followed by `#` and a token: what became of a request for a studio, and how to cancel it. */
  booking: { path: '/reservation', title: 'Votre réservation', page: 'BookingPage' },
  /** The free times of a studio, and the form by which people ask for one. */
  bookStudio: { path: '/reservation/:studio', title: 'Réservation', page: 'BookStudioPage' },
} as const satisfies Record<string, PublicPage>;

/** Addresses that something links to without a page of their own (product: service cards): each leads to the page that answers it. */
export const shortAddresses = {
  portfolio: { path: '/portfolio', leadsTo: 'realizations', title: 'Portfolio (mène aux réalisations)' },
  podcast: {
    path: '/services/podcast',
    leadsTo: 'podcastProduction',
    title: 'Podcast (mène à la production de balado)',
  },
  video: {
    path: '/services/video',
    leadsTo: 'audiovisual',
    title: 'Vidéo (mène à la production audiovisuelle)',
  },
  marketing: {
    path: '/services/marketing',
    leadsTo: 'communication',
    title: 'Marketing (mène à la communication)',
  },
  analytics: { path: '/services/analytics', leadsTo: 'strategy', title: 'Analytics (mène à la stratégie)' },
} as const satisfies Record<string, { path: string; leadsTo: PageName; title: string }>;

export type PageName = keyof typeof publicPages;

/** The pages that are at one address each. */
type FixedPages = {
  [
    Name in PageName as (typeof publicPages)[Name]['path'] extends `${string}:${string}` ? never : Name
  ]: (typeof publicPages)[Name]['path'];
};

/** The addresses of the pages that have one each, by their names. */
export const pagePaths = Object.fromEntries(
  Object.entries(publicPages).flatMap(([name, { path }]) => (path.includes(':') ? [] : [[name, path]])),
) as FixedPages;

const tables: readonly Record<string, { path: string }>[] = [publicPages, unlistedPages, shortAddresses];

/** The first part of each address of the tables: a page that staff compose can't be there. */
export const takenSlugs = [
  ...new Set(
    tables
      .flatMap((table) => Object.values(table))
      .flatMap(({ path }) => path.split('/').slice(1, 2))
      .filter(Boolean),
  ),
];
