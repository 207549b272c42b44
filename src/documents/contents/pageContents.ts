import { useMemo } from 'react';
import { fetchSiteContents, type SiteContent } from '#features/pages/data/siteContents.queries.ts';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { codeSettings, type Settings, useSettings } from '#site/settings/settings.ts';
import { lastContents } from './lastAnswers.ts';
import { usePageData } from './pageData.ts';

/** What the code says in the sections of a page, by their keys (`home/hero`). */
type Copies = Readonly<Record<`${string}/${string}`, object>>;

type NameOf<Key> = Key extends `${string}/${infer Name}` ? Name : never;

/** The contents of a page by what its sections are called in it: `hero` for `home/hero`. */
export type Contents<Page extends Copies> = { [Key in keyof Page as NameOf<Key>]: Page[Key] };

type HeadOf<Page extends Copies> = Contents<Page> extends { head: infer Head } ? Head : undefined;

/** What is published instead of the code's copies, by key, as their schemas want it: nothing on most pages. */
export type ChangedContents = Readonly<Record<string, object>> | undefined;

const toName = (key: string) => key.slice(key.indexOf('/') + 1);

/**
 * The contents of a page (product: what nobody has changed): what the code says of them, and over it what staff have published. `loader` is
 * the page's own; one that has more to load asks `load`, and gives its component the outcome of `useOver`.
 */
export function pageContents<const Page extends Copies>(copies: Page) {
  const load = () => loadContents(Object.keys(copies));
  /** The contents with the names of facts as they were written, between braces. */
  const over = (changed: ChangedContents) =>
    Object.fromEntries(
      Object.entries(copies).map(([key, copy]) => [toName(key), changed?.[key] ?? copy]),
    ) as Contents<Page>;
  /** The contents with the settings' facts in place of their names. */
  const filled = (changed: ChangedContents, settings: Settings) =>
    fillFacts(over(changed), getFacts(settings));
  const useOver = (changed: ChangedContents) => {
    const settings = useSettings();
    return useMemo(() => filled(changed, settings), [changed, settings]);
  };
  return {
    keys: Object.keys(copies),
    load,
    over,
    filled,
    useOver,
    loader: load,
    /** What the page says about itself: its content `head`, where it has one. */
    head: (changed: ChangedContents, settings = codeSettings) =>
      (filled(changed, settings) as { head?: object }).head as HeadOf<Page>,
    /** The contents of the page on screen, whose loader is `loader`. */
    useContents: () => useOver(usePageData<ChangedContents>()),
  };
}

/**
 * Loads what is published of these contents. A failed request keeps nobody from reading the page: the last known answer is used
 * (`lastAnswers`). A content that no longer fits its schema is left out, with a warning in the console: the code's copy is shown.
 * Schemas are imported only when something is published, so that a page without published contents stays light.
 */
const loadContents = async (keys: readonly string[]) =>
  fittingContents(await lastContents(keys, fetchSiteContents));

/** Those of the published contents that are as their schemas want them. */
export async function fittingContents(rows: readonly SiteContent[]): Promise<ChangedContents> {
  if (rows.length === 0) return undefined;
  const [{ findSection }, { layMedia }] = await Promise.all([
    import('./registry.ts'),
    import('#features/media/data/contentMedia.ts'),
  ]);
  const changed = rows.flatMap(({ key, value, media }): [string, object][] => {
    const read = findSection(key)?.schema.safeParse(layMedia<unknown>(value, media));
    if (read?.success) return [[key, read.data as object]];
    console.warn(`What is published as ${key} doesn't fit: the page shows what the code says.`);
    return [];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
