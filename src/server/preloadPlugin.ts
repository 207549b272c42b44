import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts `src/hydration/preload.ts` in the place of Vite's preload helper, the function that is wrapped around each dynamic
 * import: Vite's doesn't try a failed download again.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'porte-voix:preload',
    enforce: 'pre',
    apply: 'build',
    // Only browsers with native module preloading.
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        `export { preload as __vitePreload } from ${JSON.stringify(resolve('src/hydration/preload.ts'))};`,
    },
  };
}
