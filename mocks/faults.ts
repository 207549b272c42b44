import { HttpResponse } from 'msw/http';
import { connectTo } from '#data/connection.ts';
import { DataError } from '#data/errors.ts';
import type { DataErrorKind } from '#data/errorSentences.ts';
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
  /** What the workbench's toolbar calls it. */
  title: string;
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

/** All that can come between a screen and the server: the workbench's toolbar lets each happen. */
export const faults = {
  Offline: { title: 'Hors ligne', respond: offline, kind: 'offline' },
  Aborted: { title: 'Connexion rompue', respond: offline, fetch: breakOff, kind: 'offline' },
  TimedOut: { title: 'Délai dépassé', respond: loading, fetch: runOutOfTime, timeout: 50, kind: 'timeout' },
  Slow: {
    title: 'Réseau lent (3 s)',
    respond: (target) => slow(target, import.meta.env.MODE === 'test' ? 150 : 3000),
    kind: null,
  },
  Unauthorized: {
    title: 'Session terminée (401)',
    respond: (target) => failing(401, target, { code: 'PGRST303', message: 'JWT expired' }),
    kind: 'unauthenticated',
  },
  Forbidden: { title: 'Accès refusé (403)', respond: forbidden, kind: 'forbidden' },
  NotFound: { title: 'Introuvable (404)', respond: (target) => failing(404, target), kind: 'notFound' },
  Conflict: { title: 'Conflit (409)', respond: (target) => failing(409, target), kind: 'duplicate' },
  TooLarge: { title: 'Trop volumineux (413)', respond: (target) => failing(413, target), kind: 'tooLarge' },
  TooManyRequests: { title: 'Trop de demandes (429)', respond: rateLimited, kind: 'rateLimited' },
  ServerError: { title: 'Erreur du serveur (500)', respond: serverError, kind: 'server' },
  Unavailable: {
    title: 'Service indisponible (503)',
    respond: (target) => failing(503, target),
    kind: 'server',
  },
  BadJson: {
    title: 'Réponse illisible',
    respond: answering('<h1>Bonjour</h1>'),
    kind: 'server',
    sentence: 'La réponse du serveur est illisible.',
  },
  // To a write, no row is how the database refuses.
  Empty: { title: 'Réponse vide', respond: answering('[]', { 'Content-Range': '*/0' }), kind: 'refused' },
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
