import { z } from 'zod';
import { isEmail, normalizeEmail } from '#data/emailAddress.ts';
import type { Lane } from './lanes.ts';
import type { RateLimits } from './rateLimits.ts';

/** What the front knows of one endpoint of the API before anything is carried out. */
export type Endpoint = {
  methods: readonly string[];
  /** The whole path behind the origin. */
  path: RegExp;
  lane: Lane;
  /** Whoever isn't this is refused. A link out of an e-mail or a public file needs no key: `anyone`. */
  for: 'anyone' | 'key' | 'person' | 'service';
  /**
   * The only parameters that are handed on; `rows` are PostgREST's, which have rules of their own. With `none` any is refused: what
   * filters or casts the answer of a function would undo what it has done, once it was read.
   */
  query: readonly string[] | 'rows' | 'none';
  /** What a body may be: fields that are handed on alone, rows, or the bytes of a file. */
  body?: z.ZodType | 'rows' | 'file';
  /** The limit of requests that one network address meets here. */
  limit?: Exclude<keyof RateLimits, 'mail'> | ((query: URLSearchParams) => Exclude<keyof RateLimits, 'mail'>);
  /** An e-mail may leave, about this: each matter has its own minute, as in GoTrue. */
  mail?: 'confirmation' | 'recovery' | 'invitation';
  /** The time of an answer, or of a refusal only, must not tell whether an address has an account. */
  hidesAccounts?: 'always' | 'refusals';
  /** What answers in the database's place. */
  answeredBy?: 'manageUsers' | 'sendEmails' | 'calendar' | 'snapshots' | 'resumableUploads';
  /** What follows once the database has done it. */
  followedBy?: 'sendEmails' | 'forgetPerson';
};

/** The one spelling of an e-mail address: what is judged, limited, stored and looked up. */
const email = z
  .string()
  .max(254)
  .transform((text) => normalizeEmail(text.normalize('NFC')).toLowerCase())
  .pipe(z.string().refine(isEmail));

const text = z.string().max(10_000);
/** What an account says of itself: a name or two. It stays for as long as the account. */
const metadata = z
  .record(z.string(), z.unknown())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= 1024, 'is longer than 1 KB');

const tokenBody = z.union([z.object({ email, password: text }), z.object({ refresh_token: text })]);

const name = '[a-z_][a-z0-9_]*';
// A word that @supabase/lite takes for something else than a bucket isn't one here either.
const bucket = '(?!(?:public|sign|upload|info|list|copy|move|authenticated)(?:/|$))[a-z0-9-]+';
const file = String.raw`(?=.{1,1024}$)[\w.-]+(?:/[\w.-]+)*`;
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const path = (pattern: string) => new RegExp(`^${pattern}$`);

/** Functions of the database that queue e-mails, as its tests see to. */
export const emailing: readonly string[] = [
  'register_for_session',
  'register_by_staff',
  'confirm_registration',
  'return_seats',
  'free_together',
  'cancel_registration',
  'change_registration',
  'save_course_session',
  'cancel_course_session',
  'write_to_registered',
  'book_studio',
  'confirm_booking',
  'cancel_booking',
  'answer_booking',
  'retry_email',
];

/** Where files are sent in parts. */
export const resumablePath = '/storage/v1/upload/resumable';

/** Where a copy of the database is made while it runs. */
export const snapshotsPath = '/backup/v1/snapshots';

/**
 * Every endpoint of the API. What isn't here doesn't exist (404), whatever @supabase/lite offers: one-time passwords,
 * magic links, changes of an e-mail address, signed addresses, bucket administration, an OpenAPI description.
 */
