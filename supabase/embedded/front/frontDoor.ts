import { AsyncLocalStorage } from 'node:async_hooks';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiteKeys } from '../worker/liteApp.ts';
import type { JudgedRequest, OutgoingMail, RequestFacts, WorkerAnswer } from '../worker/protocol.ts';
import { type StagedUpload, stageUpload, TooLarge } from '../data/stagedUpload.ts';
import { getApi, refusal, secure, toResponse } from './answers.ts';
import { Busy, type Database, StatementTimeout, statementLimits } from './database.ts';
import { createCalendar } from '../../functions/calendrier/handler.ts';
import { createManageUsers } from '../../functions/manage-users/handler.ts';
import { createEmailSender } from '../../functions/send-emails/handler.ts';
import { type Endpoint, findEndpoint } from './endpoints.ts';
import type { SendBySmtp } from '../smtp.ts';
import { isDiskFull } from '../startupError.ts';
import { identify, type Identity } from './identity.ts';
import type { Inbox } from './inbox.ts';
import { refusalOfFile } from './playback.ts';
import { excessOfBody, excessOfQuery, faultOfBody, isLongHeader, isStorable } from './queryLimits.ts';
import { ownShare, type Share } from './lanes.ts';
import { clientKey, createRateLimiter, longRequest, type RateLimits } from './rateLimits.ts';
import type { createResumableUploads } from './resumableUploads.ts';

/** Who sent a request, as the socket tells it: never a header. Absent for calls within the process. */
export type Client = { address?: string };

const servedClient = new AsyncLocalStorage<string | undefined>();

/** Does something that a client asked for: what it asks of the database within this process waits in the client's share. */
export const onBehalfOf = <Result>({ address }: Client, task: () => Result): Result =>
  servedClient.run(address === undefined ? undefined : clientKey(address), task);

/** A copy of the database: where it is within the data folder, and what removes it. */
export type Snapshot = { folder: string; end: () => Promise<void> };

export type FrontDoorOptions = {
  database: Pick<Database, 'run'>;
  keys: LiteKeys;
  siteUrl: string;
  /** Where the site shows itself to others, where that is another address: e-mails about leads lead there. */
  publicUrl?: string;
  /** Folder of the bytes of stored objects. */
  objects: string;
  /** Folder of uploads that come in parts. */
  unfinished: string;
  /** Copies the database while it runs. */
  snapshot: () => Promise<Snapshot>;
  inbox: Inbox;
  /** Sends e-mails to those whom they are for; without it, they go to the inbox. */
  smtp?: SendBySmtp;
  /** Writes down what was erased, where a backup that is brought back doesn't undo it. */
  keepErasures: () => Promise<void>;
  rateLimits: RateLimits;
  /** Milliseconds before which no answer leaves whose time could tell whether an address has an account. */
  discretion: number;
};

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const biggestFile = 50 * megabyte;

/** Of a file that comes in parts. */
const biggestInParts = 500 * megabyte;

/** Says where a copy of the database is, and goes on for as long as whoever asked is there: the copy ends with them. */
async function lockedSnapshot(snapshot: () => Promise<Snapshot>, signal: AbortSignal): Promise<Response> {
  const { folder, end } = await snapshot();
  const remove = () => end().catch((error: unknown) => console.error('API error:', error));
  if (signal.aborted) void remove();
  signal.addEventListener('abort', () => void remove(), { once: true });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(JSON.stringify({ folder }))),
    cancel: remove,
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** Headers of the sender that reach the database's side. */
const passedHeaders = [
  'accept',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'range-unit',
  'x-upsert',
];

/** A request that goes no further. */
class Refused extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`Refused with ${response.status}`);
    this.response = response;
  }
}

