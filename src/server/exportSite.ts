import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { fetchPageChanges } from '../features/articles/data/pageChanges.queries.ts';
import { fetchDocumentPaths } from '../features/pages/data/publishedDocuments.queries.ts';
import { feedPath } from '../site/feed.ts';
import { socialPicturePath } from '../site/pageHead.ts';
import { siteUrl } from '../data/siteUrl.ts';
import { paths } from '../paths.ts';
import { articleAddresses, fixedAddresses } from './addresses.ts';
import { batchRequests } from './batchRequests.ts';
import {
  type Hosting,
  appShell,
  hashedFiles,
  headersFile,
  movedFile,
  unlistedPatterns,
  redirectsFile,
  securityHeaders,
  vercelFile,
} from './hosting.ts';
import { fetchLastChange } from './lastChange.ts';
import { type Backend, recordRequests } from './recordRequests.ts';
import { render } from './render.ts';
import { listPodcastResources } from './podcastResources.ts';
import { renderShell, unknownAddress } from './renderPage.tsx';

export type ExportOptions = {
  /** The folder of the browser's build. */
  files: string;
  /** The folder that a static host serves. */
  dir: string;
  /** A folder of the export alone, on the same disk: the site is written there before it takes its place. */
  drafts: string;
  /** Answers requests to the backend; the network by default. */
  backend?: Backend | undefined;
};

/** Pages that are rendered from the same answers of the backend. */
const atOnce = 50;

/** Vercel takes 1,024 rules, Cloudflare Pages 2,000. Older moves have only the file that redirects. */
const maxMovedRules = 900;

/** The file that static hosts serve at an address. */
const toFile = (address: string) =>
  address.includes('.') ? address : `${address === paths.home ? '/index' : address}.html`;

/**
 * Writes the whole site as static hosts serve it. Rejects when a page can't be rendered. The folder changes at the very
 * end, all at once: a build that fails or is killed leaves it as it was.
 */
export async function exportSite({ files, dir, drafts, backend: source = fetch }: ExportOptions) {
  const next = join(drafts, 'next');
  await removeLeftovers(dir, drafts);
  await cp(files, next, { recursive: true });
  const write = async (file: string, content: string | Buffer) => {
    const path = join(next, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };

  const backend = batchRequests(source);
  const ask = async <Result>(work: () => Promise<Result>) => (await recordRequests(backend, work)).result;
  await ask(fetchLastChange);
  const written = [...(await ask(fetchDocumentPaths)), ...(await ask(articleAddresses))].map(
    ({ path }) => path,
  );
  const moved = await ask(() => movedAddresses(written));
  const addresses = [
    ...[...fixedAddresses(), ...written].flatMap((page) => [page, socialPicturePath(page)]),
    ...written.flatMap(listPodcastResources),
    unknownAddress,
    feedPath,
    paths.openSearch,
    '/robots.txt',
    '/sitemap.xml',
  ];

  const leading = new Map<string, string>();
  async function make(address: string) {
    const { result, requests } = await recordRequests(backend, () => render(address));
    if (requests.some(({ digest }) => digest === undefined)) throw new Error(`${address} can't be rendered.`);
    if (result instanceof Response) {
      const to = result.headers.get('Location') ?? paths.home;
      leading.set(address, to);
      await write(toFile(address), movedFile(to, siteUrl));
    } else if (result && (result.status === 200 || address === unknownAddress)) {
      await write(toFile(address), result.content.bytes);
    }
  }
  await write(toFile(appShell), renderShell().html);
  for (let done = 0; done < addresses.length; done += atOnce) {
    // Waits for all of them even if one fails, so that nothing is written afterwards.
    await pMap(addresses.slice(done, done + atOnce), make, { stopOnError: false });
  }
  // What a query chooses, rules alone tell apart.
  for (const [from, to] of moved) if (!from.includes('?')) await write(toFile(from), movedFile(to, siteUrl));
  // Feeds and the like have no page that could redirect.
  for (const [from, to] of moved) {
    const next = listPodcastResources(to);
    for (const [index, resource] of listPodcastResources(from).entries())
      if (next[index]) leading.set(resource, next[index]);
  }

  const hosting: Hosting = {
    headers: securityHeaders(),
    redirects: [...leading, ...[...moved].toReversed().slice(0, maxMovedRules)].map(([from, to]) => ({
      from: encodeURI(from),
      to,
      status: 301,
    })),
    clientRendered: [...unlistedPatterns, paths.admin.dashboard, `${paths.admin.dashboard}/*`],
  };
  const hashed = (await readdir(join(files, hashedFiles))).map((file) => hashedFiles + file);
  await write('/_headers', headersFile(hosting));
  await write('/_redirects', redirectsFile(hosting));
  await write('/vercel.json', vercelFile(hosting, hashed));
  await replaceFolder(dir, drafts);
}

/** What an export that was killed has left; the site itself, if that was while one took the other's place. */
async function removeLeftovers(dir: string, drafts: string) {
  if (!existsSync(dir) && existsSync(join(drafts, 'former'))) await rename(join(drafts, 'former'), dir);
  await rm(drafts, { recursive: true, force: true });
}

/** Puts the draft in the place of the folder, by two renames: no system call replaces a folder everywhere. */
async function replaceFolder(dir: string, drafts: string) {
  const former = join(drafts, 'former');
  const isThere = existsSync(dir);
  if (isThere) await rename(dir, former);
  try {
    await rename(join(drafts, 'next'), dir);
  } catch (error) {
    if (isThere) await rename(former, dir);
    throw error;
  }
  await rm(drafts, { recursive: true, force: true });
}

/** Where addresses lead that articles and composed pages have left, the latest last. `written` are those of today. */
async function movedAddresses(written: readonly string[]): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  for (let from = 0, isEnd = false; !isEnd;) {
    const entries = await fetchPageChanges(from);
    for (const { path, kind, target } of entries) {
      moved.delete(path);
      if (kind === 'moved' && target) moved.set(path, target);
    }
    from = (entries.at(-1)?.number ?? from) + 1;
    isEnd = entries.length === 0;
  }
  for (const path of written) moved.delete(path);
  return moved;
}
