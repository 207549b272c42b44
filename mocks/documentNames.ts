import { readKey } from '#documents/data/documentKey.ts';
import { toLiteral } from './database.ts';

/** A document as functions of the database take it. */
export const toName = (key: string) => {
  const { kind, id } = readKey(key);
  return `(${toLiteral(kind)}, ${toLiteral(id)})::private.document`;
};

/** A document in the columns of rows that have an id of their own. */
export const toColumns = (key: string | null) => {
  const { kind, id } = key === null ? { kind: null, id: null } : readKey(key);
  return { document_kind: kind, document_id: id };
};
