import { findAddressedKind } from '#documents/data/documentKey.ts';
import {
  type AddressedKindName,
  addressedKindNames,
  getKindFacts,
  listKindsBelow,
} from '#documents/data/documentKinds.ts';
import { isPageSlug } from './pageSlug.ts';

/** What the address of a document with an address of its own is made of. */
export type Addressed = {
  slug: string;
  /** Of an episode: the key of its show. */
  show?: string | undefined;
};

/** The address of a document as the database compares them: that of an episode begins with the key of its show. */
export const toAddress = (kind: AddressedKindName, { slug, show = '' }: Addressed) =>
  `${getKindFacts(kind).root ?? `${show}/`}${slug}`;

/** What the path of a document says of it, and of the document that it stands below. */
type PublicPath = { kind: AddressedKindName; slug: string; above?: PublicPath };

/** Takes the path of a document apart; null where none can be. */
export function parsePublicPath(path: string): PublicPath | null {
  const parts = path.split('/');
  const slug = parts.pop() ?? '';
  const above = parts.join('/');
  if (above === '') return isPageSlug(slug) ? { kind: 'page', slug } : null;
  const kind = addressedKindNames.find((name) => getKindFacts(name).root === `${above}/`);
  if (kind) return { kind, slug };
  const parsed = parsePublicPath(above);
  const [below] = listKindsBelow(parsed?.kind);
  return parsed && below ? { kind: below, slug, above: parsed } : null;
}

/** Where visitors read a document; null where that can't be said: of an episode, without the slug of its show. */
export function toPublicPath(document: string, slug: string | undefined, showSlug?: string): string | null {
  const kind = findAddressedKind(document);
  if (!kind || !slug) return null;
  const { below } = getKindFacts(kind);
  if (!below) return toAddress(kind, { slug });
  return showSlug ? `${toAddress(below, { slug: showSlug })}/${slug}` : null;
}
