import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Manifest, Plugin, Rolldown, ViteDevServer } from 'vite';
import type * as bundle from '../entry-server.ts';
import type { Site } from './answer.ts';
import { type BuiltChunk, buildFolder, builtFile, chunksFile } from './buildFolder.ts';
import { buildLoader } from './buildLoader.ts';
import { groupModules } from './groupModules.ts';
import { loadSite } from './loadSite.ts';
import { siteAddressProblem } from './siteAddress.ts';

const browserEntry = 'src/entry-client.ts';
const serverEntry = 'src/entry-server.ts';
const textWorker = 'src/server/textWorker.ts';

/**
 * Builds the browser's part of the site and then the server's, and lets `vite` answer as `npm start` does, with the site as its
 * sources stand.
 */
export function sitePlugin(): Plugin {
  return {
    name: 'porte-voix:site',
    config: () => ({
      appType: 'custom',
      builder: {},
      // How long plugins take is nothing that whoever starts the site could mend.
      build: { rolldownOptions: { checks: { bundlerTimings: false } } },
      environments: {
        client: {
          build: {
            outDir: buildFolder.browser,
            manifest: true,
            // The fonts' rules stand inline in each document; the files that they name come with the browser's part.
            rolldownOptions: {
              input: [browserEntry, 'src/theme/fonts/fonts.css'],
              output: { codeSplitting: { groups: groupModules(resolve('.')) } },
            },
          },
        },
        ssr: {
          // In native Node modules, its default import would be an object.
          resolve: { noExternal: ['styled-components'] },
          build: {
            outDir: buildFolder.server,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: [serverEntry, textWorker] },
          },
        },
      },
    }),
    resolveId: { filter: { id: /^virtual:document-assets$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:document-assets$/ },
      async handler() {
        const { command, root } = this.environment.config;
        const assets =
          command === 'serve'
            ? { loader: '', files: [`/${browserEntry}`] }
            : { loader: await buildLoader(root), files: await listScripts(root) };
        return `export default ${JSON.stringify(assets)}`;
      },
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The site needs the environments "client" and "ssr".');
      const { env, root } = client.config;
      const problem = siteAddressProblem(env);
      // Vite prints the stack, and that of a sentence is nobody's concern.
      if (problem) throw Object.assign(new Error(problem), { stack: problem });
      const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
      await writeFile(resolve(root, chunksFile), JSON.stringify(output.flatMap(toChunk)));
      await builder.build(ssr);
      const { siteUrl } = await loadSite(root);
      await writeFile(resolve(root, builtFile), JSON.stringify({ siteUrl }));
    },
    configureServer: answerFromSources,
  };
}

const toChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): BuiltChunk[] => {
  if (file.type === 'asset') return [];
  const { fileName, isEntry, imports, moduleIds, viteMetadata } = file;
  return [{ fileName, isEntry, imports, moduleIds, styles: [...(viteMetadata?.importedCss ?? [])] }];
};

/** Lets `vite` answer with the site as its sources stand. */
function answerFromSources(server: ViteDevServer) {
  let loaded: typeof bundle | undefined;
  let site: Site | undefined;
  async function answer({ method, url }: Request) {
    // Another module after each change of the sources.
    const current = (await server.ssrLoadModule(`/${serverEntry}`)) as typeof bundle;
    if (!site || current !== loaded)
      site = current.createSite({ files: '', backend: chooseBackend(current, server) });
    loaded = current;
    await site.refresh();
    // Without the browser's headers, for a compressed answer can't be changed.
    return site.answer(new Request(url, { method }));
  }
  const listener = getRequestListener(async (request) => {
    const response = await answer(request);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const html = await server.transformIndexHtml(new URL(request.url).pathname, await response.text());
    return new Response(html, { status: response.status, headers: { 'Content-Type': 'text/html' } });
  });
  // After Vite's own: what is left is an address of the site.
  return () => void server.middlewares.use((request, response) => void listener(request, response));
}

/** The hosted backend that the site was built for, else the one that answers at the server's own address. */
const chooseBackend =
  ({ hostedBackend }: typeof bundle, server: ViteDevServer) =>
  (request: Request) => {
    if (hostedBackend) return fetch(request);
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, server.resolvedUrls?.local[0]), request));
  };

/** The app's scripts in the order in which they run, each after those that it imports. */
async function listScripts(root: string) {
  const file = join(resolve(root, buildFolder.browser), '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const found = new Set<string>();
  const add = (name: string) => {
    for (const imported of manifest[name]?.imports ?? []) add(imported);
    found.add(`/${manifest[name]?.file}`);
  };
  add(browserEntry);
  return [...found];
}
