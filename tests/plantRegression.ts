import type { Plugin } from 'vite';
import type {} from 'vitest/config';

/** A mistake in one place of the source. */
export type Regression = { file: string; before: string; after: string };

/** Plants mistakes in what is run; the files stay as they are. */
export function plantRegressions(regressions: Regression[]): Plugin {
  const plantedIn = (id: string) => regressions.filter(({ file }) => id.split('?')[0]?.endsWith(file));
  return {
    name: 'plant-regressions',
    enforce: 'pre',
    configureVitest({ defineCacheKeyGenerator }) {
      // Vitest would hand what was planted to the next run: it knows plugins by their names alone.
      defineCacheKeyGenerator(({ id }) => (plantedIn(id).length > 0 ? false : null));
    },
    transform(source, id) {
      let code = source;
      for (const { file, before, after } of plantedIn(id)) {
        if (!code.includes(before)) throw new Error(`${file} no longer holds "${before}": plant it anew.`);
        code = code.replace(before, () => after);
      }
      return code === source ? null : { code, map: null };
    },
  };
}
