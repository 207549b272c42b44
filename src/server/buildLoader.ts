import { resolve } from 'node:path';
import { type Rolldown, build } from 'vite';

/** Builds the script that stands inline in each document, as a classic script without imports. */
export async function buildLoader(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // It speaks in browsers that can't read the app.
      target: 'es2017',
      rolldownOptions: {
        input: resolve(root, 'src/hydration/loader.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [loader] = (result as Rolldown.RolldownOutput).output;
  return loader.code.trim();
}
