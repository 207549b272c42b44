import { OPAQUE } from './rule.ts';

/**
 * What the specification fixes to the letter, by the title of its section, and Québec's typography would write otherwise: the linter
 * lets it pass, alone or within a longer text. A no-break space stands where it may take a plain one's place.
 */
export const bindingTexts = {
  'screens and routes': ["Éditer l'article", 'en cours de développement...'],
  'states and transitions': ['Prêt à calculer votre ROI ?', 'en cours...'],
  'error catalogue': [
    "Erreur d'inscription",
    "Une erreur inattendue s'est produite.",
    'Chargement des articles...',
    'Chargement de la médiathèque...',
    `Êtes-vous sûr de vouloir supprimer ${OPAQUE}\u00a0?`,
  ],
} as const;
