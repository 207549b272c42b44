import { useQuery } from '@tanstack/react-query';
import { wasPublicQuery } from '#features/articles/data/publicPage.ts';
import type { AddressFacts } from '../DocumentForm/AddressContext.ts';
import type { DocumentEditing } from './useDocumentEditing.ts';

/** Where a document stands on the site. */
export type DocumentPlace = Pick<AddressFacts, 'toPath' | 'findHolder'> & {
  /** Visitors read it there now. */
  isOnline: boolean;
};

/** What the form knows of the address of its document. */
export function useAddress<Text>(
  { state: { saved }, section }: DocumentEditing<Text>,
  place: DocumentPlace | null,
): AddressFacts | null {
  const stored = saved?.online ?? saved?.draft ?? saved?.pending;
  const { slug = '' } = (stored ?? {}) as { slug?: string };
  const { data = saved !== null } = useQuery(wasPublicQuery(slug && place ? place.toPath(slug) : null));
  if (!place) return null;
  const { isOnline, ...facts } = place;
  return {
    ...facts,
    what: section.words.the,
    published: isOnline ? slug : null,
    wasPublic: isOnline || data,
  };
}
