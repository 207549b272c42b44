import type { Json } from '../database.types.ts';
import { holdEditor, inTurn, openEditors } from '../openEditors.ts';
import { onSignOut } from '../session/onSignOut.ts';

const PREFIX = 'porte-voix-content';

/**
 * Where an editor keeps a content for a person on this device: two tabs on one content never overwrite each other's, nor
 * forget it.
 */
export const toEntryKey = (personId: string, key: string, editorId: string) =>
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

/** Forgets it: it was saved, or given up. */
export function dropContent(entry: string) {
  try {
    localStorage.removeItem(entry);
  } catch {
    // A storage that can't be reached holds nothing.
  }
}

function read(entry: string): KeptContent | null {
  try {
    const kept = JSON.parse(localStorage.getItem(entry) ?? 'null') as KeptContent | null;
    return typeof kept?.version === 'number' && kept.value !== undefined ? kept : null;
  } catch {
    return null;
  }
}

const listEntries = (personId: string) => {
  try {
    return Object.keys(localStorage).filter((entry) => entry.startsWith(`${PREFIX}:${personId}:`));
  } catch {
    return [];
  }
};

/** Whether this device holds contents of a person that the server doesn't have. */
export const hasKeptContents = (personId: string) => listEntries(personId).length > 0;

/** The entries of the editors that are gone: what is open in another tab stays with that tab. */
async function listLeftEntries(personId: string) {
  const open = await openEditors();
  return listEntries(personId)
    .map((entry) => {
      const [, , key = '', editorId = ''] = entry.split(':');
      return { entry, key, editorId };
    })
    .filter(({ editorId }) => !open.has(editorId));
}

/** A content that an editor which is gone has left on this device. */
export type LeftContent = KeptContent & { key: string; editorId: string };

/** What editors that are gone have left for a person; nothing of what can't be read. */
export async function leftContents(personId: string): Promise<LeftContent[]> {
  const left = await listLeftEntries(personId);
  return left.flatMap(({ entry, key, editorId }) => {
    const kept = read(entry);
    return kept ? [{ ...kept, key, editorId }] : [];
  });
}

/** An editor of a content: the entry where it keeps what is typed, and what it found there. */
export type OpenedContent = { entry: string; kept: KeptContent | null; close: () => void };

/** Opens an editor: it goes on in the place of one that is gone, or begins an entry of its own. */
export const openContent = (personId: string, key: string): Promise<OpenedContent> =>
  inTurn(async () => {
    const kept = (await leftContents(personId)).find((left) => left.key === key) ?? null;
    const editorId = kept?.editorId ?? crypto.randomUUID();
    return { entry: toEntryKey(personId, key, editorId), kept, close: holdEditor(editorId) };
  });

// Nothing that a person typed stays on the device once they have signed out, but for what is open in another tab.
onSignOut(async (personId) => {
  for (const { entry } of await listLeftEntries(personId)) localStorage.removeItem(entry);
});
