import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { createThrowAwayData } from '../../supabase/embedded/backend.ts';
import { startServer } from '../../supabase/embedded/server.ts';
import { openSite } from '../../supabase/embedded/siteBuild.ts';
import { forgetSession, getSession } from '../e2e/accounts.ts';
import { mean, quantile } from './statistics.ts';

const articleId = 'be000000-0000-4000-8000-000000000001';
const characters = 50_000;
const slowdown = 4;
const words = 'un deux trois quatre cinq six ';

/** A title, paragraphs and a list, over and over. */
const text = [
  '## Le son porte la voix',
  'Le son **porte** la voix, et [la voix](/contact) porte le sens. '.repeat(6).trim(),
  '- Le micro entend tout.\\n- Le silence aussi.',
  'Le son porte la voix. '.repeat(20).trim(),
  '',
].join('\\n\\n');

const articleSql = `
insert into public.articles (id, title, slug, content)
values ('${articleId}', 'Banc', 'banc', left(repeat(E'${text}', ${characters}), ${characters}))`;

const pastedWords = 5_000;

/** What a text editor's clipboard holds of ${pastedWords} words: a heading every hundred, bold and a link in each paragraph. */
const pastedHtml =
  `<h2>Le son</h2><p>${'mot '.repeat(60)}<b>mot mot</b> <a href="https://porte-voix.example/">mot</a> ${'mot '.repeat(35)}</p>`.repeat(
    pastedWords / 100,
  );

/** What is measured in a build, in milliseconds. */
type Measured = Record<(typeof measures)[number], number[]>;

const measures = ['content', 'rich', 'bare', 'opening', 'pasting'] as const;

/**
 * What a key costs in the content of an article of ${characters} characters, in both views, beside one in a bare text area
 * that holds the same; how long the text takes to open, the editor's code included, and to show ${pastedWords} pasted words:
 * in each build of `dirs`, in turn.
 */
export async function benchEditor(browser: Browser, { dirs, rounds }: { dirs: string[]; rounds: number }) {
  const keys = dirs.map((dir) => ({ dir, ...nothing() }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { dir, ...known } of keys) {
      const measured = await measureKeys(browser, dir);
      // The first one pays for the start of the browser and of the database.
      if (round === 0) continue;
      for (const name of measures) known[name].push(...measured[name]);
    }
  }
  const shown = (numbers: number[]) =>
    `${mean(numbers).toFixed(1)} ms (95e centile ${quantile(numbers, 0.95).toFixed(1)})`;
  console.table(
    keys.map(({ dir, content, rich, bare, opening, pasting }) => ({
      dir,
      'touche dans un champ nu': shown(bare),
      'touche en Markdown': shown(content),
      'rapport (Markdown)': (mean(content) / mean(bare)).toFixed(2),
      'touche dans le texte': shown(rich),
      'rapport (texte)': (mean(rich) / mean(bare)).toFixed(2),
      'ouverture du texte': shown(opening),
      [`collage de ${pastedWords} mots`]: shown(pasting),
    })),
  );
  console.warn(`${rounds} tours, ${characters} caractères, processeur ÷ ${slowdown}.`);
}

const nothing = (): Measured => ({ content: [], rich: [], bare: [], opening: [], pasting: [] });

async function measureKeys(browser: Browser, dir: string): Promise<Measured> {
  const dataDir = await createThrowAwayData();
  const server = await startServer({ site: (request) => site.answer(request), port: 0, dataDir });
  const site = await openSite(dir, { backend: server.backend.fetch });
  // Each round has a server of its own.
  forgetSession('admin');
  const session = JSON.stringify(await getSession('admin', server.url));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server.url,
          localStorage: [
            { name: 'porte-voix-session', value: session },
            { name: 'porte-voix-content-view', value: 'markdown' },
          ],
        },
      ],
    },
  });
  // Beside other programs, the first page takes its time.
  context.setDefaultTimeout(120_000);
  try {
    await server.backend.exec(articleSql);
    const page = await context.newPage();
    await page.goto(`${server.url}/admin/articles/${articleId}`);
    const field = page.getByRole('textbox', { name: 'Contenu' });
    await field.waitFor();
    await page.evaluate(watchKeys);
    const throttle = await context.newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const content = await typeInto(page, 'textarea[name="content.content"]');
    const bare = await typeInto(page, '#bare');
    const opening = [await page.evaluate(openText)];
    const rich = await typeInto(page, richSelector);
    const pasting = [await page.evaluate(pasteText, pastedHtml)];
    return { content, bare, rich, opening, pasting };
  } finally {
    await context.close();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const richSelector = '[role=textbox][data-name="content.content"]';

/** Runs in the page: from the press of « Texte » to the frame that shows the text. */
function openText() {
  const start = performance.now();
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Texte');
  button?.click();
  return new Promise<number>((resolve) => {
    const look = () => {
      if (!document.querySelector('[role=textbox][data-name="content.content"] > p'))
        return requestAnimationFrame(look);
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    look();
  });
}

/** Runs in the page: from the paste at the end of the text to the frame that shows it. */
function pasteText(html: string) {
  const surface = document.querySelector<HTMLElement>('[role=textbox][data-name="content.content"]');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const blocks = surface?.children.length ?? 0;
  const start = performance.now();
  surface?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return new Promise<number>((resolve) => {
    const look = () => {
      if (surface?.children.length === blocks) return requestAnimationFrame(look);
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    look();
  });
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
  const content = document.querySelector('textarea[name="content.content"]');
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
