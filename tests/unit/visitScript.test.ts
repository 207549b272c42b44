import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const layout = join(import.meta.dirname, '../../src/site/layout/SiteLayout/SiteLayout.tsx');
const counting = /recordVisit/;

/** The layout without what counts visits, but for its calls. */
const uncounted: Plugin = {
  name: 'uncounted',
  load: { filter: { id: counting }, handler: () => 'export const record = () => {}, recordVisit = record;' },
};

/** In bytes, compressed: the layout as visitors get it, which brings nothing else along. */
async function getWeight(plugins: Plugin[]) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { development: false } },
    plugins,
    build: {
      write: false,
      rolldownOptions: {
        input: layout,
        preserveEntrySignatures: 'strict',
        external: (id) => id !== layout && !counting.test(id),
      },
    },
  })) as Rolldown.RolldownOutput;
  return gzipSync(output[0].code).length;
}

it('counts visits for 300 bytes at most beside what the page has', async () => {
  // What the two calls in the layout cost, which both have: 24 bytes, measured on the built site.
  const calls = 24;
  expect((await getWeight([])) - (await getWeight([uncounted]))).toBeLessThanOrEqual(300 - calls);
});
