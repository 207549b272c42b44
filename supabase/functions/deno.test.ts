import { execFile, spawn } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const deno = join(import.meta.dirname, '../../node_modules/deno/bin.cjs');
const functions = ['manage-users', 'calendrier', 'send-emails'] as const;
const getEntry = (name: string) => join(import.meta.dirname, name, 'index.ts');

/** What runs is made of this repository's files alone: types may come from npm's packages. */
const alone = ['--no-config', '--no-lock', '--no-npm', '--no-remote', '--cached-only'];
const environment = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NO_COLOR: '1',
  DENO_NO_UPDATE_CHECK: '1',
};

test('the functions hold their types under Deno', async () => {
  await run(process.execPath, [deno, 'check', '--no-lock', ...functions.map(getEntry)], { env: environment });
});

/** The keys that the platform hands to a function: a project's newer ones, or those of before. */
const keys = {
  'today’s keys alone': {
    given: {
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
      SUPABASE_SECRET_KEYS: '{"autre":"sb_secret_2","default":"sb_secret_1"}',
    },
    asService: { apikey: 'sb_secret_1', authorization: undefined },
    publishable: 'sb_publishable_1',
  },
  'the legacy keys alone': {
    given: { SUPABASE_ANON_KEY: 'e.anon.s', SUPABASE_SERVICE_ROLE_KEY: 'e.service.s' },
    asService: { apikey: 'e.service.s', authorization: 'Bearer e.service.s' },
    publishable: 'e.anon.s',
  },
};

type Seen = { url: string; apikey: unknown; authorization: string | undefined };

/** A project that answers everything with nothing, and notes who asked. */
async function openProject(answer: Promise<void> = Promise.resolve()) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const { apikey, authorization }: IncomingHttpHeaders = request.headers;
    seen.push({ url: request.url ?? '', apikey, authorization });
    void answer.then(() =>
      response
        .setHeader('content-type', 'application/json')
        .end(request.url?.endsWith('take_email') ? 'null' : '[]'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Serves a function as the platform does, and gives its address. */
async function serve(name: string, variables: Record<string, string>): Promise<string> {
  const served = spawn(
    process.execPath,
    [deno, 'run', ...alone, '--allow-env', '--allow-net=127.0.0.1', getEntry(name)],
    {
      detached: true,
      env: {
        ...environment,
        SITE_URL: 'https://porte-voix.example',
        RESEND_API_KEY: 'clé',
        MAIL_FROM: 'site@porte-voix.example',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        ...variables,
      },
    },
  );
  // npm's wrapper waits for Deno, which would outlive it: the group of both ends.
  const { pid } = served;
  if (pid) onTestFinished(() => void process.kill(-pid));
  return new Promise((resolve, reject) => {
    let reported = '';
    const listen = (text: Buffer) => {
      reported += text.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(reported) ?? [];
      if (address) resolve(address);
    };
    served.stdout.on('data', listen);
    served.stderr.on('data', listen);
    served.once('exit', () => reject(new Error(reported)));
  });
}

describe.each(Object.entries(keys))('with %s', (_which, { given, asService, publishable }) => {
  test('manage-users asks the database as its caller, then the accounts’ service as itself', async () => {
    const project = await openProject();
    const address = await serve('manage-users', { SUPABASE_URL: project.url, ...given });
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: 'Bearer a.b.c' },
      body: JSON.stringify({ action: 'suspend', account_id: 'b0000000-0000-4000-8000-000000000001' }),
    });
    expect([response.status, await response.text()]).toEqual([200, '{}']);
    expect(project.seen).toEqual([
      { url: '/rest/v1/rpc/announce_account_change', apikey: publishable, authorization: 'Bearer a.b.c' },
      { url: '/auth/v1/admin/users/b0000000-0000-4000-8000-000000000001', ...asService },
    ]);
  });

  test('calendrier asks the database as a visitor', async () => {
    const project = await openProject();
    const address = await serve('calendrier', { SUPABASE_URL: project.url, ...given });
    const response = await fetch(`${address}/calendrier/${'x'.repeat(43)}.ics`);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringMatching(/^BEGIN:VCALENDAR/),
    ]);
    expect(project.seen).toMatchObject([{ url: '/rest/v1/rpc/read_calendar', apikey: publishable }]);
  });

  test('send-emails answers, then asks for what it has to send', async () => {
    let letGo = () => {};
    const project = await openProject(new Promise((resolve) => (letGo = resolve)));
    const address = await serve('send-emails', { SUPABASE_URL: project.url, ...given });
    expect((await fetch(address, { method: 'POST' })).status).toBe(202);
    letGo();
    await expect.poll(() => project.seen).toEqual([{ url: '/rest/v1/rpc/take_email', ...asService }]);
  });
});
