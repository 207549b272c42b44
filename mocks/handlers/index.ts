import { authHandlers } from './auth.ts';
import { restHandlers } from './rest.ts';
import { storageHandlers } from './storage.ts';

/** The mocked backend: authentication, database and file store, answering as the real one does. */
export const handlers = [...authHandlers, ...restHandlers, ...storageHandlers];
