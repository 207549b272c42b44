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

/**
 * Asks for all files of a page at once, and runs each in a task of its own, what is imported before what imports it: as one task, the
 * forms' libraries alone would keep a telephone from answering for a quarter of a second.
 */
const helper = `
const seen = new Set();
export const __vitePreload = async (load, files = []) => {
  const unseen = files.filter((file) => !seen.has(file)).reverse();
  for (const file of unseen) {
    seen.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  for (const file of unseen) {
    await import(/* @vite-ignore */ '/' + file);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return load();
};
`;
