import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'Stratégie et accompagnement',
  description:
    'Stratégie de communication, positionnement, préparation de porte-parole et influence : méthodes, investissements et dossiers menés à Québec.',
  keywords: ['stratégie de communication', 'positionnement', 'affaires publiques', 'porte-parole', 'Québec'],
};

export const heroContent = {
  eyebrow: 'Stratégie et accompagnement',
  title: 'Savoir quoi dire, avant de le dire fort',
  lead: 'On clarifie votre message, on prépare vos porte-parole et on reste à vos côtés jusqu’à ce que ça change quelque chose.',
  actions: [
    { label: 'Discuter de votre enjeu', to: paths.contact },
    { label: 'Voir nos réalisations', to: paths.realizations },
  ],
};

export const callToActionContent = {
  title: 'Un dossier qui vous garde éveillé?',
  text: 'Une conversation d’une heure, confidentielle et sans frais, suffit souvent à y voir plus clair.',
  actions: [
    { label: 'Demander cette heure', to: paths.contact },
    { label: 'Voir nos réalisations', to: paths.realizations },
  ],
};

export default describePage('strategy', {
  headContent,
  heroContent,
  callToActionContent,
  callToActionProps: { closing: 'loud' },
});
