import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Content } from '#server/content.ts';
import { createBackend } from '../../supabase/embedded/backend.ts';
import { openSite } from '../../supabase/embedded/siteBuild.ts';

type Answer = (request: Request) => Promise<Response>;

/** The site built in a folder, and the same without any script, each served on a port of its own. */
export async function startSites(root: string) {
  const backend = await createBackend();
  const { answer } = await openSite(root, { backend: backend.fetch });
  const whole = await serve(answer);
  const scriptless = await serve(withoutScripts(answer));
  return {
    whole: whole.origin,
    scriptless: scriptless.origin,
    async close() {
      whole.server.close();
      scriptless.server.close();
      await backend.close();
    },
  };
}

function withoutScripts(answer: Answer): Answer {
  return async (request) => {
    const response = await answer(new Request(request.url));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return answer(request);
    const html = await response.text();
    const bare = html.replaceAll(/<script\b(?![^>]*\btype=)[^>]*>[^]*?<\/script>/g, '');
    // With the headers of the whole page: one of them alone, the opener's policy, may cost a visit a new process.
    return new Content('text/html; charset=utf-8', bare).respond(request, 200, response.headers);
  };
}

async function serve(answer: Answer): Promise<{ origin: string; server: Server }> {
  const listener = getRequestListener(answer);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}
