import type { DataError } from '#data/errors.ts';
import type { DocumentState, DocumentWrite } from './document.queries.ts';
import type { Publication } from './documentEditor.ts';
import type { Merging } from './merge.ts';

/**
 * What a save is to do: keep the text for the team, show it to visitors, or show it at a time to come. What that comes to follows from
 * where the document stands: beside what is online, or as the text of a draft.
 */
export type SaveIntent = 'save' | 'publish' | 'plan';

/** What a save says of itself that only whoever saves knows. */
export type SaveDetails = {
  /** What the person says of it, in 500 characters at most. */
  note?: string;
  /** The text is that of an earlier version. */
  reason?: 'restored';
  /** When what is planned goes online, in ISO 8601: of the intent `plan` alone. */
  dueAt?: string;
  /** The paths that a button has set on purpose, even to what they were before: a merge doesn't give in on them in silence. */
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
  /** What the form starts from: what waits, or what is there. */
  text: Text;
  /** The version that a save must name; null as long as there is nothing to be overtaken. */
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
   * A save as it goes out, by what is known by then, and what the form shows from then on. Of a text that isn't fit to be saved, as a
   * merge may make one, the form says why.
   */
  toRequest: (
    save: PendingSave<Text>,
    known: { base: Text },
  ) => { sent: PendingSave<Text>; shown: Text; isFit: () => boolean };
  /** A save as the database takes it. */
  toWrite: (save: SaveRequest<Text>) => DocumentWrite;
  /** The texts of a draft on the device, read back from the parts that differ; null when something else wrote it. */
  readDraft: (changes: unknown, base: unknown) => { base: Text; text: Text } | null;
};
