import { type AddressedKindName, findAddressedKind } from '../documents/documentKey.ts';

/** What the address of a document with an address of its own is made of. */
export type Addressed = {
  slug: string;
  /** Of an episode: the key of its show. */
  show?: string | undefined;
};

const roots = { page: '/', project: '/realizations/', show: '/balados/' } as const;

/** The address of a document as the database compares them: that of an episode begins with the key of its show. */
export const toAddress = (kind: AddressedKindName, { slug, show = '' }: Addressed) =>
  kind === 'episode' ? `${show}/${slug}` : `${roots[kind]}${slug}`;

/** Where visitors read a document; null where that can't be said: of an episode, without the slug of its show. */
export function toPublicPath(
  document: string,
  slug: string | undefined,
  showSlug?: string | undefined,
): string | null {
  const kind = findAddressedKind(document);
  if (!kind || !slug) return null;
  if (kind !== 'episode') return toAddress(kind, { slug });
  return showSlug ? `${toAddress('show', { slug: showSlug })}/${slug}` : null;
}
