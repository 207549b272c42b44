/** A success criterion of WCAG 2.2. */
export type Criterion = {
  number: string;
  name: string;
  level: 'A' | 'AA' | 'AAA';
  /** The standard SGQRI 008 3.0 of the government of Québec asks for it too. */
  isInSgqri: boolean;
};

const rows = `
1.1.1 A Contenu non textuel
1.2.1 A Contenu seulement audio ou vidéo
1.2.2 A Sous-titres (préenregistrés)
1.2.3 A Audiodescription ou version de remplacement
1.2.4 AA Sous-titres (en direct)
1.2.5 AA Audiodescription (préenregistrée)
1.3.1 A Information et relations
1.3.2 A Ordre séquentiel logique
1.3.3 A Caractéristiques sensorielles
1.3.4 AA Orientation
1.3.5 AA Identifier la finalité de la saisie
1.4.1 A Utilisation de la couleur
1.4.2 A Contrôle du son
1.4.3 AA Contraste (minimum)
1.4.4 AA Redimensionnement du texte
1.4.5 AA Texte sous forme d’image
1.4.10 AA Redistribution
1.4.11 AA Contraste du contenu non textuel
1.4.12 AA Espacement du texte
1.4.13 AA Contenu au survol ou au focus
2.1.1 A Clavier
2.1.2 A Pas de piège au clavier
2.1.4 A Raccourcis clavier d’un caractère
2.2.1 A Réglage du délai
2.2.2 A Mettre en pause, arrêter, masquer
2.3.1 A Pas plus de trois flashs
2.3.3 AAA Animation résultant d’interactions
2.4.1 A Contourner des blocs
2.4.2 A Titre de page
2.4.3 A Parcours du focus
2.4.4 A Fonction du lien (selon le contexte)
2.4.5 AA Accès multiples
2.4.6 AA En-têtes et étiquettes
2.4.7 AA Visibilité du focus
2.4.11 AA Focus non masqué (minimum)
2.5.1 A Gestes pour le contrôle du pointeur
2.5.2 A Annulation de l’action du pointeur
2.5.3 A Étiquette dans le nom
2.5.4 A Activation par le mouvement
2.5.7 AA Mouvements de glissement
2.5.8 AA Taille de la cible (minimum)
3.1.1 A Langue de la page
3.1.2 AA Langue d’un passage
3.2.1 A Au focus
3.2.2 A À la saisie
3.2.3 AA Navigation cohérente
3.2.4 AA Identification cohérente
3.2.6 A Aide cohérente
3.3.1 A Identification des erreurs
3.3.2 A Étiquettes ou instructions
3.3.3 AA Suggestion après une erreur
3.3.4 AA Prévention des erreurs
3.3.7 A Saisie redondante
3.3.8 AA Authentification accessible (minimum)
4.1.2 A Nom, rôle et valeur
4.1.3 AA Messages d’état
`;

/**
 * The standard takes over levels A and AA of WCAG 2.1 but for captions of what is live and descriptions of what is recorded,
 * and from WCAG 2.2 the criteria of focus, targets and signing in.
 */
const outsideSgqri = new Set(['1.2.4', '1.2.5', '2.3.3', '2.5.7', '3.2.6', '3.3.7']);

/** Levels A and AA of WCAG 2.2, and what the project promises beyond. */
export const criteria: readonly Criterion[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [number = '', level = 'A', ...name] = row.split(' ');
    return {
      number,
      level: level as Criterion['level'],
      name: name.join(' '),
      isInSgqri: !outsideSgqri.has(number),
    };
  });

/** The criterion that a tag of axe names: `wcag143` is 1.4.3, `wcag2aa` none. */
export function criterionOfTag(tag: string): string | undefined {
  const [, first, second, third] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  return first && `${first}.${second}.${third}`;
}

/**
 * What the project's own checks look at after every story (`.storybook/checks`), by criterion: colours alone and links, completion,
 * edges of controls, what hovering shows, keyboard and focus ring; and what they look at in one mode alone.
 */
export const checkedInEveryStory: readonly string[] = ['1.3.5', '1.4.1', '1.4.13', '2.1.1', '2.4.7'];

export const checkedInMode: Partial<Record<string, readonly string[]>> = {
  'forced-colors': ['1.4.11'],
  'text-200': ['1.4.4', '1.4.10', '2.3.3'],
  'width-320': ['1.4.10'],
};
