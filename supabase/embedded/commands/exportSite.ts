// `npm run build` ends here: writes the whole site into `dist`, as a static host serves it, from the data of `npm start` or
// of the hosted project that it was built for.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildFolder, builtFile } from '#server/buildFolder.ts';
import { loadSite } from '#server/loadSite.ts';
import { openBuildBackend } from '../buildBackend.ts';

// Its WebAssembly compiled a second time, for speed, the embedded database takes 900 MB. A few hundred requests don't repay it.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

const root = resolve(import.meta.dirname, '../../..');
if (!existsSync(join(root, builtFile)))
  throw new Error('There is no build to export with: `npm run build` makes it.');

const { exportSite, hostedBackend, siteUrl } = await loadSite(root);
const backend = hostedBackend ? undefined : await openBuildBackend();
try {
  await exportSite({
    files: join(root, buildFolder.browser),
    dir: join(root, 'dist'),
    drafts: join(root, 'build/export'),
    backend: backend?.fetch,
  });
  console.warn(`✓ ${siteUrl}: written into dist.`);
} finally {
  await backend?.close();
}
