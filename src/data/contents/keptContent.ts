import type { Json } from '../database.types.ts';
import { onSignOut } from '../session/onSignOut.ts';

const PREFIX = 'porte-voix-content';

/**
 * Where an editor keeps a content for a person on this device: two tabs on one content never overwrite each other's, nor
 * forget it.
 */
export const entryOf = (personId: string, key: string, editorId: string) =>
  [PREFIX, personId, key, editorId].join(':');

/** What somebody typed into a content and the server doesn't have, and the version that it started from. */
export type KeptContent = { value: Json; version: number };

/** Keeps it on this device, beyond the life of the page; false when the device refuses to. */
export function keepContent(entry: string, kept: KeptContent): boolean {
  try {
    localStorage.setItem(entry, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What this device keeps of a content for a person, and in which entry; null when it keeps nothing that can be read. */
export function keptContent(personId: string, key: string): (KeptContent & { entry: string }) | null {
  for (const entry of entriesOf(personId)) {
    const kept = keyIn(entry) === key && read(entry);
    if (kept) return { ...kept, entry };
  }
  return null;
}

function read(entry: string): KeptContent | null {
  try {
    const kept = JSON.parse(localStorage.getItem(entry) ?? 'null') as KeptContent | null;
    return typeof kept?.version === 'number' && kept.value !== undefined ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets it: it was saved, or given up. */
export function dropContent(entry: string) {
  try {
    localStorage.removeItem(entry);
  } catch {
    // A storage that can't be reached holds nothing.
  }
}

const entriesOf = (personId: string) => {
  try {
    return Object.keys(localStorage).filter((entry) => entry.startsWith(`${PREFIX}:${personId}:`));
  } catch {
    return [];
  }
};

const keyIn = (entry: string) => entry.split(':')[2] ?? '';

/** The keys of the contents that this device keeps for a person. */
export const keptContentKeys = (personId: string) => [...new Set(entriesOf(personId).map(keyIn))];

/** Whether this device holds contents of a person that the server doesn't have. */
export const hasKeptContents = (personId: string) => entriesOf(personId).length > 0;

// Nothing that a person typed stays on the device once they have signed out.
onSignOut((personId) => {
  for (const entry of entriesOf(personId)) localStorage.removeItem(entry);
  return Promise.resolve();
});
