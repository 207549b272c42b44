import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createStaticHost } from '#prerender/staticHost.ts';

/** The built site and a copy of it without any script, each served on a port of its own. */
export async function startSites(dir: string) {
  const copy = mkdtempSync(join(tmpdir(), 'porte-voix-bench-'));
  cpSync(dir, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), html.replaceAll(/<script\b[^>]*\bsrc=[^>]*><\/script>/g, ''));
  }
  const whole = await serve(dir);
  const scriptless = await serve(copy);
  return {
    whole: whole.origin,
    scriptless: scriptless.origin,
    close() {
      whole.server.close();
      scriptless.server.close();
      rmSync(copy, { recursive: true });
    },
  };
}

async function serve(dir: string): Promise<{ origin: string; server: Server }> {
  const listener = getRequestListener(createStaticHost({ dir }));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}
