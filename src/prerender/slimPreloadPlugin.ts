import type { Plugin } from 'vite';

/**
 * Puts five lines in the place of Vite's preload helper, which loads style sheets too (this site has none) and would be
 * two thirds of the entry script.
 */
export function slimPreloadPlugin(): Plugin {
  return {
    name: 'porte-voix:slim-preload',
    enforce: 'pre',
    apply: 'build',
    load: {
      // Where Vite keeps the function that it wraps around each dynamic import.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => helper,
    },
  };
}

const helper = `
const seen = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};
`;
