import { OPAQUE } from './rule.ts';

/**
 * What the specification fixes to the letter, by its section, and Québec's typography would write otherwise: the linter
 * lets it pass, alone or within a longer text. A no-break space stands where it may take a plain one's place.
 */
export const bindingTexts = {
  'spec 2': ["Éditer l'article", 'en cours de développement...'],
  'spec 4': ['Prêt à calculer votre ROI ?', 'en cours...'],
  'spec 8': [
    "Erreur d'inscription",
    "Une erreur inattendue s'est produite.",
    'Chargement des articles...',
    'Chargement de la médiathèque...',
    `Êtes-vous sûr de vouloir supprimer ${OPAQUE}\u00a0?`,
  ],
} as const;
