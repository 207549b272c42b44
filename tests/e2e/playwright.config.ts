import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.ts';

// Set once, for the server and for the journeys that read the e-mails it writes there.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'porte-voix-e2e-'));
const port = Number(process.env.E2E_PORT ?? 4191);

/** The journeys run against the real build and the embedded backend, on a database made for this run. */
export default defineConfig({
  projects: [
    // What the real build, browser and backend alone can show, along the ways that visitors and staff take every day.
    { name: 'journeys', testIgnore: 'thorough/**' },
    // Rarer ways, every control and every page: for CI, and for whoever changes what they go through. Controls come first,
    // while nobody publishes: what a page shows is compared with what it showed a moment before.
    { name: 'gestures', testMatch: 'thorough/gestures.spec.ts' },
    {
      name: 'thorough',
      testMatch: 'thorough/**',
      testIgnore: 'thorough/gestures.spec.ts',
      dependencies: ['gestures'],
    },
  ],
  outputDir: '../../test-results',
  workers: 2,
  // While other programs have the processor, a page of half a second takes many.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    launchOptions: await launchOptions(),
    // The page as it was at each action. A film of it would take a quarter of the processor, of journeys that pass too.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: {
    command: 'node supabase/embedded/start.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
    timeout: 600_000,
  },
});
