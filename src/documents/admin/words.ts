/** Words in the middle of a sentence: « la page ». */
export const withinSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const list = new Intl.ListFormat('fr-CA');

/** « Titre, Slug et Extrait ». */
export const formatLabels = (labels: readonly string[]) => list.format([...new Set(labels)]);
