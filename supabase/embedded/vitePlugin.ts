import type { Plugin, ViteDevServer } from 'vite';
import type * as attachment from './attachBackend.ts';

/**
 * Gives `vite` the API of `npm start` on its own origin, with the same data, port and messages.
 * It stays away where a hosted project is named, and from servers that Storybook and Vitest keep for themselves.
 */
export function embeddedBackend(): Plugin {
  let detach = async (): Promise<void> => undefined;

  async function attach(server: ViteDevServer): Promise<void> {
    if (!server.httpServer || process.env['VITEST'] || server.config.env['VITE_SUPABASE_URL']) return;
    // Loaded natively, and only when a server starts: a build has no use for a database.
    const url = new URL('./attachBackend.ts', import.meta.url);
    const { attachBackend }: typeof attachment = await import(url.href);
    detach = attachBackend(server);
  }

  return {
    name: 'porte-voix:backend',
    apply: 'serve',
    config: () => {
      const port = Number(process.env['PORT'] ?? 4173);
      return { server: { port, strictPort: true } };
    },
    configureServer: attach,
    closeServer: async ({ reason }) => {
      await detach();
      if (reason !== 'restart') process.exitCode ??= 0;
    },
  };
}
