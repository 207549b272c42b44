import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { createThrowAwayData } from '../../supabase/embedded/backend.ts';
import { startServer } from '../../supabase/embedded/server.ts';
import { openSite } from '../../supabase/embedded/siteBuild.ts';
import { getSession } from '../e2e/accounts.ts';
import { quantile } from './statistics.ts';

/** The longest of the seeded articles, and one with a table. */
const articles = [22, 24];

/** How long « Vérifier » takes on seeded articles, page at both widths included, against the 2 s of the product’s rule « checks ». */
export async function benchChecks(browser: Browser, { dir, rounds }: { dir: string; rounds: number }) {
  const dataDir = await createThrowAwayData();
  const server = await startServer({ site: (request) => site.answer(request), port: 0, dataDir });
  const site = await openSite(dir, { backend: server.backend.fetch });
  const session = JSON.stringify(await getSession('admin', server.url));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: 'porte-voix-session', value: session }] }],
    },
  });
  try {
    const page = await context.newPage();
    for (const number of articles) {
      await page.goto(
        `${server.url}/admin/articles/e0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      );
      await page.getByRole('button', { name: 'Vérifier', exact: true }).waitFor();
      const times: number[] = [];
      // The first one also loads what it needs.
      for (let round = 0; round <= rounds; round += 1) times.push(await page.evaluate(timeOfCheck));
      const [first = 0, ...others] = times;
      console.warn(
        `Article ${number} : ${first.toFixed(0)} ms la première fois, ensuite ${quantile(others, 0.5).toFixed(0)} ms ` +
          `(95e centile ${quantile(others, 0.95).toFixed(0)}). But : 2000 ms.`,
      );
    }
  } finally {
    await context.close();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** In the page: milliseconds from the press to the frame that shows what was found. */
function timeOfCheck() {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent, offsetParent }) => textContent === 'Vérifier' && offsetParent,
  );
  return new Promise<number>((resolve, reject) => {
    if (!button) return reject(new Error('There is no button « Vérifier ».'));
    const start = performance.now();
    button.click();
    let hasBegun = false;
    const look = () => {
      const isRunning = document.body.textContent?.includes('Vérification en cours…') ?? false;
      hasBegun ||= isRunning;
      if (hasBegun && !isRunning) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}
