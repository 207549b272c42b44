import type { Json } from '../database.types.ts';
import { onSignOut } from '../session/onSignOut.ts';

const PREFIX = 'porte-voix-content';

const keyOf = (personId: string, key: string) => [PREFIX, personId, key].join(':');

/** What somebody typed into a content and the server doesn't have, and the version that it started from. */
export type KeptContent = { value: Json; version: number };

/** Keeps it on this device, beyond the life of the page; false when the device refuses to. */
export function keepContent(personId: string, key: string, kept: KeptContent): boolean {
  try {
    localStorage.setItem(keyOf(personId, key), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What this device keeps of a content for a person; null when it keeps nothing that can be read. */
export function keptContent(personId: string, key: string): KeptContent | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(personId, key)) ?? 'null') as KeptContent | null;
    return typeof kept?.version === 'number' && kept.value !== undefined ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets it: it was saved, or given up. */
export function dropContent(personId: string, key: string) {
  try {
    localStorage.removeItem(keyOf(personId, key));
  } catch {
    // A storage that can't be reached holds nothing.
  }
}

const keysOf = (personId: string) => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:${personId}:`));
  } catch {
    return [];
  }
};

/** The keys of the contents that this device keeps for a person. */
export const keptContentKeys = (personId: string) =>
  keysOf(personId).map((kept) => kept.slice(keyOf(personId, '').length));

/** Whether this device holds contents of a person that the server doesn't have. */
export const hasKeptContents = (personId: string) => keysOf(personId).length > 0;

// Nothing that a person typed stays on the device once they have signed out.
onSignOut((personId) => {
  for (const key of keysOf(personId)) localStorage.removeItem(key);
  return Promise.resolve();
});
