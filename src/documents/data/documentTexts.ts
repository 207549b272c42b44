import type { DataError } from '#data/errors.ts';
import type { DocumentState, DocumentWrite } from './document.queries.ts';
import type { Publication } from './documentEditor.ts';
import type { Merging } from './merge.ts';

/**
 * What a save is to do: keep the text for the team, publish it, or publish it at a time to come. A text that is kept becomes pending
 * when the document is online, and is its only text otherwise.
 */
export type SaveIntent = 'save' | 'publish' | 'plan';

/** What a save says of itself that only whoever saves knows. */
export type SaveDetails = {
  /** What the person says of it, in 500 characters at most. */
  note?: string;
  /** The text is that of an earlier version. */
  reason?: 'restored';
  /** When what is planned goes online, in ISO 8601, and when that ends: of the intent `plan` alone. An empty beginning is now. */
  dueAt?: string;
  endsAt?: string;
  /** The paths that a button has set on purpose, even to what they were before: somebody else's change there is a conflict. */
  sets?: readonly string[];
};

/** A save that the person requested: the validated text of that moment, and what it is to do. */
export type PendingSave<Text> = { intent: SaveIntent; text: Text } & SaveDetails;

/** A save as it goes to the server. */
export type SaveRequest<Text> = Omit<PendingSave<Text>, 'reason'> & {
  document: string;
  /** What the form was filled from; null when the server isn't known to have the document. */
  saved: DocumentState | null;
  /** The text joins two people's, or brings back an earlier one. */
  reason?: 'merged' | 'restored';
};

/** How a save ended: written, or not, because somebody else saved since the version that it started from. */
export type SaveOutcome =
  | { kind: 'saved'; saved: DocumentState }
  | { kind: 'conflict'; theirs: DocumentState; error?: DataError };

/** A document as its form and the screen around it show it. */
export type DocumentView<Text> = Publication<Text> & {
  /** What the form starts from: the pending text, or else the only one there is. */
  text: Text;
  /** The version that a save starts from; null for a new document that nobody else can have saved, 0 for another that nobody has. */
  version: number | null;
};

/**
 * What the editor has to know of the texts of a document: `describeTexts` makes it of the description of one. A path names a part of a
 * text: a field, or whatever else can be taken from one text into another by itself.
 */
export type DocumentTexts<Text> = {
  /** What texts are made of: comparing and merging follow from it. */
  parts: Merging<Text>;
  /**
   * A document as it stands; null for one that the server doesn't have. `latest` is what somebody else may have planned since it was
   * read, null for a document that nobody has saved.
   */
  view: (saved: DocumentState | null, now: number, latest?: DocumentState | null) => DocumentView<Text>;
  /**
   * What a requested save sends, given what its text started from (`base`), and what the form shows from then on. `isFit` says
   * whether the schema admits the text, for two valid texts may merge into an invalid one.
   */
  toRequest: (
    save: PendingSave<Text>,
    known: { base: Text },
  ) => { sent: PendingSave<Text>; shown: Text; isFit: () => boolean };
  /** A save as the database takes it. */
  toWrite: (save: SaveRequest<Text>) => DocumentWrite;
  /** The texts of a draft on the device, read back from the parts that differ; null when they aren't those of such a document. */
  readDraft: (changes: unknown, base: unknown) => { base: Text; text: Text } | null;
};
