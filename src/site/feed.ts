import { company } from '#data/company.ts';

/** Where the Atom feed of the blog is. */
export const feedPath = '/blog/feed.xml';

/** What feed readers call it. */
export const feedTitle = `Blogue de ${company.name}`;
