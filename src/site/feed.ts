import type { CompanySettings } from './settings/settings.schema.ts';

/** Where the Atom feed of the blog is. */
export const feedPath = '/blog/feed.xml';

/** What feed readers call it. */
export const feedTitle = ({ name }: Pick<CompanySettings, 'name'>) => `Blogue de ${name}`;
