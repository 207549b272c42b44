/** Every public page that a visitor can reach by a link. */
export const publicPaths = [
  '/',
  '/about',
  '/services',
  '/services/production-audiovisuelle',
  '/services/communication-visibilite',
  '/services/formation-communication',
  '/services/strategie-accompagnement',
  '/formations',
  '/realizations',
  '/contact',
  '/blog',
  '/blog/le-trac-se-dirige',
  '/privacy-policy',
  '/terms-of-service',
  '/legal-notice',
  '/auth',
];
