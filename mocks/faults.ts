import { HttpResponse } from 'msw/http';
import { connectTo } from '#data/connection.ts';
import { DataError, type DataErrorKind } from '#data/errors.ts';
import {
  failing,
  forbidden,
  isMeant,
  loading,
  offline,
  rateLimited,
  serverError,
  slow,
  type Target,
  when,
} from './scenarios.ts';

type Fault = {
  respond: (target?: Target) => ReturnType<typeof when>;
  /** What becomes of requests within the page, where a mocked server can't make it happen. */
  fetch?: () => Promise<Response>;
  /** How long an upload waits, in milliseconds: it doesn't go through `fetch`. */
  timeout?: number;
  /** What the data layer takes it for; null when nothing failed. */
  kind: DataErrorKind | null;
  /** What the person reads, when it isn't the kind's own sentence. */
  sentence?: string;
};

const answering =
  (body: string, headers: Record<string, string> = {}) =>
  (target: Target = {}) =>
    when(
      target,
      () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json', ...headers } }),
    );

/** The connection breaks in the middle of an answer. */
const breakOff = () => {
  const body = new ReadableStream({
    pull: (controller) => {
      controller.error(new TypeError('network error'));
    },
  });
  return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
};

/** The time limit of a request, at once and for no other, however busy the machine is. */
const runOutOfTime = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));

/** All that can come between a screen and the server: each is a story of every screen that loads or saves. */
export const faults = {
  Offline: { respond: offline, kind: 'offline' },
  Aborted: { respond: offline, fetch: breakOff, kind: 'offline' },
  TimedOut: { respond: loading, fetch: runOutOfTime, timeout: 50, kind: 'timeout' },
  Slow: { respond: (target) => slow(target, 150), kind: null },
  Unauthorized: {
    respond: (target) => failing(401, target, { code: 'PGRST303', message: 'JWT expired' }),
    kind: 'unauthenticated',
  },
  Forbidden: { respond: forbidden, kind: 'forbidden' },
  NotFound: { respond: (target) => failing(404, target), kind: 'notFound' },
  Conflict: { respond: (target) => failing(409, target), kind: 'duplicate' },
  TooLarge: { respond: (target) => failing(413, target), kind: 'tooLarge' },
  TooManyRequests: { respond: rateLimited, kind: 'rateLimited' },
  ServerError: { respond: serverError, kind: 'server' },
  Unavailable: { respond: (target) => failing(503, target), kind: 'server' },
  BadJson: {
    respond: answering('<h1>Bonjour</h1>'),
    kind: 'server',
    sentence: 'La réponse du serveur est illisible.',
  },
  // To a write, no row is how the database refuses.
  Empty: { respond: answering('[]', { 'Content-Range': '*/0' }), kind: 'refused' },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** What the screen says of a fault; empty when nothing fails. */
export function toReport(name: FaultName, { where }: Target = {}) {
  const { kind, sentence }: Fault = faults[name];
  if (where === 'auth' && refusals.includes(name)) return 'Le service de connexion a refusé cette demande.';
  return sentence ?? (kind ? new DataError(kind).message : '');
}

/** The authentication service knows neither rows nor values that are taken. */
const refusals: FaultName[] = ['Unauthorized', 'Forbidden', 'NotFound', 'Conflict', 'TooLarge'];

/** Lets a fault happen to the requests of the page that it bears on. Returns what ends it. */
export function interfere(name: FaultName, target: Target = {}) {
  const { fetch: answer, timeout }: Fault = faults[name];
  if (!answer) return () => {};
  return connectTo({
    ...(timeout && { timeout }),
    fetch: (input, init) => {
      const { url, method } = new Request(input, { method: init?.method ?? 'GET' });
      return isMeant({ url, method }, target) ? answer() : fetch(input, { ...init, signal: null });
    },
  });
}
