/** Whose copy it is, of what, and which editor wrote it: two tabs on one article never write over each other's copies. */
export type CopyAddress = { personId: string; articleId: string; editorId: string };

const PREFIX = 'porte-voix-copy';

/** Where a copy lies in the storage. All that the session must know stands in the key: it never reads a copy. */
export const keyOf = ({ personId, articleId, editorId }: CopyAddress) =>
  [PREFIX, personId, articleId, editorId].join(':');

/** The keys of one person's copies; none when the storage can't be reached. */
export function copyKeysOf(storage: () => Storage, personId: string): string[] {
  try {
    const shelf = storage();
    return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((key) =>
      key.startsWith(`${PREFIX}:${personId}:`),
    );
  } catch {
    return [];
  }
}

/** Whether this device holds text of a person that the server doesn't have. */
export const hasCopies = (personId: string) => copyKeysOf(() => localStorage, personId).length > 0;

/** Clears what a person who signs out leaves on the device; what they still have open in another tab stays theirs. */
export function forgetCopies(
  storage: () => Storage,
  personId: string,
  isOpen: (editorId: string) => boolean,
) {
  for (const key of copyKeysOf(storage, personId))
    if (!isOpen(key.slice(key.lastIndexOf(':') + 1))) storage().removeItem(key);
}
