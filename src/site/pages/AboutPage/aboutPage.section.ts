import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';

export const headContent = {
  title: 'À propos',
  description:
    'L’histoire, la mission, les valeurs et l’équipe de {nom}, agence de communication du quartier Saint-Roch, à Québec.',
  keywords: ['agence de communication', 'équipe', 'mission', 'Saint-Roch', 'Québec'],
};

export const heroContent = {
  eyebrow: 'À propos',
  title: 'On aide les gens d’ici à se faire entendre',
  lead: 'Une agence de Québec qui enregistre, filme, écrit et enseigne. Petite par choix, exigeante par plaisir.',
  actions: [
    { label: 'Nous rencontrer', to: paths.contact },
    { label: 'Voir nos réalisations', to: paths.realizations },
  ],
};

export const callToActionContent = {
  title: 'Venez prendre un café au studio',
  text: 'On vous fait visiter, vous nous racontez. Si on peut vous aider, on vous le dit; sinon, on vous dit qui peut.',
  actions: [
    { label: 'Nous écrire', to: paths.contact },
    { label: 'Voir nos services', to: paths.services },
  ],
};

export default describePage('about', { headContent, heroContent, callToActionContent });
