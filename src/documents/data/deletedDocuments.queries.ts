import { mutationOptions } from '@tanstack/react-query';
import { DataError } from '#data/errors.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import type { Renamed } from '#data/records.queries.ts';
import { documentListKeys } from './documentCache.ts';
import { fetchDocument, sendDocument } from './document.queries.ts';
import { fetchVersion } from './version.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';

/**
 * Makes a document that was deleted a draft again, as it was, in its release or with its plan, and says where it stands. Fails as
 * `conflict` where it is there. Editors and above.
 */
async function restoreDocument(document: string): Promise<Renamed> {
  const state = await fetchDocument(document);
  if (!state) throw new DataError('notFound');
  const { version, pending, online } = state;
  if (pending !== null || online !== null)
    throw new DataError('conflict', { sentence: 'Ce contenu est déjà de retour.' });
  // The version of the deletion says nothing: the one before has the text.
  const { value: text } = await fetchVersion(document, version - 1);
  if (text === null) throw new DataError('notFound');
  await sendDocument({ document, intent: 'save', text, version, reason: 'restored' });
  return { standing: describePlace('en brouillon', await fetchDocument(document)) };
}

/** Brings a document back (`restoreDocument`). */
export const restoreDocumentMutation = mutationOptions({
  mutationFn: restoreDocument,
  onSettled: (_nothing, _error, _document, _result, { client }) =>
    invalidate(client, documentListKeys.contents, queryKeys.deleted),
  meta: { isErrorHandled: true },
});

type Place = { release_id: string | null; release_name: string | null; due_at: string | null };

/** Where a document stands, with its release or its plan, in the words that follow « Le voici ». */
export function describePlace(standing: string, place: Place | null): string {
  if (!place?.release_id) return standing;
  if (place.release_name !== null)
    return `${standing}, dans la mise en ligne «\u00A0${place.release_name}\u00A0»`;
  const when = place.due_at ? formatQuebecTime(place.due_at) : '';
  return standing === 'en ligne'
    ? `${standing}, sa mise à jour planifiée pour le ${when}`
    : `${standing}, planifié pour le ${when}`;
}
