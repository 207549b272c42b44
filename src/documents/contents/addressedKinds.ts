import { createElement } from 'react';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { type AddressedKindName, addressedKindNames, kindWords } from '#documents/data/documentKinds.ts';
import type { AddressedKind } from './addressedKind.ts';
import type { PictureContent } from './mediaFields.ts';
import { pageKind } from './composedPage.ts';
import type { EditableSection } from './section.ts';

const found = import.meta.glob<Record<string, AddressedKind>>('/src/features/*/site/*Kind.{ts,tsx}', {
  eager: true,
});

const modules: Readonly<Record<string, unknown>> = Object.assign({ pageKind }, ...Object.values(found));

/** The kinds of documents that staff make, each at an address of its own: `projectKind` is what `projectKind.ts` exports. */
export const addressedKinds = Object.fromEntries(
  addressedKindNames.map((name) => {
    const kind = modules[`${name}Kind`];
    if (!kind) throw new Error(`No file ${name}Kind.ts tells of a kind.`);
    return [name, kind];
  }),
) as Readonly<Record<AddressedKindName, AddressedKind>>;

/** The pending and the online text of a document, as stored. */
type Stored = { pending?: unknown; online?: unknown } | null | undefined;

/** The parts that this file reads of a text, whatever its kind; the text is from the database and may be of any shape. */
const readParts = (value: unknown) => (value ?? {}) as Partial<ShowOfEpisode>;

/** What the page of an episode, and its address, say of its show. */
export type ShowOfEpisode = { title: string; slug: string; cover?: PictureContent; isOnline: boolean };

/** Reads a show from its stored text; undefined without a title or a slug. */
export function readShowOfEpisode(value: unknown, isOnline: boolean): ShowOfEpisode | undefined {
  const { title, slug, cover } = readParts(value);
  return title && slug ? { title, slug, ...(cover && { cover }), isOnline } : undefined;
}

/**
 * A page, project, show or episode as the editor of contents takes it: one content of many parts; undefined for any other
 * document. The path of an episode depends on its show (`ofShow`).
 */
export function describeAddressed(
  document: string,
  stored?: Stored,
  ofShow?: ShowOfEpisode,
): EditableSection | undefined {
  const name = findAddressedKind(document);
  if (!name) return undefined;
  const { schema, blank, untitled, withdrawal, View } = addressedKinds[name];
  const published = readParts(stored?.online);
  const path = toPublicPath(document, published.slug, ofShow?.isOnline ? ofShow.slug : undefined);
  return {
    key: document,
    hasFacts: true,
    words: kindWords[name],
    title: readParts(stored?.pending ?? stored?.online).title || untitled,
    group: 'pages',
    ...(ofShow && { description: `Émission\u00A0: ${ofShow.title}` }),
    pages: path ? [{ path, title: published.title ?? '' }] : [],
    schema,
    content: blank,
    withdrawal,
    Section: ofShow ? (content) => createElement(View, Object.assign({ ofShow }, content)) : View,
  };
}
