import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Formations en prise de parole',
  description:
    'Art oratoire, media training, communication numérique et leadership vocal : des formations pratiques en petit groupe, en studio à Québec ou en ligne.',
  keywords: ['formation prise de parole', 'art oratoire', 'media training', 'leadership vocal', 'Québec'],
};

export const heroContent = {
  eyebrow: 'Formations',
  title: 'Prenez la parole, gardez l’attention',
  lead: 'Des formations données par des gens de radio, de scène et de terrain. On parle peu, vous parlez beaucoup.',
  actions: [
    { label: 'Réserver votre place', to: paths.contact },
    { label: 'Voir les sessions', to: `${paths.training}#prochaines-sessions` },
  ],
};

export const callToActionContent = {
  title: 'Une équipe à former?',
  text: 'À partir de cinq personnes, on vient chez vous, avec des exercices bâtis sur vos vrais dossiers. Demandez-nous une proposition.',
  actions: [{ label: 'Demander une proposition', to: paths.contact }],
};

export default describePage('formations', { headContent, heroContent, callToActionContent });
