import type { StoredObject } from '../fixtures/media.ts';

/** Signs the tokens of this page, and of no other. */
export const JWT_SECRET = 'the secret of a database that ends with its page';

/** PostgreSQL of this page, behind the API that the site knows. */
export type Backend = {
  fetch: (request: Request) => Promise<Response>;
  /** Runs a script as superuser in one transaction, between requests. */
  exec: (script: string) => Promise<void>;
  /** Asks as superuser, between requests. */
  query: <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
  /** Stores the bytes of a file by its bucket and key, `media/uploads/1793000000000.jpg`. Its row is another matter. */
  store: (path: string, object: StoredObject) => Promise<void>;
  /** Brings every row and file of the fixtures back. */
  reset: () => Promise<void>;
};

let opened: Promise<Backend> | undefined;

/**
 * The backend of this page, opened by whoever needs it first: PostgreSQL weighs megabytes. Somebody who looks has it in a worker, and
 * what is asked waits there until it has started. Tests have it in the page, and wait for it here.
 */
export const openBackend = (): Promise<Backend> =>
  (opened ??=
    import.meta.env.VITEST || import.meta.env.VITEST_STORYBOOK
      ? import('./createBackend.ts').then(({ createBackend }) => createBackend())
      : import('./workerBackend.ts').then(({ startWorkerBackend }) => startWorkerBackend()));

/** Brings every row and file of the fixtures back, if the backend was opened. */
export const resetBackend = async (): Promise<void> => (await opened)?.reset();
