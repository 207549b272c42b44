import type { Finding } from '#documents/admin/checks/finding.ts';
import type { Json } from '#generated/database.types.ts';
import { findKind } from '#documents/data/documentKey.ts';
import { type DocumentKindName } from '#documents/data/documentKinds.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { KindWords } from '#documents/data/documentKinds.ts';
import type { Desk } from './checks/desk.ts';

/** What is stored of a document: what waits, and what is online. */
export type Stored = { pending?: Json; online?: Json } | null | undefined;

/** What the back-office has to know of a kind of documents. */
export type Kind = {
  name: DocumentKindName;
  words: KindWords;
  /** One of its documents, by its parts; undefined where no release knows it any more. */
  describe: (document: string, stored: Stored) => EditableSection | undefined;
  /** Where visitors read one; of an episode, in the show with that slug. Null for what is a part of a page. */
  toPath: (document: string, slug: string, showSlug?: string) => string | null;
  /** What is wrong with one that its parts don't tell; `laid` has with its files what the library knows of them. */
  check?: (document: string, laid: unknown, desk: Desk) => Promise<Finding[]>;
};

const found = import.meta.glob<Kind | Kind[]>('/src/features/*/admin/*.kind.ts', {
  eager: true,
  import: 'default',
});

const kinds = new Map(
  Object.values(found)
    .flat()
    .map((kind) => [kind.name, kind]),
);

/** The kind that a document is of, which its key tells. */
export function kindOf(document: string): Kind {
  const kind = kinds.get(findKind(document));
  if (!kind) throw new Error(`No file *.kind.ts tells of ${document}.`);
  return kind;
}
