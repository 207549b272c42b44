import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { unpackChromium } from '../browser.ts';

/** What a journey asks of a browser, which each of the tools below does in its own way. */
export interface Driver {
  goto: (address: string) => Promise<void>;
  /** The value of an expression of JavaScript, in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  /** Characters, into what has the focus. */
  type: (text: string) => Promise<void>;
  /** A key by its name, or two: `Control+v`. */
  press: (keys: string) => Promise<void>;
  chooseFile: (selector: string, path: string) => Promise<void>;
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface Browser {
  name: string;
  /** Says what it takes to have it here; undefined where it is. */
  missing?: string | undefined;
  /** The least that the site is for: the desk refuses it. */
  isOldest?: boolean;
  open: () => Promise<Driver>;
}

const findProgram = (...names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => resolve(folder, name)))
    .find(existsSync);

const firefox = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
const webKitDriver = findProgram('WebKitWebDriver');
const xvfb = findProgram('Xvfb');
const chrome113 = resolve('node_modules/.cache/chrome-113');
const isChromeThere = existsSync(join(chrome113, 'node_modules/@sparticuz/chromium/bin'));

/** The engines of visitors beside the one that npm brings, and the oldest browser that comes from npm. */
export const browsers: Browser[] = [
  {
    name: 'Firefox',
    missing: firefox ? undefined : 'apt-get install firefox-esr xvfb, or FIREFOX_PATH=/where/firefox/is',
    open: async () =>
      drivePuppeteer(puppeteer, {
        browser: 'firefox',
        executablePath: firefox ?? '',
        // Without a window it pastes nothing.
        headless: !xvfb,
        ...(xvfb && { env: { ...process.env, DISPLAY: await startDisplay(), MOZ_ENABLE_WAYLAND: '0' } }),
        // What is typed is left without a question: the journeys reload.
        extraPrefsFirefox: { 'media.autoplay.default': 0, 'dom.disable_beforeunload': true },
      }),
  },
  {
    name: 'WebKit',
    missing: webKitDriver && xvfb ? undefined : 'apt-get install webkit2gtk-driver xvfb (Linux alone has it)',
    open: driveWebKit,
  },
  {
    name: 'Chrome 113',
    isOldest: true,
    missing: isChromeThere
      ? undefined
      : 'npm install --prefix node_modules/.cache/chrome-113 @sparticuz/chromium@113 puppeteer-core@20 (Linux x64 alone)',
    open: async () => {
      const folder = await unpackChromium(join(chrome113, 'node_modules/@sparticuz/chromium'), [
        'swiftshader',
        'aws',
      ]);
      // Later ones wait for what it never says.
      const itsPuppeteer = createRequire(join(chrome113, 'package.json'))('puppeteer-core');
      return drivePuppeteer(itsPuppeteer as typeof puppeteer, {
        executablePath: join(folder, 'chromium'),
        headless: true,
        args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        env: { ...process.env, LD_LIBRARY_PATH: [folder, join(folder, 'lib')].join(delimiter) },
      });
    },
  },
];

async function drivePuppeteer(launcher: typeof puppeteer, options: LaunchOptions): Promise<Driver> {
  const browser = await launcher.launch({ ...options, protocolTimeout: 120_000 });
  const page = await browser.newPage();
  const resize = (width: number) => page.setViewport({ width, height: 900 });
  await resize(1280);
  return {
    resize,
    goto: async (address) => void (await page.goto(address, { timeout: 120_000 })),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const [last, ...held] = keys.split('+').toReversed() as [KeyInput, ...KeyInput[]];
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(last);
      for (const key of held) await page.keyboard.up(key);
    },
    chooseFile: async (selector, path) => {
      const input = await page.$(`input${selector}`);
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path);
    },
    close: () => browser.close(),
  };
}

/** What WebDriver calls the keys that write nothing. */
const keyCodes: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowDown: '\uE015',
  Control: '\uE009',
};

/** Presses keys together. */
const strike = (keys: string[]) => [
  ...keys.map((value) => ({ type: 'keyDown', value })),
  ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
];

async function driveWebKit(): Promise<Driver> {
  const port = await findFreePort();
  const service = spawn(webKitDriver ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: await startDisplay(),
      // As root, and without a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  started.push(service);

  /** A command of the protocol (https://www.w3.org/TR/webdriver2/). */
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await send('GET', '/status').catch(() => false)));
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  })) as { sessionId: string };
  const post = (path: string, body: object = {}) => send('POST', `/session/${sessionId}${path}`, body);
  const find = async (selector: string) => {
    const found = await post('/element', { using: 'css selector', value: selector });
    return `/element/${Object.values(found as Record<string, string>)[0]}`;
  };
  const act = (actions: { type: string; value: string }[]) =>
    post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  await post('/timeouts', { pageLoad: 120_000, script: 60_000 });
  const resize = async (width: number) => void (await post('/window/rect', { width, height: 900 }));
  await resize(1280);
  return {
    resize,
    goto: async (url) => void (await post('/url', { url })),
    evaluate: (expression) => post('/execute/sync', { script: `return (${expression})`, args: [] }),
    click: async (selector) => void (await post(`${await find(selector)}/click`)),
    type: async (text) => {
      for (const character of text.split('')) await act(strike([character]));
    },
    press: async (keys) => void (await act(strike(keys.split('+').map((key) => keyCodes[key] ?? key)))),
    chooseFile: async (selector, text) => void (await post(`${await find(selector)}/value`, { text })),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      service.kill();
    },
  };
}

const started: ChildProcess[] = [];
/** Ends what the browsers were started with. */
export const endPrograms = () => started.forEach((program) => program.kill());

let display: Promise<string> | undefined;

/** A screen that nobody sees, for all browsers. */
function startDisplay(): Promise<string> {
  display ??= (async () => {
    const server = spawn(xvfb ?? '', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    started.push(server);
    const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
    return `:${number.toString().trim()}`;
  })();
  return display;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
