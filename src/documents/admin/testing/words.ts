import { kindWords } from '#documents/data/documentKinds.ts';

/** How staff call the documents of these stories. */
export const articleWords = kindWords.article;
export const pageWords = kindWords.page;
