import { type AddressedKindName, findAddressedKind } from '#documents/data/documentKey.ts';
import { isPageSlug } from './pageSlug.ts';

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

/** Takes the path of a document apart; null where none can be. */
export function parsePublicPath(
  path: string,
):
  | { kind: Exclude<AddressedKindName, 'episode'>; slug: string }
  | { kind: 'episode'; slug: string; showSlug: string }
  | null {
  const [, first = '', second, third, ...rest] = path.split('/');
  if (rest.length > 0) return null;
  if (second === undefined) return isPageSlug(first) ? { kind: 'page', slug: first } : null;
  if (first === 'realizations' && third === undefined) return { kind: 'project', slug: second };
  if (first !== 'balados') return null;
  return third === undefined
    ? { kind: 'show', slug: second }
    : { kind: 'episode', slug: third, showSlug: second };
}

/** Where visitors read a document; null where that can't be said: of an episode, without the slug of its show. */
export function toPublicPath(document: string, slug: string | undefined, showSlug?: string): string | null {
  const kind = findAddressedKind(document);
  if (!kind || !slug) return null;
  if (kind !== 'episode') return toAddress(kind, { slug });
  return showSlug ? `${toAddress('show', { slug: showSlug })}/${slug}` : null;
}
