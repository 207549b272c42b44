import { findAddressedKind } from '#documents/data/documentKey.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { Desk } from './desk.ts';
import type { CheckRuleName } from './rules.ts';

/** A fault of a document, in one of its fields. */
export type Fault = [rule: CheckRuleName, field: string, message: string];

/** What checks of one kind ask the desk for. */
export type OwnDesk = Pick<Desk, 'fetchContents' | 'fetchColorSpace' | 'fetchPageChange'>;

/** A document that is checked; `laid` is its text with what the library knows of its files (`layMedia`). */
export type Laid = { document: string; laid: unknown; contents: readonly DocumentState[]; desk: OwnDesk };

/** Finds what only one kind of documents, or one section, can lack. Rejects when the desk can't answer. */
export type OwnCheck = (one: Laid) => Promise<Fault[]>;

/** What `*.checks.ts` exports: checks by the kind of document, or by the key of a section. */
export type OwnChecks = Readonly<Record<string, OwnCheck>>;

/** Other documents of the same kind that are online. */
export const findOthers = ({ document, contents }: Pick<Laid, 'document' | 'contents'>) =>
  contents.filter(
    (one) =>
      one.document !== document &&
      one.online !== null &&
      findAddressedKind(one.document) === findAddressedKind(document),
  );
