import type { UnhandledFrameHandle } from 'msw';
import { setupWorker } from 'msw/browser';
import { connection } from '#data/connection.ts';
import { handlers } from '#mocks/backend/handlers.ts';
import { nameOfRequest, neverAnswered } from '#mocks/scenarios.ts';
import { isTested } from './inTests.ts';

const unhandled: string[] = [];

/** Files of the workbench itself (modules, pictures, fonts) are no business of the backend's. */
const isBackendPath = (url: URL) => /\/(auth|rest|storage|functions|realtime)\/v1\//.test(url.pathname);

const recordUnhandled: UnhandledFrameHandle = async ({ frame }) => {
  if (frame.protocol !== 'http') return;
  const { request } = frame.data as { request: Request };
  const url = new URL(request.url);
  const own = [location.origin, connection().url];
  if (own.includes(url.origin) && !isBackendPath(url)) return;
  unhandled.push(`${request.method} ${request.url}`);
};

const worker = setupWorker(...handlers);
let started: Promise<unknown> | undefined;

/** A request that was sent, and isn't answered whole yet. */
type Sent = { name: string; isSeenByMsw: boolean };

/** Those of the current story. */
let sent = new Set<Sent>();

function followRequests() {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const own = sent;
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const request = { name: nameOfRequest({ method, url: url.href }), isSeenByMsw: !isBackendPath(url) };
    own.add(request);
    const forget = () => own.delete(request);
    try {
      const response = await fetch(input, init);
      request.isSeenByMsw = true;
      if (isTested) void response.clone().arrayBuffer().then(forget, forget);
      else forget();
      return response;
    } catch (error) {
      forget();
      throw error;
    }
  };
  worker.events.on('request:start', ({ request }) => {
    const name = nameOfRequest(request);
    const seen = [...sent].find((one) => one.name === name && !one.isSeenByMsw);
    if (seen) seen.isSeenByMsw = true;
  });
}

/** What the story before has asked for is no business of the one that starts. */
export function forgetRequests() {
  sent = new Set();
  neverAnswered.clear();
}

/**
 * Waits until MSW has seen what was sent. A request that came to it after its story would be answered as the next
 * one wants it: a sign-in that is kept waiting would go through there.
 */
export async function untilAllHaveArrived() {
  while ([...sent].some(({ isSeenByMsw }) => !isSeenByMsw)) await new Promise(requestAnimationFrame);
}

/** Waits for all answers, and for what is asked next because of them; not for those that a scenario never gives. */
export async function untilAnswered() {
  const isWaiting = () => [...sent].some(({ name }) => !neverAnswered.has(name));
  do {
    await new Promise(requestAnimationFrame);
    if (isWaiting()) continue;
    // What got an answer asks once it has drawn it: drawing goes before whatever waits until nothing else is to be done.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    await new Promise(requestAnimationFrame);
  } while (isWaiting());
}

/** Starts MSW once, whoever asks first: docs pages mount several stories at the same time. */
export async function startNetwork() {
  started ??= worker
    .start({
      quiet: true,
      serviceWorker: { url: './mockServiceWorker.js' },
      onUnhandledFrame: recordUnhandled,
    })
    .then(followRequests);
  await started;
  return worker;
}

/** Throws, and so fails the story, when it asked the network for something that nobody answers. */
export function assertAllRequestsAnswered() {
  const requests = unhandled.splice(0);
  if (requests.length > 0) throw new Error(`Requêtes sans réponse :\n${requests.join('\n')}`);
}
