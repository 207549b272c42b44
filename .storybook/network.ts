import type { UnhandledFrameHandle } from 'msw';
import { setupWorker } from 'msw/browser';
import { connection } from '#data/connection.ts';
import { handlers } from '#mocks/backend/handlers.ts';
import { nameOfRequest } from '#mocks/scenarios.ts';

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

/** The requests that were sent to the backend and that MSW has not seen yet. */
const onTheWay = new Set<{ name: string }>();

function followRequests() {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isBackendPath(url)) return fetch(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const request = { name: nameOfRequest({ method, url: url.href }) };
    onTheWay.add(request);
    try {
      return await fetch(input, init);
    } finally {
      onTheWay.delete(request);
    }
  };
  worker.events.on('request:start', ({ request }) => {
    const name = nameOfRequest(request);
    const arrived = [...onTheWay].find((sent) => sent.name === name);
    if (arrived) onTheWay.delete(arrived);
  });
}

/**
 * Waits until MSW has seen what was sent. A request that came to it after its story would be answered as the next
 * one wants it: a sign-in that is kept waiting would go through there.
 */
export async function untilAllHaveArrived() {
  while (onTheWay.size > 0) await new Promise(requestAnimationFrame);
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
