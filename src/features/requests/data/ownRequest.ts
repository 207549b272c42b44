import { fetchAsVisitor, readJson } from '#data/connection.ts';
import { unreadable } from '#data/errors.ts';

/** The rows that a function of the database answers a visitor with. */
export async function callForRows<Row>(name: string, body: object): Promise<Row[]> {
  const rows = await readJson(await fetchAsVisitor(`rpc/${name}`, { method: 'POST', body }));
  if (!Array.isArray(rows)) throw unreadable();
  return rows as Row[];
}

/** What whoever has a link does by it: cancels a request, approves a preview. */
export async function actByLink(name: string, body: { token: string } & Record<string, unknown>) {
  const { status } = await fetchAsVisitor(`rpc/${name}`, { method: 'POST', body });
  // Some other success comes from somewhere else than the database: the sign-in page of a public network.
  if (status !== 204) throw unreadable();
}
