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
    config: () => ({
      build: {
        modulePreload: {
          // Browsers with native import maps and module preloading only: the polyfill would be most of the entry script.
          polyfill: false,
          // The entry script would name a score of files for the back-office's session alone: the browser finds them by itself.
          resolveDependencies: (file, files, { hostId }) =>
            file.includes('/providers-') && hostId.includes('/index-') ? [] : files,
        },
      },
    }),
    load: {
      // Where Vite keeps the function that it wraps around each dynamic import.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => helper,
    },
  };
}

/**
 * Asks for the files of a page a few at a time, and runs each in a task of its own, what is imported before what imports it: as one task,
 * the requests alone would keep a telephone from answering for a tenth of a second, and the forms' libraries for a quarter.
 */
const helper = `
const seen = new Set();
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
export const __vitePreload = async (load, files = []) => {
  const unseen = files.filter((file) => !seen.has(file)).reverse();
  for (const file of unseen) seen.add(file);
  for (const [index, file] of unseen.entries()) {
    if (index % 4 === 3) await nextTask();
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  for (const file of unseen) {
    await import(/* @vite-ignore */ '/' + file);
    await nextTask();
  }
  return load();
};
`;
