import { HttpResponse } from 'msw/http';
import { connectTo } from '#data/connection.ts';
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
  Offline: { title: 'Hors ligne', respond: offline },
  Aborted: { title: 'Connexion rompue', respond: offline, fetch: breakOff },
  TimedOut: { title: 'Délai dépassé', respond: loading, fetch: runOutOfTime, timeout: 50 },
  Slow: {
    title: 'Réseau lent (3 s)',
    respond: (target) => slow(target, import.meta.env.MODE === 'test' ? 150 : 3000),
  },
  Unauthorized: {
    title: 'Session terminée (401)',
    respond: (target) => failing(401, target, { code: 'PGRST303', message: 'JWT expired' }),
  },
  Forbidden: { title: 'Accès refusé (403)', respond: forbidden },
  NotFound: { title: 'Introuvable (404)', respond: (target) => failing(404, target) },
  Conflict: { title: 'Conflit (409)', respond: (target) => failing(409, target) },
  TooLarge: { title: 'Trop volumineux (413)', respond: (target) => failing(413, target) },
  TooManyRequests: { title: 'Trop de demandes (429)', respond: rateLimited },
  ServerError: { title: 'Erreur du serveur (500)', respond: serverError },
  Unavailable: {
    title: 'Service indisponible (503)',
    respond: (target) => failing(503, target),
  },
  BadJson: {
    title: 'Réponse illisible',
    respond: answering('<h1>Bonjour</h1>'),
  },
  Empty: { title: 'Réponse vide', respond: answering('[]', { 'Content-Range': '*/0' }) },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

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
