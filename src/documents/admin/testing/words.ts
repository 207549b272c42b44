import { kindOf } from '../kinds.ts';

/** How staff call the documents of these stories. */
export const articleWords = kindOf('article/').words;
export const pageWords = kindOf('page/').words;
