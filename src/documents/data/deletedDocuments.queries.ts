import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { DataError } from '#data/errors.ts';
import { fullName } from '#data/fullName.ts';
import type { Page } from '#data/paging.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import type { DeletedItem, Renamed } from '#data/records.queries.ts';
import { findAddressedKind } from './documentKey.ts';
import { describePlace } from './describePlace.ts';
import { documentListKeys } from './documentCache.ts';
import { type DocumentState, fetchContents, fetchDocument, sendDocument } from './document.queries.ts';
import { fetchVersion } from './version.queries.ts';

/** Milliseconds for which the bin keeps what was deleted. */
const KEPT = 30 * 86_400_000;

/** Whether nothing of a page, project, show or episode is left but its versions. */
const isDeleted = ({ document, pending, online }: DocumentState) =>
  findAddressedKind(document) !== undefined && pending === null && online === null;

/** The latest text of a document that was deleted: the version before that. */
const fetchDeletedText = async ({ document, version }: Pick<DocumentState, 'document' | 'version'>) =>
  (await fetchVersion(document, version - 1)).value;

/** The pages, projects, shows and episodes that were deleted in the last thirty days, the latest first. Editors and above. */
async function fetchDeletedDocuments(): Promise<Page<DeletedItem>> {
  const since = Date.now() - KEPT;
  const deleted = (await fetchContents())
    .filter((state) => isDeleted(state) && Date.parse(state.saved_at) > since)
    .toSorted((one, other) => Date.parse(other.saved_at) - Date.parse(one.saved_at));
  const rows = await Promise.all(
    deleted.map(async (state, number): Promise<DeletedItem> => {
      const { title = '' } = ((await fetchDeletedText(state)) ?? {}) as { title?: string };
      return {
        id: state.document,
        number,
        source: 'documents',
        title: title || 'Sans titre',
        files: null,
        starts_at: null,
        ends_at: null,
        deleted_at: state.saved_at,
        deleted_by: fullName(state) || null,
      };
    }),
  );
  return { rows, total: rows.length, page: 1 };
}

/** What was deleted of contents (`fetchDeletedDocuments`), always read anew. */
export const deletedDocumentsQuery = queryOptions({
  queryKey: [...queryKeys.deleted, 'documents'],
  queryFn: fetchDeletedDocuments,
  staleTime: 0,
  meta: { notice: 'dataNotLoaded' },
});

/**
 * Makes a document that was deleted a draft again, as it was, in its release or with its plan, and says where it stands. Fails as
 * `conflict` where it is there. Editors and above.
 */
async function restoreDocument(document: string): Promise<Renamed> {
  const state = await fetchDocument(document);
  if (!state) throw new DataError('notFound');
  if (!isDeleted(state)) throw new DataError('conflict', { sentence: 'Ce contenu est déjà de retour.' });
  const text = await fetchDeletedText(state);
  if (text === null) throw new DataError('notFound');
  await sendDocument({ document, intent: 'save', text, version: state.version, reason: 'restored' });
  return { standing: describePlace('en brouillon', await fetchDocument(document)) };
}

/** Brings a document back (`restoreDocument`). */
export const restoreDocumentMutation = mutationOptions({
  mutationFn: restoreDocument,
  onSettled: (_nothing, _error, _document, _result, { client }) =>
    invalidate(client, documentListKeys.contents, queryKeys.deleted),
  meta: { isErrorHandled: true },
});
