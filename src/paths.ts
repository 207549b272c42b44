import { type PageName, pagePaths, shortAddresses, unlistedPages } from './publicPages.ts';

/** Addresses have no capitals. */
const toLowercase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where documents are edited whose key begins with one of these; all others on the screen of pages. */
const screensOfKeys: Readonly<Record<string, string>> = {
  article: 'articles',
  settings: 'settings',
  internal: 'settings',
};

/** After the address of a lead: the answer is open. */
export const REPLYING = '#repondre';

/** Every address of the site, so that a link is typed and a renamed route is found by the compiler. */
export const paths = {
  ...pagePaths,
  realization: (slug: string) => `/realizations/${encodeURIComponent(slug)}`,
  podcast: (show: string) => `/balados/${encodeURIComponent(show)}`,
  podcastFeed: (show: string) => `/balados/${encodeURIComponent(show)}/feed.xml`,
  episode: (show: string, episode: string) =>
    `/balados/${encodeURIComponent(show)}/${encodeURIComponent(episode)}`,
  /** What players read of an episode, beside its page. */
  episodeTranscript: (show: string, episode: string) =>
    `/balados/${encodeURIComponent(show)}/${encodeURIComponent(episode)}/transcription.vtt`,
  episodeChapters: (show: string, episode: string) =>
    `/balados/${encodeURIComponent(show)}/${encodeURIComponent(episode)}/chapitres.json`,
  portfolio: shortAddresses.portfolio.path,
  blogArticle: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** How browsers learn to ask the site's own search. */
  openSearch: '/opensearch.xml',
  /** Followed by `#` and a token: an article that may not be public. */
  preview: unlistedPages.preview.path,
  /** What the site as a release will make it stands below: `/apercu/site/blog#token` (decision 19). */
  sitePreview: '/apercu/site',
  /** Followed by `#` and a token: what became of a registration, and how to cancel it. */
  registration: unlistedPages.registration.path,
  /** The form by which people register for a session of a course. */
  courseSessionRegistration: (session: string) => `/inscription/${encodeURIComponent(session)}`,
  /** Followed by `#` and a token: what became of a request for a studio, and how to cancel it. */
  booking: unlistedPages.booking.path,
  /** The free times of a studio, and the form by which people ask for one. */
  studioBooking: (studio: string) => `/reservation/${encodeURIComponent(studio)}`,
  auth: '/auth',
  passwordReset: '/auth/reset',
  admin: {
    dashboard: '/admin',
    articles: '/admin/articles',
    newArticle: '/admin/articles/new',
    /** The same, with this for its title. */
    newArticleAbout: (title: string) => `/admin/articles/new?titre=${encodeURIComponent(title)}`,
    article: (id: string) => `/admin/articles/${encodeURIComponent(id)}`,
    articleVersions: (id: string) => `/admin/articles/${encodeURIComponent(id)}/versions`,
    deletedArticles: '/admin/articles/deleted',
    deletedMedia: '/admin/media/deleted',
    deletedLeads: '/admin/messages/deleted',
    deletedSessions: '/admin/sessions/deleted',
    deletedTaxonomy: '/admin/taxonomy/deleted',
    pages: '/admin/pages',
    /** Lead to the editor of a document that doesn't exist yet, and may stand below another. */
    newDocument: (kind: string, above?: string) =>
      `/admin/pages/new-${kind}${above ? `?sous=${encodeURIComponent(above)}` : ''}`,
    deletedContents: '/admin/pages/deleted',
    /** A page of the table, with all its sections. */
    page: (name: PageName) => `/admin/pages/${toLowercase(name)}`,
    /** The editor of a document, by its key: `home/resultsBand`; settings and articles have screens of their own. */
    content: (key: string) => {
      const [, above = '', rest = ''] = /^(article|settings|internal)\/(.*)$/.exec(key) ?? ['', '', key];
      return `/admin/${screensOfKeys[above] ?? 'pages'}/${toLowercase(rest)}`;
    },
    /** What goes online together. */
    releases: '/admin/releases',
    calendar: '/admin/releases?vue=calendrier',
    release: (id: string) => `/admin/releases/${encodeURIComponent(id)}`,
    media: '/admin/media',
    formations: '/admin/formations',
    /** The sessions of courses, and who is registered. */
    sessions: '/admin/sessions',
    /** The same, with the form of a new one of this course open. */
    newSession: (course: string) => `/admin/sessions?nouvelle=${encodeURIComponent(course)}`,
    session: (id: string) => `/admin/sessions/${encodeURIComponent(id)}`,
    /** The week of the studios. */
    bookings: '/admin/bookings',
    services: '/admin/services',
    users: '/admin/users',
    /** The same, with the invitation open. */
    invite: '/admin/users?inviter=',
    userJournal: '/admin/users/journal',
    profile: '/admin/profile',
    taxonomy: '/admin/taxonomy',
    analytics: '/admin/analytics',
    settings: '/admin/settings',
    leads: '/admin/messages',
    lead: (id: string) => `/admin/messages/${encodeURIComponent(id)}`,
    /** The list, with the form of a request that came by telephone open. */
    newLead: '/admin/messages?nouvelle',
    /** The list, which saves all of it as a file. */
    exportedLeads: '/admin/messages?exporter',
    dataRequests: '/admin/messages/requests',
    incidents: '/admin/messages/incidents',
    failedEmails: '/admin/messages/emails',
  },
} as const;
