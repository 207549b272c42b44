import { fetchAsVisitor, readJson } from '../data/connection.ts';

/** The number of the last change of a public address. Asking writes down those whose hour has come. */
export async function fetchLastChange(): Promise<number> {
  const response = await fetchAsVisitor('rpc/catch_up_page_changes', { method: 'POST', body: {} });
  return (await readJson(response)) as number;
}
