import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/**
 * MSW takes its worker away with the last window that had it: where somebody went from one guide to another by their addresses, no request of
 * the windows of the second was answered.
 */
const stay = 'self.registration.unregister = async () => false;\n';

/**
 * What goes to the backend is MSW's business, and so is another host. The workbench's own files aren't: a window of a guide has a
 * hundred of them, each of which would go through a script of another window, which may be busy, or leave before it answers.
 */
const passFiles = `addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isAnswered = /\\/(?:auth|rest|storage|functions|realtime)\\/v1\\/|\\/blog\\//.test(pathname);
  if (origin === location.origin && !isAnswered) event.stopImmediatePropagation();
});
`;

/** Serves MSW's worker, and adds it to a build, with files of the workbench left to the browser. */
export function workerPlugin(): Plugin {
  const path = createRequire(import.meta.url).resolve(`msw/${fileName}`);
  const script = stay + passFiles + readFileSync(path, 'utf8');
  return {
    name: 'porte-voix:mock-worker',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script });
    },
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${config.base}${fileName}`) return next();
        response.writeHead(200, {
          'cache-control': 'no-cache',
          'content-type': 'application/javascript; charset=utf-8',
          'service-worker-allowed': '/',
        });
        response.end(script);
      });
    },
  };
}
