import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { socialPicturePath } from '../app/head.ts';
import { type LoggedChange, fetchPageChanges } from '../data/articles/pageChanges.queries.ts';
import { feedPath } from '../site/feed.ts';
import { siteUrl } from '../data/siteUrl.ts';
import { paths } from '../paths.ts';
import { articleAddresses, composedAddresses, fixedAddresses } from './addresses.ts';
import { batchRequests, slugAskedFor } from './batchRequests.ts';
import { type FolderChanges, openFolder } from './exportFolder.ts';
import { type ExportRecord, type ExportedFile, readRecord, recordText } from './exportRecord.ts';
import {
  type Hosting,
  appShell,
  hashedFiles,
  headersFile,
  movedFile,
  redirectsFile,
  securityHeaders,
  vercelFile,
} from './hosting.ts';
import { fetchLastChange } from './lastChange.ts';
import { type Backend, askAgain, recordRequests } from './recordRequests.ts';
import { render } from './render.ts';
import { renderShell, unknownAddress } from './renderPage.tsx';
import { siteMapAddresses } from './resources.ts';

export type ExportOptions = {
  /** The folder of the browser's build. */
  files: string;
  /** The folder that a static host serves. */
  dir: string;
  /** A folder on the same disk for what has to be known of it the next time. */
  records: string;
  /** Tells this build from any other one. */
  build: string;
  /** Answers requests to the backend; those of the network unless told otherwise. */
  backend?: Backend | undefined;
};

export type Exported = FolderChanges & { isWhole: boolean };

/** Pages that are rendered from the same answers of the backend. */
const atOnce = 50;

/** Vercel takes 1,024 rules, Cloudflare Pages 2,000. What moved longer ago has the file alone that leads on. */
const maxMovedRules = 900;

/** Writes the whole site as static hosts serve it. Rejects when a page can't be rendered. */
export const exportSite = (options: ExportOptions): Promise<Exported> => exportFrom(undefined, options);

/**
 * Brings an exported site up to date: it has the very bytes of a whole export then. Without a record of it, or with one of
 * another build or another database, it is written as a whole.
 *
 * Nothing is missed, for a file shows nothing but what its requests were answered, and these are of two kinds. Those for
 * one article (`slugAskedFor`) are answered otherwise only once the change log has named its address: triggers see to that
 * whenever the article, its tags, its category or its author's name change, and when its date comes. All others (lists,
 * related articles of a category, filters, slugs) are asked again, once each. The end of the log is read before anything
 * else, so that what changes meanwhile is found the next time, and the record is written last: after an end in between,
 * the same changes are found again.
 */
export async function publishSite(options: ExportOptions): Promise<Exported> {
  const record = await readRecord(recordIn(options));
  const isOfThisSite = record?.build === options.build && existsSync(join(options.dir, fileOf(appShell)));
  return exportFrom(isOfThisSite ? record : undefined, options);
}

const recordIn = ({ records }: ExportOptions) => join(records, 'record.json');

/** The file that static hosts serve at an address. */
const fileOf = (address: string) =>
  address.includes('.') ? address : `${address === paths.home ? '/index' : address}.html`;

