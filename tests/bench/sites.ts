import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createStaticHost } from '#prerender/staticHost.ts';

/** A copy of the built site, and one without any script, each served on a port of its own. */
export async function startSites(dir: string) {
  const copies = mkdtempSync(join(tmpdir(), 'porte-voix-bench-'));
  const [wholeDir, scriptlessDir] = [join(copies, 'whole'), join(copies, 'scriptless')];
  cpSync(dir, wholeDir, { recursive: true });
  cpSync(dir, scriptlessDir, { recursive: true });
  for (const file of readdirSync(scriptlessDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(scriptlessDir, file), 'utf8');
    writeFileSync(
      join(scriptlessDir, file),
      html.replaceAll(/<script\b(?![^>]*\btype=)[^>]*>[^]*?<\/script>/g, ''),
    );
  }
  const whole = await serve(wholeDir);
  const scriptless = await serve(scriptlessDir);
  return {
    whole: whole.origin,
    scriptless: scriptless.origin,
    close() {
      whole.server.close();
      scriptless.server.close();
      rmSync(copies, { recursive: true });
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
