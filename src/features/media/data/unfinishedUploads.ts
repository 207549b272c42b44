/** A sound or film of which some has arrived: the same file, chosen again, goes on where it stopped. */
export type UnfinishedUpload = { key: string; name: string; size: number; started: number };

/** For how long an upload can be gone on with, in milliseconds: as long as the server keeps what has arrived. */
export const uploadLifetime = 24 * 3_600_000;

/** What the client of uploads puts before what it remembers (`tus-js-client`). */
const prefix = 'tus::';

/** By what a file is known again: nobody goes on with somebody else's. */
export const toFingerprint = (userId: string, { name, size, lastModified }: File) =>
  ['porte-voix', userId, name, size, lastModified].join(' ');

/** What the browser remembers of a person's uploads that haven't ended, in this tab or another; the latest last. */
export function listUnfinishedUploads(userId: string): UnfinishedUpload[] {
  const own = `${prefix}porte-voix ${userId} `;
  const found = Object.entries(localStorage).flatMap(([key, value]) => {
    if (!key.startsWith(own)) return [];
    const [, name, size] = /^(.*) (\d+) \d+::\d+$/s.exec(key.slice(own.length)) ?? [];
    const started = readStart(value as string);
    if (!name || !size || !(Date.now() - started < uploadLifetime)) return [];
    return [{ key, name, size: Number(size), started }];
  });
  return found.toSorted((one, other) => one.started - other.started);
}

/** When an upload began; NaN where that can't be read. */
function readStart(stored: string) {
  try {
    return Date.parse((JSON.parse(stored) as { creationTime?: string }).creationTime ?? '');
  } catch {
    return Number.NaN;
  }
}

/** It isn't offered any more; what has arrived is gone after a day. */
export const forgetUnfinishedUpload = ({ key }: UnfinishedUpload) => localStorage.removeItem(key);
