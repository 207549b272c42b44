import { ProseRoot } from './Prose.styles.ts';

/** Long text in plain elements: articles, legal pages. Sets the rhythm of titles, paragraphs, lists and quotes inside it. */
export const Prose = ProseRoot;
