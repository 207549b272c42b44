import type { DocumentState } from '../document.queries.ts';
import type { DocumentTexts, SaveDetails, SaveIntent, SaveOutcome, SaveRequest } from '../documentTexts.ts';

/** Two people, who may have several tabs open. */
export const people = ['ana', 'luc'] as const;
export type Person = (typeof people)[number];

/** What a simulated database gets with each request. */
export type Requests<Text> = {
  person: Person;
  /** Lets something happen at the server, unless the network has it otherwise. */
  request: <Result>(perform: () => Result) => Promise<Result>;
  /** What one text is about to be replaced by. */
  watch: (before: Text, after: Text) => void;
};

/** A button that saves: what it asks for, and what it sets of the text. */
export type Press<Text> = { intent: SaveIntent; details?: SaveDetails; values?: Partial<Text> };

/** A kind of documents with its database, and with what people do to its texts. */
export type SimulatedKind<Text> = {
  texts: DocumentTexts<Text>;
  /** The document that is there at first. */
  first: string;
  /** The key of a new document; null where none is made. */
  toDocument: ((id: string) => string) | null;
  /** What has a text to type in: its text, and the same text with another one there. Null where it isn't there by now. */
  places: readonly ((text: Text) => { value: string; put: (value: string) => Text } | null)[];
  /** Other edits of a text: each returns the text with a mark added, or with something removed. */
  gestures: readonly ((text: Text, count: number) => { text: Text; mark?: string } | null)[];
  /** What the form does before a save: null for a text that its schema refuses. */
  parse: (text: Text, press: Press<Text>) => Text | null;
  /** The buttons, as they are for a text by what is saved of it. */
  buttons: readonly ((text: Text, saved: DocumentState | null) => Press<Text>)[];
  /** How all that waits on the device is saved in the end. */
  findLastPress: (text: Text, saved: DocumentState | null) => Press<Text>;
  /** What no save may take away unless its author has seen it. */
  listValues: (text: Text) => string[];
  /** The value that a button clears before its author's eyes when it saves; blank for none. */
  findGivenUp: (text: Text, press: Press<Text>) => string;
  /** The value of a text that needn't be found any more once a save has replaced it. */
  findMoot: (text: Text) => string;
  createServer: () => SimulatedServer<Text>;
};

export type SimulatedServer<Text> = {
  listDocuments: () => string[];
  read: (document: string) => DocumentState | null;
  /** The dates of changes that were planned beside what is online: they stand in no text. */
  listPlans?: () => string[];
  write: (save: SaveRequest<Text>, requests: Requests<Text>) => Promise<SaveOutcome>;
};
