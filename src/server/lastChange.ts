import { fetchAsVisitor, readJson } from '../data/connection.ts';

/** The number of the last change of a public address. The call also logs scheduled changes that are due. */
export async function fetchLastChange(): Promise<number> {
  const response = await fetchAsVisitor('rpc/catch_up_page_changes', { method: 'POST', body: {} });
  return (await readJson(response)) as number;
}
