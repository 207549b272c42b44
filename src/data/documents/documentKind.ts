import type { QueryClient } from '@tanstack/react-query';
import type { DataError } from '../errors.ts';
import type { DocumentState } from './document.queries.ts';
import type { Publication } from './documentEditor.ts';

/**
 * How a save was requested: « Sauvegarder », « Publier », « Planifier » what isn't online yet, « Mettre à jour », by no button
 * at all (Enter, Ctrl+S), « Enregistrer sans publier », or « Planifier » modifications of what is online.
 */
export type SaveIntent = 'draft' | 'publish' | 'schedule' | 'update' | 'keep' | 'pending' | 'plan';

/** What a save says of itself that only whoever saves knows. */
export type SaveDetails = {
  /** What the person says of it, in 500 characters at most. */
  note?: string;
  /** The text is that of an earlier version. */
  reason?: 'restored';
  /** When the modifications go online, in ISO 8601: of the intent `plan` alone. */
  dueAt?: string;
};

/** A save that the person requested: the validated text of that moment, and by which button. */
export type PendingSave<Text> = { intent: SaveIntent; text: Text } & SaveDetails;

/** A save as it goes to the server. */
export type SaveRequest<Text, Saved> = Omit<PendingSave<Text>, 'reason'> & {
  document: string;
  /** What the form was filled from; null when the server isn't known to have the document. */
  saved: Saved | null;
  /** The text joins two people's, or brings back an earlier one. */
  reason?: 'merged' | 'restored';
};

/**
 * How a save ended: written, though what is a second request may have failed alone; or not, because somebody else saved since
 * the version that it started from.
 */
export type SaveOutcome<Saved> =
  | { kind: 'saved'; saved: Saved; apartError: DataError | null }
  | { kind: 'conflict'; theirs: Saved; error?: DataError };

/** What a merge starts from. */
export type MergeInput<Text> = {
  /**
   * What both may have started from. There are several when a save got no answer: whether it arrived is not known, and
   * only what holds in either case merges by itself.
   */
  ancestors: readonly Text[];
  mine: Text;
  theirs: Text;
  /** Paths that were set on purpose, even to what they were before: the status that a button stands for. */
  insisted?: readonly string[];
};

/** What a merge makes: what one side changed, from that side; one's own at the paths that both changed. */
export type Merge<Text> = { merged: Text; conflicts: readonly string[] };

/**
 * What the engine has to know of a kind of documents. `Text` is what its form holds, `Saved` what the server gives of it. A
 * path names a part of a text: a field, or whatever else can be taken from one text into another by itself.
 */
export type DocumentKind<Text, Saved> = {
  /** What the form of a document starts from; null stands for one that the server doesn't have. */
  toText: (saved: Saved | null, now: number) => Text;
  /** The version that a save must name; null as long as there is nothing to be overtaken. */
  toVersion: (saved: Saved | null) => number | null;
  /** The paths at which two texts differ, in the order of the form. */
  listChanges: (from: Text, to: Text) => string[];
  /** A text with some paths as another text has them. */
  take: (to: Text, from: Text, paths: readonly string[]) => Text;
  merge: (input: MergeInput<Text>) => Merge<Text>;
  /** Whether a merged text can be saved as it is; if not, the form is asked, which says why. */
  isFit: (text: Text) => boolean;
  /** Paths that a request of their own writes after the rest, and that may therefore be missing alone. */
  apart: readonly string[];
  /** A save as it goes out, by what is known by then, and what the form shows from then on. */
  toRequest: (
    save: PendingSave<Text>,
    known: { base: Text; saved: Saved | null },
  ) => { sent: PendingSave<Text>; shown: Text };
  /** What the server will have once a save, as it went out, has gone through. */
  toStored: (sent: PendingSave<Text>) => Text;
  /** The paths that an intent sets whatever they were: in a merge, its value wins over somebody else's. */
  findInsisted: (intent: SaveIntent) => readonly string[];
  /** The intent that is left once the person has chosen the other side's text at a path. */
  giveUp: (intent: SaveIntent, path: string) => SaveIntent;
  /** Whether a save goes on by itself after a merge. Not where it would show visitors what its author hasn't seen. */
  goesOn: (intent: SaveIntent, theirs: Saved) => boolean;
  /** What a draft on the device keeps of a text besides its base, as JSON; `paths` differ from it. */
  toDraft: (text: Text, paths: readonly string[]) => unknown;
  /** The texts of a draft, read back; null when something else wrote it. */
  readDraft: (changes: unknown, base: unknown) => { base: Text; text: Text } | null;
  /**
   * Where a document stands for visitors, and what waits beside that; `latest` is what somebody else may have planned since it was
   * read, null for a document that nobody has saved.
   */
  findPublication: (saved: Saved | null, now: number, latest?: DocumentState | null) => Publication<Text>;
  /** Reads a document anew, for whatever shows it; null when the server doesn't have it. */
  read: (client: QueryClient, document: string) => Promise<Saved | null>;
  /** Sends a save, and lets the rest of the back-office know of what it learns. */
  write: (client: QueryClient, save: SaveRequest<Text, Saved>) => Promise<SaveOutcome<Saved>>;
};
