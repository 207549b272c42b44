import { paths } from '#paths.ts';

/** The public pages whose sections may be changed, as staff know them. */
export const publicPages = {
  home: { path: paths.home, title: 'Accueil' },
  about: { path: paths.about, title: 'À propos' },
  services: { path: paths.services, title: 'Services' },
  audiovisual: { path: paths.serviceAudiovisual, title: 'Production audiovisuelle' },
  communication: { path: paths.serviceCommunication, title: 'Communication et visibilité' },
  training: { path: paths.serviceTraining, title: 'Formation et coaching' },
  strategy: { path: paths.serviceStrategy, title: 'Stratégie et accompagnement' },
  formations: { path: paths.formations, title: 'Formations' },
  realizations: { path: paths.realizations, title: 'Réalisations' },
  podcasts: { path: paths.podcasts, title: 'Balados' },
  contact: { path: paths.contact, title: 'Contact' },
  blog: { path: paths.blog, title: 'Blogue' },
  blogArticle: { path: '/blog/:slug', title: 'Articles du blogue' },
  privacyPolicy: { path: paths.privacyPolicy, title: 'Politique de confidentialité' },
  termsOfService: { path: paths.termsOfService, title: 'Conditions d’utilisation' },
  legalNotice: { path: paths.legalNotice, title: 'Mentions légales' },
  notFound: { path: '/404', title: 'Page introuvable' },
} as const;
