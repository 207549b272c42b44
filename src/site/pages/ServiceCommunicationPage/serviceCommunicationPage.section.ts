import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Communication et visibilité',
  description:
    'Création visuelle, rédaction, événements et stratégie de visibilité à Québec : budgets, méthode en cinq temps et résultats de clients.',
  keywords: ['communication visuelle', 'rédaction', 'relations publiques', 'événements', 'Québec'],
};

export const heroContent = {
  eyebrow: 'Communication et visibilité',
  title: 'Être vu, être compris',
  lead: 'Image, textes, événements et plan de visibilité : une seule table, un seul ton, et des résultats qui se comptent.',
  actions: [
    { label: 'Parler de votre visibilité', to: paths.contact },
    { label: 'Voir nos réalisations', to: paths.realizations },
  ],
};

export const callToActionContent = {
  title: 'On commence par vous lire',
  text: 'Envoyez-nous votre dernier dépliant, votre site ou votre infolettre. On vous dit ce qu’on garderait et ce qu’on changerait, sans frais.',
  actions: [
    { label: 'Lancer votre projet', to: paths.contact },
    { label: 'Voir nos réalisations', to: paths.realizations },
  ],
};

export default describePage('communication', { headContent, heroContent, callToActionContent });
