/** How staff call a document in a sentence about it. */
export type Noun = keyof typeof nouns;

/** With what a past participle that follows ends. */
export const nouns = {
  article: { the: 'L’article', this: 'Cet article', brandNew: 'Nouvel article', ending: '' },
  content: { the: 'Le contenu', this: 'Ce contenu', brandNew: 'Nouveau contenu', ending: '' },
  page: { the: 'La page', this: 'Cette page', brandNew: 'Nouvelle page', ending: 'e' },
  project: { the: 'Le projet', this: 'Ce projet', brandNew: 'Nouveau projet', ending: '' },
  show: { the: 'L’émission', this: 'Cette émission', brandNew: 'Nouvelle émission', ending: 'e' },
  episode: { the: 'L’épisode', this: 'Cet épisode', brandNew: 'Nouvel épisode', ending: '' },
} as const;

/** The same in the middle of a sentence: « la page ». */
export const withinSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const list = new Intl.ListFormat('fr-CA');

/** « Titre, Slug et Extrait ». */
export const formatLabels = (labels: readonly string[]) => list.format([...new Set(labels)]);
