import { openEditors } from '#data/openEditors.ts';
import { onSignOut } from '#data/session/onSignOut.ts';

/**
 * Whose draft it is, of what, and which editor wrote it: two tabs on one document never overwrite each other's drafts.
 */
export type DraftAddress = { personId: string; document: string; editorId: string };

const DRAFT = 'porte-voix-draft';
const BASE = 'porte-voix-draft-base';

const getKey = (prefix: string, { personId, document, editorId }: DraftAddress) =>
  [prefix, personId, document, editorId].join(':');

/** The two entries of a draft: what was typed, and what it started from, which changes far less often. */
export const formatDraftKeys = (address: DraftAddress) => ({
  draft: getKey(DRAFT, address),
  base: getKey(BASE, address),
});

/** Where one person's drafts are; none when the storage can't be reached. */
export function listDraftAddresses(
  storage: () => Storage,
  personId: string,
  prefixes: readonly string[] = [DRAFT],
): DraftAddress[] {
  try {
    const entries = storage();
    return Array.from({ length: entries.length }, (_, index) => entries.key(index) ?? '')
      .filter((key) => prefixes.some((prefix) => key.startsWith(`${prefix}:${personId}:`)))
      .map((key) => key.split(':'))
      .map(([, , document = '', editorId = '']) => ({ personId, document, editorId }));
  } catch {
    return [];
  }
}

/** Whether this device holds text of a person that the server doesn't have. */
export const hasDrafts = (personId: string) => listDraftAddresses(() => localStorage, personId).length > 0;

/** Clears what a person who signs out leaves on the device; what they still have open in another tab stays theirs. */
export function clearDrafts(storage: () => Storage, personId: string, isOpen: (editorId: string) => boolean) {
  // A base is stored first: it stands alone where there was no more room for its draft.
  for (const address of listDraftAddresses(storage, personId, [DRAFT, BASE])) {
    if (isOpen(address.editorId)) continue;
    for (const key of Object.values(formatDraftKeys(address))) storage().removeItem(key);
  }
}

// Registered here and not in `draftStore.ts`: the back-office can sign out without ever having loaded an editor.
onSignOut(async (personId) => {
  const open = await openEditors();
  clearDrafts(
    () => localStorage,
    personId,
    (editorId) => open.has(editorId),
  );
});
