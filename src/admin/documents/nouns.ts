/** How staff call a document in a sentence about it. */
export type Noun = keyof typeof nouns;

/** With what a past participle that follows ends. */
export const nouns = {
  article: { the: 'L’article', this: 'Cet article', brandNew: 'Nouvel article', ending: '' },
  content: { the: 'Le contenu', this: 'Ce contenu', brandNew: 'Nouveau contenu', ending: '' },
  page: { the: 'La page', this: 'Cette page', brandNew: 'Nouvelle page', ending: 'e' },
} as const;

const list = new Intl.ListFormat('fr-CA');

/** « Titre, Slug et Extrait ». */
export const formatLabels = (labels: readonly string[]) => list.format([...new Set(labels)]);
