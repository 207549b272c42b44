import { z } from 'zod';
import type { RateLimits } from './rateLimits.ts';

/** What the front knows of one endpoint of the API before anything is carried out. */
export type Endpoint = {
  methods: readonly string[];
  /** The whole path behind the origin. */
  path: RegExp;
  /** Changes nothing, though it isn't asked by GET: it may preview. */
  isRead?: boolean;
  /** Whoever isn't this is refused. A link out of an e-mail or a public file needs no key: `anyone`. */
  for: 'anyone' | 'key' | 'person' | 'service';
  /**
   * The only parameters that are handed on, none unless it says so; `rows` are PostgREST's, which have rules of their own. With `none` any is refused: what
   * filters or casts the answer of a function would undo what it has done, once it was read.
   */
  query?: readonly string[] | 'rows' | 'none';
  /** What a body may be: fields that are handed on alone, rows, what a function is called with, or the bytes of a file. */
  body?: z.ZodType | 'rows' | 'arguments' | 'file';
  /** The limit of requests that one network address meets here. */
  limit?: Exclude<keyof RateLimits, 'mail'> | ((query: URLSearchParams) => Exclude<keyof RateLimits, 'mail'>);
  /** All of its time counts in its network's share, not only what is long. */
  isWork?: boolean;
  /** An e-mail may leave, about this: each matter has its own minute, as in GoTrue. */
  mail?: 'confirmation' | 'recovery' | 'invitation';
  /** The time of an answer, or of a refusal only, must not tell whether an address has an account. */
  hidesAccounts?: 'always' | 'refusals';
  /** What answers in the database's place. */
  answeredBy?: 'manageUsers' | 'sendEmails' | 'calendar' | 'resumableUploads';
  /** What follows once the database has done it. */
  followedBy?: 'sendEmails' | 'forgetPerson';
};

/** A text of a body, bounded. */
export const text = z.string().max(10_000);

/** An id in an address. */
export const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** An endpoint by its methods, the pattern of its whole path, and what it takes. */
export const endpoint = (
  methods: string,
  pattern: string,
  rules: Omit<Endpoint, 'methods' | 'path'>,
): Endpoint => ({ methods: methods.split(' '), path: new RegExp(`^${pattern}$`), ...rules });
