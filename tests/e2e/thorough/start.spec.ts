import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../test.ts';

test('npm start serves the site, and nothing of it outlives npm', async ({ baseURL }) => {
  test.skip(process.platform === 'win32', 'Windows has no signals to send.');
  // A database of its own, on a machine that runs other journeys too.
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'porte-voix-start-'));
  const npm = spawn('npm', ['start'], {
    // The address of the site that the other journeys visit: it is built already.
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, VITE_SITE_URL: baseURL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let reported = '';
  const isOnline = new Promise<void>((resolve, reject) => {
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      reported += text;
      if (reported.includes('est en ligne')) resolve();
    });
    npm.once('exit', () => reject(new Error(reported)));
  });
  await isOnline;
  const url = /http:\/\/localhost:\d+/.exec(reported)?.[0] ?? '';
  expect((await fetch(url)).status).toBe(200);

  // The output closes once the last process that could write to it has ended.
  const isOver = once(npm.stdout, 'close');
  npm.kill('SIGTERM');
  await isOver;
  expect(reported).toContain('Porte-Voix est arrêté.');
  rmSync(dataDir, { recursive: true });
});
