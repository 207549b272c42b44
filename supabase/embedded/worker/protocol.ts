import type { Email } from '#emails/email.ts';
import type { StagedUpload } from '../data/stagedUpload.ts';

/** What crosses between the front and the thread of the database. Everything here can be cloned. */

/** What a request tells parts of the worker that @supabase/lite calls without it (the mailer, the object store). */
export type RequestFacts = {
  /** Same-origin address to which a link in an e-mail leads back. */
  redirectTo?: string;
  /** An upload whose bytes the front has already put on the disk. */
  upload?: StagedUpload;
  /** An upload is only asked about: whether its sender may, before the bytes come. */
  isPermissionCheck?: boolean;
  /** Headers that the database's own rules may read: the sender's network address and browser. */
  headers?: Record<string, string>;
  /** Set while an answer is only imitated: no e-mail may leave. */
  silent?: boolean;
};

/** A request as the front judged it. */
export type JudgedRequest = {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: Uint8Array<ArrayBuffer>;
  facts: RequestFacts;
};

/** An e-mail that is to leave once its request is answered. */
export type OutgoingMail = Email & { to: string; replyTo?: string; link?: string };

/** The answer to a request. */
export type WorkerAnswer = {
  status: number;
  headers: [name: string, value: string][];
  body?: Uint8Array<ArrayBuffer>;
  /** Path of a file that the front sends as the answer's body, or a part of it. */
  file?: string;
  mails: OutgoingMail[];
};

/** What the front asks of the worker, one at a time. */
export type WorkerTask =
  | { kind: 'request'; request: JudgedRequest }
  | { kind: 'query'; statement: string; parameters: unknown[] }
  | { kind: 'exec'; script: string }
  | { kind: 'close' };

/** An error of PostgreSQL or of the worker, as far as it can be cloned. */
export type ClonedError = {
  message: string;
  code?: string;
  severity?: string;
  detail?: string;
  hint?: string;
};

/** What the worker says. After `broken`, the state of its database can't be trusted: it is to be ended. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'failed'; error: ClonedError; isForPeople: boolean }
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; error: ClonedError }
  | { kind: 'broken'; error: ClonedError };

/** The parts of an error that can be cloned. */
export function cloneError(error: unknown): ClonedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, severity, detail, hint } = error as Error & Omit<ClonedError, 'message'>;
  return { message, code, severity, detail, hint };
}
