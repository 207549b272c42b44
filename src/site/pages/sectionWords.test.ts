import { expect, it } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { renderPage } from '#server/renderPage.tsx';

connectTo({ fetch: () => Promise.resolve(Response.json([])) });

/** What docs/product.md 2 and 3 call the parts of each page: a title may be clever, the plain word stands with it. */
const words = {
  '/': [
    'Résultats',
    'Nos services',
    'Notre méthode',
    'Notre impact',
    'Calculateur de ROI',
    'Dernières productions',
    'Formations',
  ],
  '/services': ['Services principaux', 'Services complémentaires'],
  '/formations': ['Formations', 'Témoignages'],
  '/about': ['histoire', 'mission', 'vision', 'valeurs', 'expertises', 'équipe', 'chiffres'],
  '/realizations': ['Réalisations', 'projets'],
  '/contact': ['coordonnées', 'Heures d’ouverture'],
  '/services/production-audiovisuelle': ['services', 'processus', 'studios'],
  '/services/production-de-balado': ['Production de balado', 'De l’idée à la mise en ligne'],
  '/services/communication-visibilite': ['services', 'contenus', 'méthode', 'Réussites de nos clients'],
  '/services/formation-communication': ['parcours', 'Formations', 'coaching', 'Témoignages', 'sessions'],
  '/services/strategie-accompagnement': ['services', 'Méthodologies', 'Études de cas', 'processus'],
};

/** Headings, and the labels above them. */
const headline = /<(h[1-3])\b[^>]*>(.*?)<\/\1>|<p\b[^>]*data-size="label"[^>]*>(.*?)<\/p>/gs;

it.each(Object.entries(words))('%s names its parts in plain words', async (path, expected) => {
  const page = await renderPage(path);
  if (page instanceof Response) throw new Error(`${path} is no page.`);
  const headlines = [...page.html.matchAll(headline)].map(([, , heading, label]) => heading ?? label ?? '');
  const missing = expected.filter((word) => !headlines.some((line) => line.includes(word)));
  expect(missing).toEqual([]);
});
