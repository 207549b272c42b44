import type { QueryClient } from '@tanstack/react-query';
import type { Json } from '#generated/database.types.ts';
import { DataError, toDataError } from '#data/errors.ts';
import {
  documentQuery,
  type DocumentState,
  type DocumentWrite,
  fetchDocument,
  sendDocument,
} from './document.queries.ts';
import { refreshDocument } from './documentCache.ts';
import type { SaveOutcome, SaveRequest } from './documentKind.ts';

/** Writes a document, and reads what has become of it. Fails as `conflict` when something else than another save is in the way. */
export async function writeDocument<Saved extends { version: number }>(
  write: DocumentWrite,
  read: () => Promise<Saved | null>,
  send: (write: DocumentWrite) => Promise<number> = sendDocument,
): Promise<SaveOutcome<Saved>> {
  let written: number;
  try {
    written = await send(write);
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

/** Writes a content (`writeDocument`), and lets the rest of the back-office know of what it learns. */
export async function writeContent(
  client: QueryClient,
  { saved, sets: _sets, ...save }: SaveRequest<Json, DocumentState> & Pick<DocumentWrite, 'origin'>,
): Promise<SaveOutcome<DocumentState>> {
  const { document } = save;
  try {
    return await writeDocument({ ...save, version: saved?.version ?? 0 }, () =>
      readDocument(client, document),
    );
  } finally {
    // Also after a failure: the text may be there without its answer.
    refreshDocument(client, document);
  }
}
