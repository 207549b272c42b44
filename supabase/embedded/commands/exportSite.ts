// `npm run build` ends here: writes the whole site into `dist`, as a static host serves it, from the data of `npm start` or
// of the hosted project that it was built for.
import { join, resolve } from 'node:path';
import { buildFolder } from '#server/buildFolder.ts';
import { openBuildBackend } from '../buildBackend.ts';
import { loadSite } from '../siteBuild.ts';

const root = resolve(import.meta.dirname, '../../..');
const { createSite, exportSite, hostedBackend, siteUrl } = await loadSite(root);
const backend = hostedBackend ? undefined : await openBuildBackend();
try {
  const files = join(root, buildFolder.browser);
  const site = createSite({ files, backend: backend?.fetch, onError: (error) => console.error(error) });
  const count = await exportSite(site, { files, dir: join(root, 'dist') });
  console.warn(`✓ ${count} pages exported for ${siteUrl}.`);
} finally {
  await backend?.close();
}