async function readUpTo(limit: number, request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new TooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new TooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Where a link in an e-mail may lead back: an address of the site itself, else undefined. @supabase/lite would accept
 * any port of a loopback host.
 */
function sameOrigin(target: string | null, siteUrl: string): string | undefined {
  if (!target || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  return url.origin === new URL(siteUrl).origin && !url.username && !url.password ? url.href : undefined;
}

/** What a function gets of a request: the body that was judged, and whose token it is. */
const forFunction = (request: Request, body: unknown) =>
  new Request(request.url, {
    method: request.method,
    headers: { authorization: request.headers.get('authorization') ?? '' },
    body: JSON.stringify(body),
  });

/**
 * The one way to the database. It looks at a request once (address, endpoint, who asks, limits, body), and what it hands
 * on is put together from what it judged, nothing else of what was sent: no other spelling of an address, parameter or
 * e-mail can mean something else behind it.
 */
export function createFrontDoor(options: FrontDoorOptions) {
  const {
    database,
    keys,
    siteUrl,
    objects,
    unfinished,
    snapshot,
    inbox,
    smtp,
    publicUrl = siteUrl,
    keepErasures,
    rateLimits,
    discretion,
  } = options;
  const limiters = {
    signIn: createRateLimiter(rateLimits.signIn),
    refresh: createRateLimiter(rateLimits.refresh),
    verify: createRateLimiter(rateLimits.verify),
    mail: createRateLimiter(rateLimits.mail),
    work: createRateLimiter(rateLimits.work),
  };

  async function getIdentity(request: Request, endpoint: Endpoint, url: URL): Promise<Identity> {
    if (endpoint.for === 'anyone') return { kind: 'visitor' };
    const api = getApi(url.pathname);
    const identity = await identify(request.headers, keys);
    if ('reason' in identity) {
      if (identity.reason === 'key')
        throw new Refused(refusal(api, 401, 'no_api_key', 'No valid API key found in request'));
      const message = identity.reason === 'expired' ? 'JWT expired' : 'JWT invalid';
      const bearer = { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` };
      throw new Refused(
        api === 'auth'
          ? refusal(api, 403, 'bad_jwt', message, bearer)
          : refusal(api, 401, api === 'rest' ? 'PGRST301' : 'Unauthorized', message, bearer),
      );
    }
    if (endpoint.for === 'service' && identity.kind !== 'service')
      throw new Refused(refusal(api, 403, 'not_admin', 'User not allowed'));
    if (endpoint.for === 'person' && identity.kind === 'visitor')
      throw new Refused(
        api === 'auth'
          ? refusal(api, 401, 'no_authorization', 'This endpoint requires a Bearer token')
          : refusal(api, 401, 'Unauthorized', 'This endpoint requires a Bearer token'),
      );
    return identity;
  }

  function toQuery(endpoint: Endpoint, url: URL): string {
    // Bytes that are no text come as U+FFFD.
    if (![...url.searchParams].flat().every((text) => isStorable(text) && !text.includes('\uFFFD')))
      throw new Refused(
        refusal(getApi(url.pathname), 400, '22021', 'The address has an illegible character.'),
      );
    if (endpoint.query === 'rows') {
      const excess = excessOfQuery(url.searchParams, url.pathname.split('/').at(-1));
      if (excess) throw new Refused(refusal('rest', 400, 'PGRST100', `The request has ${excess}.`));
      return url.searchParams.toString();
    }
    if (endpoint.query === 'none') {
      if (url.search === '') return '';
      throw new Refused(refusal('rest', 400, 'PGRST100', 'What this function answers can’t be chosen.'));
    }
    const query = new URLSearchParams();
    for (const name of endpoint.query) {
      const value = url.searchParams.get(name);
      if (value !== null && name !== 'redirect_to') query.set(name, value);
    }
    return query.toString();
  }

  /** The body as its endpoint takes it: parsed, held against what it may be, and with nothing beside. */
  async function getBody(request: Request, endpoint: Endpoint, identity: Identity): Promise<unknown> {
    if (endpoint.body === undefined || endpoint.body === 'file') return undefined;
    const api = getApi(new URL(request.url).pathname);
    const isRows = endpoint.body === 'rows';
    const limit = !isRows ? 64 * kilobyte : identity.kind === 'visitor' ? 256 * kilobyte : 4 * megabyte;
    const bytes = await readUpTo(limit, request);
    if (bytes.length === 0 && isRows) return undefined;
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      const code = isRows ? 'PGRST102' : 'bad_json';
      throw new Refused(refusal(api, 400, code, 'Empty or invalid json'));
    }
    const fault = faultOfBody(body);
    if (fault)
      throw new Refused(refusal(api, 400, isRows ? 'PGRST102' : 'bad_json', `The body has ${fault}.`));
    if (endpoint.body === 'rows') {
      const excess = excessOfBody(body);
      if (excess) throw new Refused(refusal(api, 400, 'PGRST102', `The body has ${excess}.`));
      return body;
    }
    const judged = endpoint.body.safeParse(body);
    if (judged.success) return judged.data;
    const [issue] = judged.error.issues;
    const message = `Invalid body: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
    throw new Refused(refusal(api, 400, 'validation_failed', message));
  }

  /** Counts an e-mail before it's on its way. @returns what takes the count back where none left. */
  function countMail(endpoint: Endpoint, body: unknown): () => void {
    if (!endpoint.mail) return () => undefined;
    const { email } = body as { email: string };
    const key = `${endpoint.mail} ${email}`;
    const seconds = limiters.mail.take(key);
    if (seconds)
      throw new Refused(
        refusal(
          'auth',
          429,
          'over_email_send_rate_limit',
          `For security purposes, you can only request this after ${seconds} seconds.`,
          { 'retry-after': String(seconds) },
        ),
      );
    return () => limiters.mail.giveBack(key);
  }

  function countRequest(endpoint: Endpoint, url: URL, address: string): void {
    const limit = typeof endpoint.limit === 'function' ? endpoint.limit(url.searchParams) : endpoint.limit;
    const seconds = limit ? limiters[limit].take(address) : 0;
    if (seconds)
      throw new Refused(
        refusal('auth', 429, 'over_request_rate_limit', 'Request rate limit reached', {
          'retry-after': String(seconds),
        }),
      );
  }

  /** Of the accounts' e-mails: how long a mail server takes must not tell whether an address has an account. */
  async function deliver(mail: OutgoingMail): Promise<void> {
    if (!smtp) return inbox.deliver(mail);
    void smtp(mail).catch((error: unknown) =>
      console.error('No e-mail left:', error instanceof Error ? error.message : error),
    );
  }

  /** Whose turn a request takes. What is limited anyway (sign-ins) doesn't wait behind everything else of its network. */
  function getShare(endpoint: Endpoint, identity: Identity, client: string | undefined): Share {
    if (identity.kind === 'person') return { key: `person ${identity.id}`, isKnown: true };
    // What is in the background is everybody's, whoever was the first to ask for it.
    const served = client ?? (endpoint.lane === 'background' ? undefined : servedClient.getStore());
    if (identity.kind === 'service' || served === undefined) return ownShare;
    return { key: endpoint.limit ? `${served} account` : served, isKnown: false };
  }

  /** Hands a request to the database. @param client is the network of a visitor who asks for it. */
  async function ask(
    request: Request,
    endpoint: Endpoint,
    identity: Identity,
    judged: JudgedRequest,
    client: string | undefined,
  ) {
    // What is limited anyway isn't counted twice: passwords take long by design.
    const stranger = identity.kind === 'visitor' && !endpoint.limit ? client : undefined;
    const seconds = stranger === undefined ? 0 : limiters.work.waitOf(stranger);
    if (seconds)
      throw new Refused(
        refusal(
          getApi(new URL(judged.url).pathname),
          429,
          'over_request_rate_limit',
          'Request rate limit reached',
          {
            'retry-after': String(seconds),
          },
        ),
      );
    return database.run<WorkerAnswer>(
      { kind: 'request', request: judged },
      {
        lane: endpoint.lane,
        share: getShare(endpoint, identity, client),
        limit: statementLimits[identity.kind === 'service' ? 'own' : identity.kind],
        signal: request.signal,
        onEnd(milliseconds) {
          if (stranger !== undefined && milliseconds > longRequest)
            limiters.work.spend(stranger, milliseconds - longRequest);
        },
      },
    );
  }

  /** @param bytes of an upload that came in parts: `none` as long as it is only asked about. */
  async function answer(
    request: Request,
    { address }: Client,
    url: URL,
    bytes?: 'none' | StagedUpload,
  ): Promise<Response> {
    const endpoint = findEndpoint(request.method, url.pathname);
    if (!endpoint || (bytes && endpoint.body !== 'file'))
      throw new Refused(refusal(getApi(url.pathname), 404, 'not_found', 'No such endpoint'));
    const identity = await getIdentity(request, endpoint, url);
    const query = toQuery(endpoint, url);
    const client = address === undefined ? undefined : clientKey(address);
    if (client !== undefined) countRequest(endpoint, url, client);
    const body = await getBody(request, endpoint, identity);
    const { answeredBy } = endpoint;
    if (answeredBy) return onBehalfOf({ address }, () => answers[answeredBy](request, body, identity));
    const giveMailBack = countMail(endpoint, body);

    const facts: RequestFacts = {
      redirectTo: sameOrigin(url.searchParams.get('redirect_to'), siteUrl),
      // Of a HEAD it says nothing.
      range: (request.method === 'GET' && request.headers.get('range')) || undefined,
    };
    const headers = new Headers();
    for (const name of passedHeaders) {
      const value = request.headers.get(name);
      if (value === null) continue;
      if (isLongHeader(value))
        throw new Refused(refusal(getApi(url.pathname), 400, 'PGRST100', `The header ${name} is too long.`));
      headers.set(name, value);
    }
    headers.set('apikey', identity.kind === 'service' ? keys.serviceKey : keys.publishableKey);
    if (identity.kind === 'person') headers.set('authorization', `Bearer ${identity.token}`);
    if (endpoint.lane !== 'read') {
      facts.headers = { 'user-agent': (request.headers.get('user-agent') ?? '').slice(0, 500) };
      if (client !== undefined) facts.headers['x-forwarded-for'] = client;
      const origin = request.headers.get('origin');
      if (origin !== null) facts.headers.origin = origin.slice(0, 500);
      const proof = request.headers.get('x-proof');
      if (proof !== null) facts.headers['x-proof'] = proof.slice(0, 500);
      for (const [name, value] of Object.entries(facts.headers)) headers.set(name, value);
    }

    const judgedUrl = new URL(url.pathname, siteUrl);
    judgedUrl.search = query;
    if (facts.redirectTo) judgedUrl.searchParams.set('redirect_to', facts.redirectTo);
    const judged: JudgedRequest = { method: request.method, url: judgedUrl.href, headers: [], facts };
    if (body !== undefined) {
      judged.body = new TextEncoder().encode(JSON.stringify(body));
      headers.set('content-type', 'application/json');
    }
    if (endpoint.body === 'file') {
      if (request.headers.get('content-type')?.startsWith('multipart/'))
        throw new Refused(refusal('storage', 415, 'invalid_mime_type', 'Send the bytes of the file alone'));
      const announced = request.headers.get('content-length');
      if (Number(announced ?? 0) > (bytes ? biggestInParts : biggestFile)) throw new TooLarge();
      headers.set('content-type', request.headers.get('content-type') ?? 'application/octet-stream');
      headers.set('cache-control', request.headers.get('cache-control') ?? 'no-cache');
      if (announced !== null) headers.set('content-length', announced);
      // What is refused is refused before a byte of it is read.
      const permission = await ask(
        request,
        endpoint,
        identity,
        {
          ...judged,
          headers: [...headers],
          facts: { ...facts, isPermissionCheck: true },
        },
        client,
      );
      if (permission.status >= 400 || bytes === 'none') return toResponse(permission, request);
      facts.upload = bytes ?? (await stageUpload(objects, request.body ?? [], biggestFile));
      const { path } = facts.upload;
      const type = request.headers.get('content-type');
      // Examples and repairs come with the service key.
      const sentence = identity.kind === 'person' ? await refusalOfFile(path, url.pathname, type) : null;
      if (sentence !== null) {
        await rm(path, { force: true });
        throw new Refused(refusal('storage', 415, 'invalid_mime_type', sentence));
      }
      headers.set('content-length', String(facts.upload.size));
    }
    judged.headers = [...headers];

    const start = performance.now();
    try {
      const given = await ask(request, endpoint, identity, judged, client);
      // Counted for unknown addresses too: a limit that only known ones meet would tell them apart.
      if (given.status >= 400) giveMailBack();
      for (const mail of given.mails) await deliver(mail);
      if (endpoint.followedBy && given.status < 300) await followUps[endpoint.followedBy](body);
      const mustWait =
        endpoint.hidesAccounts === 'always' || (endpoint.hidesAccounts === 'refusals' && given.status >= 400);
      if (mustWait) await wait(Math.max(0, start + discretion - performance.now()));
      return toResponse(given, request);
    } finally {
      // The object store took it, or nobody will.
      if (facts.upload) await rm(facts.upload.path, { force: true });
    }
  }

  function answerFailure(error: unknown, request: Request, url: URL): Response {
    const api = getApi(url.pathname);
    if (error instanceof Refused) return error.response;
    if (error instanceof TooLarge)
      return refusal(api, 413, 'Payload too large', 'The request is larger than this endpoint takes');
    if (isDiskFull(error)) return refusal(api, 507, 'disk_full', 'Le disque du serveur est plein.');
    if (error instanceof StatementTimeout)
      return refusal(api, 500, '57014', 'canceling statement due to statement timeout');
    if (error instanceof Busy)
      return refusal(api, 503, '53300', 'Too many requests wait', { 'retry-after': '1' });
    // Nobody waits for this answer.
    if (request.signal.aborted) return refusal(api, 499, 'aborted', 'The sender is gone');
    console.error('API error:', error instanceof Error ? error.message : error);
    return refusal(api, 500, 'unexpected_failure', 'Unexpected failure, please check server logs');
  }

  const enter = async (
    request: Request,
    client: Client = {},
    bytes?: 'none' | StagedUpload,
  ): Promise<Response> => {
    const url = new URL(request.url);
    try {
      return secure(await answer(request, client, url, bytes));
    } catch (error) {
      return secure(answerFailure(error, request, url));
    }
  };
  const enterAsPlainUpload = (request: Request, bytes: 'none' | StagedUpload) => enter(request, {}, bytes);
  // Loaded with the first part: most starts see none.
  let resumable: ReturnType<typeof createResumableUploads> | undefined;
  // What they ask for comes in by this door too.
  const enterAgain = (input: string, init: RequestInit) => enter(new Request(input, init));
  const sendEmails = createEmailSender({
    apiUrl: siteUrl,
    serviceKey: keys.serviceKey,
    siteUrl: publicUrl,
    async send({ to, id, ...email }) {
      const mail = { ...email, to: to.join(', ') };
      await (smtp ? smtp({ ...mail, id }) : inbox.deliver(mail));
    },
    fetch: enterAgain,
    // Nobody waits for a mail server. A folder takes an e-mail at once.
    ...(smtp && { waitUntil: () => undefined }),
  });
  const manageUsers = createManageUsers({
    apiUrl: siteUrl,
    publishableKey: keys.publishableKey,
    serviceKey: keys.serviceKey,
    siteUrl,
    fetch: enterAgain,
  });
  const calendar = createCalendar({
    apiUrl: siteUrl,
    publishableKey: keys.publishableKey,
    siteUrl: publicUrl,
    fetch: enterAgain,
  });

  const answers: Record<
    NonNullable<Endpoint['answeredBy']>,
    (request: Request, body: unknown, identity: Identity) => Promise<Response>
  > = {
    snapshots: (request) => lockedSnapshot(snapshot, request.signal),
    async resumableUploads(request, _body, identity) {
      resumable ??= import('./resumableUploads.ts').then(({ createResumableUploads }) =>
        createResumableUploads({ folder: unfinished, objects, store: enterAsPlainUpload }),
      );
      return (await resumable)(request, identity.kind === 'person' ? identity.id : identity.kind);
    },
    sendEmails,
    calendar,
    async manageUsers(request, body) {
      const managed = await manageUsers(forFunction(request, body));
      if ((body as { action?: unknown }).action === 'remove') await keepErasures();
      return managed;
    },
  };
  const followUps: Record<NonNullable<Endpoint['followedBy']>, (body: unknown) => Promise<void>> = {
    // A hosted project's database calls the function by itself. It answers for its failures: the outbox has them.
    async sendEmails() {
      await sendEmails(new Request(siteUrl, { method: 'POST' }));
    },
    async forgetPerson(body) {
      const { email } = (body ?? {}) as { email?: unknown };
      if (typeof email === 'string') await Promise.all([inbox.forgetAddress(email), keepErasures()]);
    },
  };
  return enter;
}