const endpoints: readonly Endpoint[] = [
  {
    methods: ['POST'],
    path: path('/auth/v1/signup'),
    lane: 'write',
    for: 'key',
    query: ['redirect_to'],
    body: z.object({
      email,
      password: text,
      data: metadata.nullish(),
    }),
    limit: 'signIn',
    mail: 'confirmation',
    hidesAccounts: 'always',
  },
  {
    methods: ['POST'],
    path: path('/auth/v1/token'),
    lane: 'write',
    for: 'key',
    query: ['grant_type'],
    body: tokenBody,
    limit: (query) => (query.get('grant_type') === 'refresh_token' ? 'refresh' : 'signIn'),
    hidesAccounts: 'refusals',
  },
  {
    methods: ['POST'],
    path: path('/auth/v1/recover'),
    lane: 'write',
    for: 'key',
    query: ['redirect_to'],
    body: z.object({ email }),
    limit: 'signIn',
    mail: 'recovery',
    hidesAccounts: 'always',
  },
  {
    methods: ['POST'],
    path: path('/auth/v1/resend'),
    lane: 'write',
    for: 'key',
    query: ['redirect_to'],
    body: z.object({ type: z.literal('signup'), email }),
    limit: 'signIn',
    mail: 'confirmation',
    hidesAccounts: 'always',
  },
  {
    // What is proved is proved by the page that a link leads to, not by the link itself.
    methods: ['POST'],
    path: path('/auth/v1/verify'),
    lane: 'write',
    for: 'key',
    query: [],
    body: z.object({
      type: z.enum(['invite', 'signup', 'recovery']),
      token_hash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    limit: 'verify',
  },
  {
    methods: ['POST'],
    path: path('/auth/v1/invite'),
    lane: 'write',
    for: 'service',
    query: ['redirect_to'],
    body: z.object({ email }),
    mail: 'invitation',
  },
  {
    methods: ['POST'],
    path: path('/auth/v1/logout'),
    lane: 'write',
    for: 'person',
    query: ['scope'],
  },
  { methods: ['GET'], path: path('/auth/v1/user'), lane: 'read', for: 'person', query: [] },
  {
    methods: ['PUT'],
    path: path('/auth/v1/user'),
    lane: 'write',
    for: 'person',
    query: [],
    // Without an e-mail address: @supabase/lite would change it on the word of the old mailbox alone.
    body: z.object({
      password: text.optional(),
      data: metadata.optional(),
      email: z.never().optional(),
    }),
  },
  {
    methods: ['POST'],
    path: path('/auth/v1/factors'),
    lane: 'write',
    for: 'person',
    query: [],
    body: z.object({
      factor_type: z.literal('totp'),
      friendly_name: z.string().max(100).optional(),
      issuer: z.string().max(100).optional(),
    }),
    limit: 'verify',
  },
  {
    methods: ['POST'],
    path: path(`/auth/v1/factors/${id}/challenge`),
    lane: 'write',
    for: 'person',
    query: [],
    limit: 'verify',
  },
  {
    methods: ['POST'],
    path: path(`/auth/v1/factors/${id}/verify`),
    lane: 'write',
    for: 'person',
    query: [],
    body: z.object({ challenge_id: z.string().regex(new RegExp(`^${id}$`)), code: z.string().max(20) }),
    limit: 'verify',
  },
  { methods: ['DELETE'], path: path(`/auth/v1/factors/${id}`), lane: 'write', for: 'person', query: [] },
  {
    methods: ['GET'],
    path: path('/auth/v1/admin/users'),
    lane: 'read',
    for: 'service',
    query: ['page', 'per_page'],
  },
  {
    methods: ['GET', 'DELETE'],
    path: path(`/auth/v1/admin/users/${id}`),
    lane: 'write',
    for: 'service',
    query: [],
  },
  {
    methods: ['GET'],
    path: path(`/auth/v1/admin/users/${id}/factors`),
    lane: 'read',
    for: 'service',
    query: [],
  },
  {
    methods: ['DELETE'],
    path: path(`/auth/v1/admin/users/${id}/factors/${id}`),
    lane: 'write',
    for: 'service',
    query: [],
  },
  {
    methods: ['PUT'],
    path: path(`/auth/v1/admin/users/${id}`),
    lane: 'write',
    for: 'service',
    query: [],
    body: z.object({ ban_duration: text }),
  },
  {
    methods: ['POST'],
    path: path('/functions/v1/manage-users'),
    lane: 'write',
    for: 'person',
    query: [],
    answeredBy: 'manageUsers',
    // The function has its own word on each of them.
    body: z.object({
      action: text,
      email: text.optional(),
      role: text.optional(),
      account_id: text.optional(),
      transfer_to: text.nullish(),
    }),
  },
  // A hosted project lets anybody call it. Here the server calls, and what follows a write.
  {
    methods: ['POST'],
    path: path('/functions/v1/send-emails'),
    lane: 'write',
    for: 'service',
    query: [],
    answeredBy: 'sendEmails',
  },
  {
    methods: ['GET', 'HEAD'],
    path: path(String.raw`/functions/v1/calendrier/[\w-]{22,100}\.ics`),
    lane: 'read',
    for: 'anyone',
    query: [],
    answeredBy: 'calendar',
  },
  // Our own, for `npm run backup` while a server runs.
  {
    methods: ['POST'],
    path: path(snapshotsPath),
    lane: 'write',
    for: 'service',
    query: [],
    answeredBy: 'snapshots',
  },
  { methods: ['GET', 'HEAD'], path: path(`/rest/v1/${name}`), lane: 'read', for: 'key', query: 'rows' },
  {
    methods: ['POST'],
    path: path('/rest/v1/leads'),
    lane: 'write',
    for: 'key',
    query: 'rows',
    body: 'rows',
    followedBy: 'sendEmails',
  },
  {
    methods: ['POST', 'PATCH', 'DELETE'],
    path: path(`/rest/v1/${name}`),
    lane: 'write',
    for: 'key',
    query: 'rows',
    body: 'rows',
  },
  {
    // What pages are made from, asked for like a table: by GET, and with no words that could be taken for filters.
    methods: ['GET', 'HEAD'],
    path: path('/rest/v1/rpc/list_course_sessions'),
    lane: 'read',
    for: 'key',
    query: [],
  },
  {
    // Functions that only read: @supabase/lite would take words that people search for, asked for by GET, for filters.
    methods: ['POST'],
    path: path(`/rest/v1/rpc/(?:list_${name}|read_preview|read_calendar)`),
    lane: 'read',
    for: 'key',
    query: 'rows',
    body: 'rows',
  },
  {
    // What the site asks each second, whoever works meanwhile.
    methods: ['POST'],
    path: path('/rest/v1/rpc/catch_up_page_changes'),
    lane: 'background',
    for: 'key',
    query: 'none',
    body: 'rows',
  },
  {
    methods: ['POST'],
    path: path('/rest/v1/rpc/erase_personal_data'),
    lane: 'write',
    for: 'key',
    query: 'none',
    body: 'rows',
    followedBy: 'forgetPerson',
  },
  {
    // What people get an e-mail about at once. All else that is queued leaves within ten seconds.
    methods: ['POST'],
    path: path(`/rest/v1/rpc/(?:${emailing.join('|')})`),
    lane: 'write',
    for: 'key',
    query: 'none',
    body: 'rows',
    followedBy: 'sendEmails',
  },
  {
    methods: ['POST'],
    path: path(`/rest/v1/rpc/${name}`),
    lane: 'write',
    for: 'key',
    query: 'none',
    body: 'rows',
  },
  {
    methods: ['GET', 'HEAD'],
    path: path(`/storage/v1/object/public/${bucket}/${file}`),
    lane: 'read',
    for: 'anyone',
    query: [],
  },
  {
    methods: ['GET'],
    path: path(`/storage/v1/object/(?:info/)?${bucket}/${file}`),
    lane: 'read',
    for: 'key',
    query: [],
  },
  {
    methods: ['POST'],
    path: path('/storage/v1/object/(?:copy|move)'),
    lane: 'write',
    for: 'key',
    query: [],
    body: z.object({
      bucketId: text,
      sourceKey: text,
      destinationKey: text,
      destinationBucket: text.optional(),
    }),
  },
  {
    methods: ['POST'],
    path: path(`/storage/v1/object/list/${bucket}`),
    lane: 'read',
    for: 'key',
    query: [],
    body: z.object({
      prefix: text,
      limit: z.number().int().min(1).max(1000).optional(),
      offset: z.number().int().min(0).optional(),
      sortBy: z.object({ column: text, order: text }).optional(),
      search: text.optional(),
    }),
  },
  {
    methods: ['DELETE'],
    path: path(`/storage/v1/object/${bucket}`),
    lane: 'write',
    for: 'key',
    query: [],
    body: z.object({ prefixes: z.array(text).max(1000) }),
  },
  {
    methods: ['POST', 'PUT'],
    path: path(`/storage/v1/object/${bucket}/${file}`),
    lane: 'write',
    for: 'person',
    query: [],
    body: 'file',
  },
  {
    methods: ['POST'],
    path: path(resumablePath),
    lane: 'write',
    for: 'person',
    query: [],
    answeredBy: 'resumableUploads',
  },
  {
    methods: ['HEAD', 'PATCH', 'DELETE'],
    path: path(`${resumablePath}/[0-9a-f]{32}`),
    lane: 'write',
    for: 'person',
    query: [],
    answeredBy: 'resumableUploads',
  },
];

/** Addresses are compared as they stand: one that could be spelled otherwise (`%74oken`, `//`, `..`) is nobody's. */
export function findEndpoint(method: string, pathname: string): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.methods.includes(method) && endpoint.path.test(pathname));
}

/** Whether a path is where a file is sent at once. */
export const isUploadPath = (pathname: string): boolean => findEndpoint('POST', pathname)?.body === 'file';
