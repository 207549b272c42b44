import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { createThrowAwayData } from '../../supabase/embedded/backend.ts';
import { startServer } from '../../supabase/embedded/server.ts';
import { openSite } from '../../supabase/embedded/siteBuild.ts';
import { sessionOf } from '../e2e/accounts.ts';
import { mean, quantile } from './statistics.ts';

const articleId = 'be000000-0000-4000-8000-000000000001';
const characters = 50_000;
const slowdown = 4;
const words = 'un deux trois quatre cinq six ';

const articleSql = `
insert into public.articles (id, title, slug, content)
values ('${articleId}', 'Banc', 'banc', left(repeat('Le son porte la voix. ', ${characters}), ${characters}))`;

/**
 * What a key costs in the content of an article of ${characters} characters, beside one in a bare text area that holds the
 * same: in each build of `dirs`, in turn.
 */
export async function benchEditor(browser: Browser, { dirs, rounds }: { dirs: string[]; rounds: number }) {
  const keys = dirs.map((dir) => ({ dir, content: [] as number[], bare: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { dir, content, bare } of keys) {
      const measured = await measureKeys(browser, dir);
      // The first one pays for the start of the browser and of the database.
      if (round === 0) continue;
      content.push(...measured.content);
      bare.push(...measured.bare);
    }
  }
  const shown = (numbers: number[]) =>
    `${mean(numbers).toFixed(1)} ms (95e centile ${quantile(numbers, 0.95).toFixed(1)})`;
  console.table(
    keys.map(({ dir, content, bare }) => ({
      dir,
      'touche dans le contenu': shown(content),
      'touche dans un champ nu': shown(bare),
      rapport: (mean(content) / mean(bare)).toFixed(2),
    })),
  );
  console.warn(`${rounds} tours, ${characters} caractères, processeur ÷ ${slowdown}.`);
}

async function measureKeys(browser: Browser, dir: string) {
  const dataDir = await createThrowAwayData();
  const server = await startServer({ site: (request) => site.answer(request), port: 0, dataDir });
  const site = await openSite(dir, { backend: server.backend.fetch });
  const session = JSON.stringify(await sessionOf('admin', server.url));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: 'porte-voix-session', value: session }] }],
    },
  });
  try {
    await server.backend.exec(articleSql);
    const page = await context.newPage();
    await page.goto(`${server.url}/admin/articles/${articleId}`);
    const field = page.getByRole('textbox', { name: 'Contenu' });
    await field.waitFor();
    await page.evaluate(watchKeys);
    const throttle = await context.newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const content = await typeInto(page, 'textarea[name=content]');
    const bare = await typeInto(page, '#bare');
    return { content, bare };
  } finally {
    await context.close();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function typeInto(page: Page, selector: string) {
  await page.locator(selector).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words, { delay: 90 });
  await page.waitForTimeout(600);
  return page.evaluate(() => window.keyPaints.splice(0).slice(1));
}

declare global {
  interface Window {
    /** Milliseconds from each key to the frame that shows it. */
    keyPaints: number[];
  }
}

/** Runs in the page. */
function watchKeys() {
  window.keyPaints = [];
  const content = document.querySelector('textarea[name=content]');
  const bare = Object.assign(document.createElement('textarea'), { id: 'bare', rows: 15 });
  if (content instanceof HTMLTextAreaElement) bare.value = content.value;
  bare.style.width = '40rem';
  document.body.append(bare);
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => window.keyPaints.push(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    });
  });
}
