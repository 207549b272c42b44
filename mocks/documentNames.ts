import { readKey } from '#documents/data/documentKey.ts';
import { isAddressedKind } from '#documents/data/documentKinds.ts';
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

/** A document of a kind that has a table is there from its first save on; an episode is of a show that somebody has begun. */
export function addRow(key: string) {
  const { kind, id } = readKey(key);
  return isAddressedKind(kind)
    ? `insert into public.${kind}s (id) values (${toLiteral(id)}) on conflict (id) do nothing;`
    : '';
}
