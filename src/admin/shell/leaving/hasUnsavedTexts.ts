import { hasDrafts } from '#data/articles/editing/draftKeys.ts';
import { hasKeptContents } from '#data/contents/keptContent.ts';

/** Whether this device keeps texts of a person that the server doesn't have: of articles, or of the site's contents. */
export const hasUnsavedTexts = (personId: string) => hasDrafts(personId) || hasKeptContents(personId);
