import type { SiteContent, SiteSetting } from '#features/pages/data/siteContents.queries.ts';
import { type FooterPage, fetchFooterPages } from '#features/pages/data/publishedDocuments.queries.ts';
import { hydrationDataId, readHydrationData } from '#hydration/hydrationData.ts';

/** The published contents in what the loader of a page or of the layout has returned. */
type Loaded = {
  contents?: object;
  changed?: object;
  today?: SiteSetting['quebec_day'];
  pages?: FooterPage[];
} | null;

/** The last answers, by the element that holds the server's data for the page. A page without one (a preview) keeps none. */
const answers = new WeakMap<Element, Record<string, unknown[]>>();

/**
 * The rows that `ask` gets. When a request fails in the browser, those of its last answer, else those in the document
 * that the server rendered: the code's copies never take the place of what is published on a page that is open. The
 * server keeps whole pages instead (`answer.ts`).
 */
async function lastAnswer<Row>(
  request: string,
  ask: () => Promise<Row[]>,
  toRows: (loaded: NonNullable<Loaded>) => Row[],
): Promise<Row[]> {
  if (import.meta.env.SSR) return ask().catch(() => []);
  const element = document.getElementById(hydrationDataId);
  try {
    const rows = await ask();
    if (element) answers.set(element, { ...answers.get(element), [request]: rows });
    return rows;
  } catch {
    const known = element && (answers.get(element)?.[request] as Row[] | undefined);
    const rendered = Object.values(readHydrationData(document)?.loaderData ?? {}) as Loaded[];
    return known ?? rendered.flatMap((loaded) => (loaded ? toRows(loaded) : []));
  }
}

/** What is published of the contents with these keys, as `ask` gets it or as it was last known. */
export const lastContents = (
  keys: readonly string[],
  ask: (keys: readonly string[]) => Promise<(SiteContent & Partial<SiteSetting>)[]>,
) =>
  lastAnswer(
    keys.join(),
    () => ask(keys),
    ({ contents, changed, today, ...loaded }) =>
      Object.entries({ ...loaded, ...contents, ...changed })
        .filter(([key]) => keys.includes(key))
        .map(([key, value]) => ({ key, value: value as SiteContent['value'], quebec_day: today })),
  );

/** The composed pages in the footer, as they are or as they were last known. */
export const lastFooterPages = () => lastAnswer('pages', fetchFooterPages, ({ pages = [] }) => pages);
