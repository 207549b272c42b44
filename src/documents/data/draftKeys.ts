import { openEditors } from '#data/openEditors.ts';
import { onSignOut } from '#data/session/onSignOut.ts';
import { findKind, toArticleDocument, toId } from './documentKey.ts';

/**
 * Whose draft it is, of what, and which editor wrote it: two tabs on one document never overwrite each other's drafts.
 */
export type DraftAddress = { personId: string; document: string; editorId: string };

const DRAFT = 'porte-voix-draft';
const BASE = 'porte-voix-draft-base';
const FORMER_CONTENT = 'porte-voix-content';

// The draft of an article is stored under its id alone: devices have such drafts, which another name would lose.
const toName = (document: string) => (findKind(document) === 'article' ? toId(document) : document);
const fromName = (name: string) => (name.includes('/') ? name : toArticleDocument(name));

const getKey = (prefix: string, { personId, document, editorId }: DraftAddress) =>
  [prefix, personId, toName(document), editorId].join(':');

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
    adoptFormerContents(entries, personId);
    return listKeys(entries)
      .filter((key) => prefixes.some((prefix) => key.startsWith(`${prefix}:${personId}:`)))
      .map((key) => key.split(':'))
      .map(([, , name = '', editorId = '']) => ({ personId, document: fromName(name), editorId }));
  } catch {
    return [];
  }
}

const listKeys = (entries: Storage) =>
  Array.from({ length: entries.length }, (_, index) => entries.key(index) ?? '');

/** Converts drafts that an earlier version of the code kept under another name, without what they started from. */
function adoptFormerContents(entries: Storage, personId: string) {
  for (const key of listKeys(entries).filter((name) => name.startsWith(`${FORMER_CONTENT}:${personId}:`))) {
    const [, , document = '', editorId = ''] = key.split(':');
    try {
      const { value: changes } = JSON.parse(entries.getItem(key) ?? '{}') as { value?: unknown };
      const draft = JSON.stringify({ editedAt: Date.now(), isNew: false, changes });
      entries.setItem(formatDraftKeys({ personId, document, editorId }).draft, draft);
      entries.removeItem(key);
    } catch {
      // One that can't be read, or for which there is no room now, stays where it is.
    }
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
