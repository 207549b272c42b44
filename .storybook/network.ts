import type { UnhandledFrameHandle } from 'msw';
import { setupWorker } from 'msw/browser';
import { handlers } from '#mocks/handlers/index.ts';

const unhandled: string[] = [];

/** Same-origin files of the workbench itself (modules, pictures, fonts) are no business of the mocks. */
const isBackendPath = (url: URL) => /\/(auth|rest|storage|functions|realtime)\/v1\//.test(url.pathname);

const recordUnhandled: UnhandledFrameHandle = async ({ frame }) => {
  if (frame.protocol !== 'http') return;
  const { request } = frame.data as { request: Request };
  const url = new URL(request.url);
  if (url.origin === location.origin && !isBackendPath(url)) return;
  unhandled.push(`${request.method} ${request.url}`);
};

const worker = setupWorker(...handlers);
let started: Promise<unknown> | undefined;

/** Starts the mocks once, whoever asks first: docs pages mount several stories at the same time. */
export async function startNetwork() {
  started ??= worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: recordUnhandled,
  });
  await started;
  return worker;
}

/** Throws, and so fails the story, when it asked the network for something that no mock answers. */
export function assertAllRequestsMocked() {
  const requests = unhandled.splice(0);
  if (requests.length > 0) throw new Error(`Requêtes sans simulation :\n${requests.join('\n')}`);
}
