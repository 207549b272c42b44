/** What becomes of public paths at one moment: which get a page, and which lose theirs. */
export type SiteChange = { arriving: ReadonlySet<string>; leaving: ReadonlySet<string> };

/** The same site, once a change has happened. */
export const changeSite = <Site extends { hasPage: (path: string) => Promise<boolean> }>(
  site: Site,
  change: SiteChange,
) => ({
  ...site,
  change,
  hasPage: async (path: string) =>
    change.arriving.has(path) || (!change.leaving.has(path) && (await site.hasPage(path))),
});
