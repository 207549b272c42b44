import { useEffect } from 'react';
import { data, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { directionsContent } from '#site/sections/notFound/Directions/directions.content.ts';
import { Directions } from '#site/sections/notFound/Directions/index.ts';
import { PageHero, type PageHeroProps } from '#site/sections/shared/PageHero/index.ts';

export const head = {
  title: 'Oops! Page not found',
  description: 'Cette page n’existe pas ou n’existe plus.',
  isIndexed: false,
} satisfies PageHeadData;

export const loader = () => data(null, { status: 404 });

const heroContent = {
  eyebrow: 'Erreur 404',
  title: 'Oops! Page not found',
  lead: 'Personne au bout de la ligne. Cette adresse n’existe pas, ou n’existe plus.',
  actions: [
    { label: 'Retour à l’accueil', to: paths.home },
    { label: 'Nous joindre', to: paths.contact },
  ],
} satisfies PageHeroProps;

/** Any other address; the missing path goes to the console (product 1.4). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page introuvable : ${pathname}`);
  }, [pathname]);

  return (
    <>
      <PageHero {...heroContent} />
      <Directions {...directionsContent} />
    </>
  );
}
