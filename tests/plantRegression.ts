import type { Plugin } from 'vite';

/** A mistake in one place of the source. */
export type Regression = { file: string; before: string; after: string };

/** Plants a mistake in what is run; the file stays as it is. */
export function plantRegression({ file, before, after }: Regression): Plugin {
  return {
    // Vitest keeps what it has transformed by the names of plugins: another mistake needs another name.
    name: `plant-regression: ${file}: ${before} → ${after}`,
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(file)) return null;
      if (!code.includes(before)) throw new Error(`${file} no longer holds "${before}": plant it anew.`);
      return { code: code.replace(before, () => after), map: null };
    },
  };
}
