import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Oops! Page not found',
  description: 'Cette page n’existe pas ou n’existe plus.',
  keywords: [],
};

export const heroContent = {
  eyebrow: 'Erreur 404',
  title: 'Oops! Page not found',
  lead: 'Personne au bout de la ligne. Cette adresse n’existe pas, ou n’existe plus.',
  actions: [
    { label: 'Retour à l’accueil', to: paths.home },
    { label: 'Nous joindre', to: paths.contact },
  ],
};

export default describePage('notFound', { headContent, heroContent });
