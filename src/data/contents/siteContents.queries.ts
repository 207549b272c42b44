import { fetchAsVisitor, readJson } from '../connection.ts';
import type { Tables } from '../database.types.ts';

/** What is published instead of the code's copy of a section. */
export type SiteContent = Pick<Tables<'site_contents'>, 'key' | 'value'>;

/** What is published of these contents, by key: nothing of those that are as the code has them (product 15.2). */
export async function fetchSiteContents(keys: readonly string[]): Promise<SiteContent[]> {
  const parameters = new URLSearchParams({
    select: 'key,value',
    key: `in.(${keys.map((key) => `"${key}"`).join(',')})`,
    order: 'key',
  });
  return (await readJson(await fetchAsVisitor(`site_contents?${parameters.toString()}`))) as SiteContent[];
}
