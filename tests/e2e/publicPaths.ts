import { type pagePaths, type PageName, publicPages } from '#publicPages.ts';

/** An address of each kind of page that stands for many. */
const examples: Record<Exclude<PageName, keyof typeof pagePaths>, string> = {
  project: '/realizations/boreal-autrement',
  show: '/balados/la-releve',
  episode: '/balados/la-releve/recruter-quand-personne-ne-postule',
  blogArticle: '/blog/le-trac-se-dirige',
};

/** Every public page that a visitor can reach by a link. */
export const publicPaths = [
  ...Object.entries(publicPages)
    .filter(([name]) => name !== 'notFound')
    .map(([name, { path }]) => (name in examples ? examples[name as keyof typeof examples] : path)),
  '/auth',
];
