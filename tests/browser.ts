import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from 'playwright';
import { extract } from 'tar-fs';

/** Keeps a headless browser from looking for its maker's hosts, and makes text look alike on every machine. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/**
 * Launch options for the browser that every test uses. On Linux x64 it is the Chromium inside the npm package
 * `@sparticuz/chromium`, unpacked once into `node_modules/.cache`; elsewhere Playwright's own browser or the Chrome
 * that `CHROME_PATH` names. Throws when the archive cannot be unpacked.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args: flags };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: flags };
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = await (unpacked ??= unpackChromium(resolve(manifest, '../..'), ['al2023', 'fonts']));
  return {
    executablePath: join(folder, 'chromium'),
    args: flags,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Once a process, however many projects ask for a browser at once. */
let unpacked: Promise<string> | undefined;

/** Where the Chromium of a package `@sparticuz/chromium` is, with the archives that stand beside it: unpacked once. */
export async function unpackChromium(ofPackage: string, beside: string[]): Promise<string> {
  const archives = join(ofPackage, 'bin');
  const { version } = JSON.parse(await readFile(join(ofPackage, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = resolve('node_modules/.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;

  // Unpacked aside and renamed, so that an interrupted or a second unpacking never leaves half a browser.
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const unpack = (archive: string, target: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(archives, archive)), createBrotliDecompress(), target);
  await Promise.all([
    unpack('chromium.br', createWriteStream(join(unfinished, 'chromium'), { mode: 0o755 })),
    ...beside.map((name) =>
      unpack(`${name}.tar.br`, extract(unfinished, { ignore: (path) => path.endsWith('fonts.conf') })),
    ),
    writeFile(join(unfinished, 'fonts.conf'), fontconfig(join(folder, 'fonts'))),
  ]);
  await rename(unfinished, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true });
  });
  return folder;
}

/** Only the packaged fonts: what a machine happens to have installed must not change a picture. */
const fontconfig = (fonts: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir></fontconfig>\n`;
