import { readRows } from '#data/readRows.ts';
import type { Tables } from '#generated/database.types.ts';
import type { ContentMedia } from '#features/media/data/contentMedia.ts';

/** What is published instead of the code's copy of a section. */
export type SiteContent = Pick<Tables<'site_contents'>, 'key' | 'value'> & {
  /** What the library knows of the files that it shows. */
  media?: ContentMedia;
};

/** A published setting, and the day in Québec where what it shows depends on the day. */
export type SiteSetting = SiteContent & Pick<Tables<'site_contents'>, 'quebec_day'>;

/** What is published of these contents, by key: nothing of those that are as the code has them (product: what nobody has changed). */
export const fetchSiteContents = (keys: readonly string[]) =>
  fetchPublished<SiteContent>('key,value,media', keys);

/** The same of settings, with the day that they are asked on. */
export const fetchSettings = (keys: readonly string[]) =>
  fetchPublished<SiteSetting>('key,value,quebec_day', keys);

async function fetchPublished<Row>(select: string, keys: readonly string[]) {
  const key = `in.(${keys.map((one) => `"${one}"`).join(',')})`;
  return (await readRows('site_contents', { select, key, order: 'key' })) as unknown as Row[];
}
