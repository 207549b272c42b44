import { logFailure } from '#server/failureLog.ts';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type StagedUpload, TooLarge } from '../data/stagedUpload.ts';
import type { SendBySmtp } from '../smtp.ts';
import { isDiskFull } from '../startupError.ts';
import type { JudgedRequest, OutgoingMail, WorkerAnswer } from '../worker/protocol.ts';
import { getApi, refusal, Refused, secure, toResponse } from './answers.ts';
import { type Client, getShare, onBehalfOf } from './clients.ts';
import { createCounters } from './counters.ts';
import { Busy, type Database, StatementTimeout, statementLimits } from './database.ts';
import { findEndpoint } from './endpoints.ts';
import { createFunctions, type FunctionsOptions } from './functions.ts';
import type { Inbox } from './inbox.ts';
import { type Asked, judgeBody, judgeQuery, judgeSender, toJudgedRequest } from './judge.ts';
import { clientKey, longRequest, type RateLimits } from './rateLimits.ts';
import { takeFile } from './takeFile.ts';

export type FrontDoorOptions = FunctionsOptions & {
  database: Pick<Database, 'run'>;
  rateLimits: RateLimits;
  /** Milliseconds before which no answer leaves whose time could tell whether an address has an account. */
  discretion: number;
};

/**
 * The one way to the database. It looks at a request once (address, endpoint, who asks, limits, body), and what it hands
 * on is put together from what it judged, nothing else of what was sent: no other spelling of an address, parameter or
 * e-mail can mean something else behind it.
 */
export function createFrontDoor(options: FrontDoorOptions) {
  const { database, keys, siteUrl, objects, discretion } = options;
  const counters = createCounters(options.rateLimits);
  const { answers, followUps } = createFunctions(options, enter);

  /** Hands a request to the database. */
  async function ask({ request, endpoint, identity, client }: Asked, judged: JudgedRequest) {
    const share = getShare(endpoint, identity, client);
    // What is limited anyway isn't counted twice: passwords take long by design.
    const isCounted = !share.isKnown && !endpoint.limit;
    const free = endpoint.isWork ? 0 : longRequest;
    const onEnd = isCounted ? counters.countWork(share.key, new URL(judged.url).pathname, free) : undefined;
    return database.run<WorkerAnswer>(
      { kind: 'request', request: judged },
      {
        share,
        limit: statementLimits[identity.kind === 'service' ? 'own' : identity.kind],
        signal: request.signal,
        onEnd,
      },
    );
  }

  /** Carries out what was judged, and what belongs to it: e-mails, what follows, and the time that an answer takes. */
  async function carryOut(asked: Asked, judged: JudgedRequest, body: unknown, giveMailBack: () => void) {
    const { request, endpoint } = asked;
    const start = performance.now();
    const given = await ask(asked, judged);
    // Counted for unknown addresses too: a limit that only known ones meet would tell them apart.
    if (given.status >= 400) giveMailBack();
    for (const mail of given.mails) await deliver(mail, options);
    if (endpoint.followedBy && given.status < 300) await followUps[endpoint.followedBy](body);
    const mustWait =
      endpoint.hidesAccounts === 'always' || (endpoint.hidesAccounts === 'refusals' && given.status >= 400);
    if (mustWait) await wait(Math.max(0, start + discretion - performance.now()));
    return toResponse(given, request);
  }

  /** @param bytes of an upload that came in parts: `none` as long as it is only asked about. */
  async function answer(
    request: Request,
    { address }: Client,
    bytes?: 'none' | StagedUpload,
  ): Promise<Response> {
    const url = new URL(request.url);
    const endpoint = findEndpoint(request.method, url.pathname);
    if (!endpoint || (bytes && endpoint.body !== 'file'))
      throw new Refused(refusal(getApi(url.pathname), 404, 'not_found', 'No such endpoint'));
    const identity = await judgeSender(request, endpoint, url, keys);
    const query = judgeQuery(endpoint, request.method, url);
    const client = address === undefined ? undefined : clientKey(address);
    if (client !== undefined) counters.countRequest(endpoint, url, client);
    const body = await judgeBody(request, endpoint, identity);
    const { answeredBy } = endpoint;
    if (answeredBy) return onBehalfOf({ address }, () => answers[answeredBy](request, body, identity));
    const giveMailBack = counters.countMail(endpoint, body);
    const asked = { request, endpoint, identity, client };
    const handedOn = toJudgedRequest(asked, { query, body }, { keys, siteUrl });
    if (endpoint.body !== 'file') return carryOut(asked, handedOn, body, giveMailBack);
    const taken = await takeFile(asked, handedOn, { objects, bytes, ask });
    if (taken instanceof Response) return taken;
    try {
      return await carryOut(asked, taken, body, giveMailBack);
    } finally {
      // The object store took it, or nobody will.
      if (taken.facts.upload) await rm(taken.facts.upload.path, { force: true });
    }
  }

  async function enter(request: Request, client: Client = {}, bytes?: 'none' | StagedUpload) {
    try {
      return secure(await answer(request, client, bytes));
    } catch (error) {
      return secure(answerFailure(error, request));
    }
  }
  return enter;
}

/** Of the accounts' e-mails: how long a mail server takes must not tell whether an address has an account. */
async function deliver(
  mail: OutgoingMail,
  { smtp, inbox }: { smtp?: SendBySmtp; inbox: Inbox },
): Promise<void> {
  if (!smtp) return inbox.deliver(mail);
  void smtp(mail).catch((error: unknown) => logFailure(error, 'No e-mail left:'));
}

function answerFailure(error: unknown, request: Request): Response {
  const api = getApi(new URL(request.url).pathname);
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
  logFailure(error, 'API error:');
  return refusal(api, 500, 'unexpected_failure', 'Unexpected failure, please check server logs');
}
