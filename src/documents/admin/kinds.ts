import type { Finding } from '#documents/admin/checks/finding.ts';
import type { Json } from '#generated/database.types.ts';
import { findKind } from '#documents/data/documentKey.ts';
import { type DocumentKindName } from '#documents/data/documentKinds.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { Desk } from './checks/desk.ts';

/** The pending and the online text of a document, as stored. */
export type Stored = { pending?: Json; online?: Json } | null | undefined;

/** What the back-office has to know of kinds of documents, beside their words (`kindWords`). */
export type Kind = {
  names: readonly DocumentKindName[];
  /** Describes one of its documents by its parts; undefined for one that the code no longer has. */
  describe: (document: string, stored: Stored) => EditableSection | undefined;
  /** Where visitors read one; of an episode, in the show with that slug. Null for what is a part of a page. */
  toPath: (document: string, slug: string, showSlug?: string) => string | null;
  /** Findings that only this kind can have; `laid` is the text with what the library knows of its files (`layMedia`). */
  check?: (document: string, laid: unknown, desk: Desk) => Promise<Finding[]>;
};

const found = import.meta.glob<Kind>('/src/features/*/admin/*.kind.ts', {
  eager: true,
  import: 'default',
});

const kinds = new Map(
  Object.values(found).flatMap((kind) => kind.names.map((name): [DocumentKindName, Kind] => [name, kind])),
);

/** The kind that a document is of, which its key tells. */
export function kindOf(document: string): Kind {
  const kind = kinds.get(findKind(document));
  if (!kind) throw new Error(`No file *.kind.ts tells of ${document}.`);
  return kind;
}
