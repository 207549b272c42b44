import { functionHandlers } from './accounts.ts';
import { authHandlers } from './auth.ts';
import { restHandlers } from './rest.ts';
import { siteHandlers } from './site.ts';
import { storageHandlers } from './storage.ts';

/** The mocked backend: authentication, database and file store, answering as the real one does; and the site's pages. */
export const handlers = [
  ...authHandlers,
  ...restHandlers,
  ...storageHandlers,
  ...functionHandlers,
  ...siteHandlers,
];
