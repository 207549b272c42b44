import type { QueryClient } from '@tanstack/react-query';
import { DataError, toDataError } from '#data/errors.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import {
  documentQuery,
  type DocumentState,
  type DocumentWrite,
  fetchDocument,
  sendDocument,
} from './document.queries.ts';
import { refreshDocument } from './documentCache.ts';
import type { SaveOutcome } from './documentTexts.ts';

/** Writes a document, and reads it again. Somebody else's save is an outcome; fails as `conflict` when anything else is in the way. */
async function writeDocument(
  write: DocumentWrite,
  read: () => Promise<DocumentState | null>,
): Promise<SaveOutcome> {
  let written: number;
  try {
    written = await sendDocument(write);
  } catch (failure) {
    const error = toDataError(failure);
    const theirs = error.kind === 'conflict' && (await read());
    if (!theirs) throw error;
    if (theirs.version === write.version) throw new DataError('conflict', { sentence: error.message });
    return { kind: 'conflict', theirs, error };
  }
  const saved = await read();
  if (!saved) throw new DataError('notFound');
  // Somebody has saved right after: that is to be merged, and not taken for one's own.
  return saved.version === written ? { kind: 'saved', saved } : { kind: 'conflict', theirs: saved };
}

/** Reads a document anew, for whatever shows it. */
export async function readDocument(client: QueryClient, document: string): Promise<DocumentState | null> {
  const state = await fetchDocument(document);
  client.setQueryData(documentQuery(document).queryKey, state);
  return state;
}

/** Saves a document (`writeDocument`), and invalidates what that changes elsewhere in the back-office. */
export async function saveDocument(client: QueryClient, write: DocumentWrite): Promise<SaveOutcome> {
  const { document } = write;
  try {
    return await writeDocument(write, () => readDocument(client, document));
  } catch (error) {
    // A record that was chosen may be gone: the lists to choose from are read again.
    if (toDataError(error).kind === 'conflict') void invalidate(client, queryKeys.categories, queryKeys.tags);
    throw error;
  } finally {
    // Also after a failure: the text may be there without its answer.
    refreshDocument(client, document);
  }
}
