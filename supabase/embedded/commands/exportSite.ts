// `npm run build` ends here: writes the whole site into `dist`, as a static host serves it, from the data of `npm start` or
// of the hosted project that it was built for. `npm run publish` brings it up to date and says so on the standard output,
// a line for each file: `written`, a tab and its path in `dist`, or `removed`.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildFolder, builtFile } from '#server/buildFolder.ts';
import { digestOfBuild, loadSite } from '#server/loadSite.ts';
import { openBuildBackend } from '../buildBackend.ts';

// Its WebAssembly compiled a second time, for speed, the embedded database takes 900 MB. A few hundred requests don't repay it.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

const isUpdate = process.argv.includes('--update');
const root = resolve(import.meta.dirname, '../../..');
if (!existsSync(join(root, builtFile)))
  throw new Error('There is no build to publish with: `npm run build` makes it.');

const { exportSite, publishSite, hostedBackend, siteUrl } = await loadSite(root);
const backend = hostedBackend ? undefined : await openBuildBackend();
try {
  const { isWhole, written, removed } = await (isUpdate ? publishSite : exportSite)({
    files: join(root, buildFolder.browser),
    dir: join(root, 'dist'),
    records: join(root, 'build/export'),
    build: digestOfBuild(root),
    backend: backend?.fetch,
  });
  if (isUpdate) {
    const lines = [
      ...removed.map((file) => `removed\t${file}`),
      ...written.map((file) => `written\t${file}`),
    ];
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
    if (isWhole)
      console.warn('Written as a whole: nothing was exported yet, or by another build or from other data.');
  }
  console.warn(`✓ ${siteUrl}: ${written.length} files written, ${removed.length} removed.`);
} finally {
  await backend?.close();
}
