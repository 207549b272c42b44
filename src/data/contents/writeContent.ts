import type { Json } from '../database.types.ts';
import type { DocumentSave, SaveOutcome } from '../documents/documentKind.ts';
import { toDataError } from '../errors.ts';
import {
  type Content,
  type ContentSave,
  fetchContent,
  publishContent,
  saveContent,
} from './content.queries.ts';

/** The requests that a save of a content is made of. */
export type ContentStatements = {
  save: (save: ContentSave) => Promise<number>;
  publish: (save: ContentSave) => Promise<number>;
  read: (key: string) => Promise<Content | null>;
};

const databaseStatements: ContentStatements = {
  save: saveContent,
  publish: publishContent,
  read: fetchContent,
};

/** Writes a content, and reads what has become of it. */
export async function writeContent(
  { document: key, saved, text, intent, note }: DocumentSave<Json, Content>,
  statements: ContentStatements = databaseStatements,
): Promise<SaveOutcome<Content>> {
  const write = intent === 'publish' ? statements.publish : statements.save;
  try {
    const version = await write({ key, value: text, version: saved?.version ?? 0, note });
    const content = await statements.read(key);
    // Somebody has saved right after: that is to be merged, and not taken for one's own.
    if (content)
      return content.version === version ? toSaved(content) : { kind: 'conflict', theirs: content };
  } catch (failure) {
    const error = toDataError(failure);
    const theirs = error.kind === 'conflict' && (await statements.read(key));
    if (!theirs) throw error;
    return { kind: 'conflict', theirs, error };
  }
  throw new Error(`The content ${key} was saved and can't be read.`);
}

const toSaved = (saved: Content) => ({ kind: 'saved', saved, apartError: null }) as const;