async function exportFrom(record: ExportRecord | undefined, options: ExportOptions): Promise<Exported> {
  const { files, dir, records, build } = options;
  const backend = batchRequests(options.backend ?? fetch);
  const ask = async <Result>(work: () => Promise<Result>) => (await recordRequests(backend, work)).result;

  await ask(fetchLastChange);
  const log = await ask(() => readLog(record?.last));
  const before = log.isContinued ? record : undefined;
  const written = [...(await ask(composedAddresses)), ...(await ask(articleAddresses))];
  const addresses = [
    ...[...fixedAddresses(), ...written].flatMap((page) => [page, socialPicturePath(page)]),
    unknownAddress,
    feedPath,
    '/robots.txt',
    ...(await ask(siteMapAddresses)),
  ];
  const moved = movedAddresses(before, log.entries, written);
  const named = new Set(log.entries.map(({ path }) => path));
  const outdated = outdatedFiles(addresses, before, {
    named,
    requests: await ask(() => outdatedRequests(before, backend)),
  });

  const folder = await openFolder(dir, join(records, 'drafts'));
  if (!before) {
    await rm(recordIn(options), { force: true });
    await folder.replaceBy(files);
    await folder.write(fileOf(appShell), renderShell().html);
  }
  // What was taken back goes first.
  for (const address of outdated.gone) if (!moved.has(address)) await folder.remove(fileOf(address));
  const exported = new Map(addresses.map((address) => [address, before?.files.get(address) ?? noFile]));
  for (let done = 0; done < outdated.shown.length; done += atOnce) {
    // All of them end, whatever fails, so that nothing is written afterwards.
    await pMap(
      outdated.shown.slice(done, done + atOnce),
      async (address) => exported.set(address, await make(address)),
      { stopOnError: false },
    );
  }
  for (const [from, to] of moved) {
    if (!before || named.has(from)) await folder.write(fileOf(from), movedFile(to, siteUrl));
  }

  async function make(address: string): Promise<ExportedFile> {
    const { result, requests } = await recordRequests(backend, () => render(address));
    if (requests.some(({ digest }) => digest === undefined)) throw new Error(`${address} can't be rendered.`);
    const shared = requests.filter(({ path }) => slugAskedFor(path) === undefined);
    if (result instanceof Response) {
      const movedTo = result.headers.get('Location') ?? paths.home;
      await folder.write(fileOf(address), movedFile(movedTo, siteUrl));
      return { requests: shared, movedTo };
    }
    const isShown = result?.status === 200 || address === unknownAddress;
    if (result && isShown) await folder.write(fileOf(address), result.content.bytes);
    else await folder.remove(fileOf(address));
    return { requests: shared };
  }

  const leading = [...exported].flatMap(([from, { movedTo }]): [string, string][] =>
    movedTo ? [[from, movedTo]] : [],
  );
  const hosting: Hosting = {
    headers: securityHeaders(),
    redirects: [...leading, ...[...moved].toReversed().slice(0, maxMovedRules)].map(([from, to]) => ({
      from,
      to,
      status: 301,
    })),
    clientRendered: [paths.preview, paths.admin.dashboard, `${paths.admin.dashboard}/*`],
  };
  const hashed = (await readdir(join(files, hashedFiles))).map((file) => hashedFiles + file);
  await folder.write('/_headers', headersFile(hosting));
  await folder.write('/_redirects', redirectsFile(hosting));
  await folder.write('/vercel.json', vercelFile(hosting, hashed));
  const last = log.entries.at(-1) ?? before?.last;
  await folder.writeWhole(recordIn(options), recordText({ build, last, files: exported, moved }));
  return { isWhole: !before, ...folder.changes() };
}

const noFile: ExportedFile = { requests: [] };

/** The entries of the change log after `last`, and whether `last` is one of them: in another database it isn't. */
async function readLog(
  last: LoggedChange | undefined,
): Promise<{ entries: LoggedChange[]; isContinued: boolean }> {
  const entries: LoggedChange[] = [];
  for (let from = last?.number ?? 0, isEnd = false; !isEnd;) {
    const part = await fetchPageChanges(from);
    entries.push(...part);
    from = (part.at(-1)?.number ?? from) + 1;
    isEnd = part.length === 0;
  }
  if (!last) return { entries, isContinued: true };
  const [first] = entries;
  if (JSON.stringify(first) === JSON.stringify(last)) return { entries: entries.slice(1), isContinued: true };
  return { ...(await readLog(undefined)), isContinued: false };
}

/** Where addresses lead that articles and composed pages have left, the latest last. `written` are those of today. */
function movedAddresses(
  before: ExportRecord | undefined,
  entries: readonly LoggedChange[],
  written: readonly string[],
): Map<string, string> {
  const moved = new Map(before?.moved);
  for (const { path, kind, target } of entries) {
    moved.delete(path);
    if (kind === 'moved' && target) moved.set(path, target);
  }
  for (const path of written) moved.delete(path);
  return moved;
}

/** The requests of a site that are answered otherwise now. */
async function outdatedRequests(before: ExportRecord | undefined, backend: Backend) {
  const known = [...new Set([...(before?.files.values() ?? [])].flatMap(({ requests }) => requests))];
  const again = await askAgain(backend, known);
  return new Set(known.filter(({ digest }, index) => digest !== again[index]?.digest));
}

/** Which of the addresses have no file yet that shows what is there now, and which others may still have one. */
function outdatedFiles(
  addresses: readonly string[],
  before: ExportRecord | undefined,
  changed: { named: ReadonlySet<string>; requests: Awaited<ReturnType<typeof outdatedRequests>> },
) {
  if (!before) return { shown: addresses, gone: [] };
  const named = new Set([...changed.named].flatMap((page) => [page, socialPicturePath(page)]));
  const isCurrent = (address: string) =>
    !named.has(address) &&
    before.files.get(address)?.requests.every((request) => !changed.requests.has(request));
  const today = new Set(addresses);
  return {
    shown: addresses.filter((address) => !isCurrent(address)),
    gone: [...named, ...before.files.keys()].filter((address) => !today.has(address)),
  };
}
