import type { DataError } from '#data/errors.ts';
import type { DocumentState } from './document.queries.ts';
import type { PendingSave, SaveDetails, SaveIntent, SaveOutcome, SaveRequest } from './documentTexts.ts';
import type { Draft } from './draftStore.ts';

/** Où en est le dernier enregistrement demandé. */
export type Saving<Text> =
  | { phase: 'idle' }
  | { phase: 'sending'; save: PendingSave<Text>; next: PendingSave<Text> | null; failures: number }
  /** It failed for a reason that may pass: it is sent again by itself. */
  | { phase: 'retrying'; save: PendingSave<Text>; failures: number }
  /** It was refused because the session had ended: it is sent again once the same person has signed in. */
  | { phase: 'signedOut'; save: PendingSave<Text> }
  /** Both sides changed the same paths: the text on screen is submitted once the person has chosen. */
  | { phase: 'conflict'; intent: SaveIntent; details: SaveDetails };

/** Where a save can stand, for the screen. */
export type SavePhase = Saving<unknown>['phase'];

/** An opened document. */
export type EditorState<Text> = {
  document: string;
  /** What the server has, as far as it is known; null as long as it isn't known to have the document. */
  saved: DocumentState | null;
  /** The version of that. */
  version: number | null;
  /** It was begun here, and no answer has said yet that a save of it has arrived. */
  isNew: boolean;
  /** The text of that. */
  server: Text;
  /** What the text started from: the server's, but for the paths in conflict. */
  base: Text;
  text: Text;
  editedAt: number;
  /** The paths that both sides changed. */
  conflicts: readonly string[];
  /** Paths that somebody else's save brought in since the last save was requested. */
  mergedIn: readonly string[];
  /** The text joins somebody else's save, and isn't saved yet. */
  isMerged: boolean;
  /** The texts of saves that got no answer: the server has one of them if that save arrived nevertheless. */
  unconfirmed: readonly Text[];
  saving: Saving<Text>;
  /** Why the last save failed. */
  problem: DataError | null;
  savedAt: number | null;
};

export type EditorAction<Text> =
  | { type: 'edited'; text: Text; at: number }
  | ({ type: 'save' } & PendingSave<Text>)
  | { type: 'answered'; answer: SaveAnswer; at: number }
  | { type: 'retry' }
  | { type: 'signedIn' }
  | { type: 'resolved'; path: string; choice: 'mine' | 'theirs' }
  | { type: 'recovered'; draft: Draft }
  /** What the server has was read again: what is typed is merged with it, and nothing is saved. */
  | { type: 'refreshed'; saved: DocumentState; at: number }
  /** Something else than a save of this text has made another one of it: the form begins anew. */
  | { type: 'replaced'; saved: DocumentState | null; at: number }
  /** The document was deleted: its text becomes a new one. */
  | { type: 'recreated'; document: string };

/** What a save comes to. */
export type SaveAnswer = SaveOutcome | { kind: 'failed'; error: DataError };

/** What the outside has to do about an action. */
export type EditorEffect<Text> =
  | { type: 'write'; save: SaveRequest<Text> }
  /** The text on screen is to be validated and saved, as if the person had pressed the button again. */
  | { type: 'submit'; intent: SaveIntent; details: SaveDetails }
  | { type: 'saved'; saved: DocumentState; intent: SaveIntent; isNew: boolean; details: SaveDetails }
  | { type: 'failed'; error: DataError };

export type Step<Text> = { state: EditorState<Text>; effects: EditorEffect<Text>[] };
