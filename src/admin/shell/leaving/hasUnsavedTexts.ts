import { hasDrafts } from '#data/articles/editing/draftKeys.ts';
import { hasStoredContents } from '#data/contents/storedContent.ts';

/** Whether this device keeps texts of a person that the server doesn't have: of articles, or of the site's contents. */
export const hasUnsavedTexts = (personId: string) => hasDrafts(personId) || hasStoredContents(personId);
