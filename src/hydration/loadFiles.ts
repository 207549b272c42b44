declare global {
  interface Window {
    /** The scripts that were requested, by address. The inline loader and the app hold a copy of this module each. */
    downloads?: Map<string, Promise<void>>;
  }
}

/** A script that the server no longer has: the page is of a version that was replaced since. */
export class OutdatedPage extends Error {}

/** Milliseconds before a download that failed is tried again. */
const pauses = [500, 2000];

/** Milliseconds after which a download that neither comes nor fails is given up. */
const DOWNLOAD_TIMEOUT = 20_000;

/**
 * Downloads and runs scripts; `files` stand in the order in which they run. A script is imported only once it is in the
 * browser's cache, for browsers never request an address again whose import failed. After some tries `onFailure` decides when
 * to go on trying. Throws OutdatedPage when a script is gone for good.
 */
export async function loadFiles(files: readonly string[], onFailure: () => Promise<unknown>) {
  const downloads = (window.downloads ??= new Map());
  const unseen = files.filter((file) => !downloads.has(file));
  for (const file of unseen) {
    const coming = download(file, onFailure);
    // The wait below handles its failure; until then, it would be reported as unhandled.
    coming.catch(() => {});
    downloads.set(file, coming);
  }
  try {
    await Promise.all(files.map((file) => downloads.get(file)));
  } catch (error) {
    for (const file of unseen) downloads.delete(file);
    throw error;
  }
  for (const file of unseen) await import(/* @vite-ignore */ file);
}

async function download(file: string, onFailure: () => Promise<unknown>) {
  for (let tries = 0; !(await isDownloaded(file)); tries += 1) {
    const pause = pauses[tries % (pauses.length + 1)];
    await (pause ? new Promise((resolve) => setTimeout(resolve, pause)) : onFailure());
  }
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
}

async function isDownloaded(file: string) {
  let response;
  try {
    response = await fetch(file, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT) });
    await response.arrayBuffer();
  } catch {
    return false;
  }
  if (response.status === 404) throw new OutdatedPage(file);
  return response.ok;
}
