import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { buildLoader } from './buildLoader.ts';
import { type Renderer, prerender } from './prerender.ts';
import { siteAddressProblem } from './siteAddress.ts';
import { createStaticHost } from './staticHost.ts';

/** What answers the loaders of prerendered pages while the site is built. */
type BuildBackend = {
  fetch: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
};

/** Files of their own for what every page needs: each runs in a task of its own, and stays in caches when the app changes. */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(?:react-router|react-router-dom)\// },
  { name: 'styles', test: /node_modules\/(?:styled-components|stylis)\// },
];

type Options = {
  /** Opens the backend of a site that names no hosted project; asked for only when a page has something to load. */
  openBackend: () => Promise<BuildBackend>;
};

/** Inside `node_modules`, so that the renderer finds its packages; of this process alone, for two builds may overlap. */
const rendererDir = `node_modules/.cache/porte-voix/renderer-${process.pid}`;

/**
 * Makes one `vite build` write the whole site: the browser's bundle, then the renderer's, then the HTML of each public
 * page. `vite preview` answers as a static host does.
 */
export function prerenderPlugin({ openBackend }: Options): Plugin {
  return {
    name: 'porte-voix:prerender',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true, rolldownOptions: { output: { codeSplitting: { groups } } } } },
        ssr: {
          // In native Node modules, its default import would be an object.
          resolve: { noExternal: ['styled-components'] },
          build: {
            outDir: rendererDir,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Prerendering needs the environments "client" and "ssr".');
      const problem = siteAddressProblem(client.config.env);
      // Vite prints the stack, and that of a sentence is nobody's concern.
      if (problem) throw Object.assign(new Error(problem), { stack: problem });
      await builder.build(client);
      await builder.build(ssr);

      const { root, build, env } = client.config;
      const renderer = (await import(
        pathToFileURL(join(resolve(root, rendererDir), 'entry-server.js')).href
      )) as Renderer;
      const hosted = hostedOrigin(env);
      let backend: Promise<BuildBackend> | undefined;
      if (!hosted) {
        const answer: typeof fetch = async (...request) => {
          backend ??= openBackend();
          return (await backend).fetch(new Request(...request));
        };
        renderer.connectTo({ fetch: answer });
      }
      try {
        const count = await prerender(renderer, resolve(root, build.outDir), {
          loader: await buildLoader(root),
          backend: hosted,
        });
        builder.config.logger.info(`✓ ${count} pages prerendered for ${renderer.siteUrl}.`);
      } finally {
        await (await backend)?.close();
        await rm(resolve(root, rendererDir), { recursive: true });
      }
    },
    configurePreviewServer({ config, middlewares }) {
      const listener = getRequestListener(
        createStaticHost({ dir: resolve(config.root, config.build.outDir) }),
      );
      middlewares.use((request, response) => void listener(request, response));
    },
  };
}

/** The origin of the hosted project that the environment names, if it names one. */
const hostedOrigin = ({ VITE_SUPABASE_URL: url }: Record<string, unknown>) =>
  typeof url === 'string' && url ? new URL(url).origin : undefined;
