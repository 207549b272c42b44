import type { ComponentType } from 'react';
import type { ChangedContents } from '#documents/contents/pageContents.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { type PageHeadData, nameless } from '#site/pageHead.ts';
import type { Settings } from '#site/settings/settings.ts';
import type * as NotFound from './NotFoundPage.tsx';

/** What a page shows whose document isn't there: what is published of the page for lost visitors. */
export type Missing = {
  missing: ChangedContents | null;
  /** Where something was online once: what is near it. */
  near?: NotFound.Near;
};

/** Whether that is what was loaded. */
const isMissing = (shown: object): shown is Missing => 'missing' in shown;

let page: typeof NotFound | undefined;

/** Loads the page for lost visitors, where one is lost: no page of a document weighs more for it. */
export const loadMissing = async () => (page ??= await import('./NotFoundPage.tsx'));

/** Loads it for what the server has rendered, before that is hydrated. */
export async function prepareMissing(loaded: Readonly<Record<string, unknown>>) {
  const isLost = Object.values(loaded).some(
    (shown) => typeof shown === 'object' && shown !== null && isMissing(shown),
  );
  if (isLost) await loadMissing();
}

/** The head data of a page of a document, or of the one in its place where that isn't there. */
export const headOfDocument =
  <Shown extends object>(describe: (shown: Shown, settings: Settings) => PageHeadData) =>
  (shown: Shown | Missing | undefined, settings: Settings): PageHeadData => {
    if (!shown) return nameless;
    if (!isMissing(shown)) return describe(shown, settings);
    return page?.head(shown.missing, settings, shown.near) ?? nameless;
  };

/** A page of a document, or the one in its place where that isn't there, once `loadMissing` is over. */
export const pageOfDocument = <Shown extends object>(Page: ComponentType<Shown>) =>
  function DocumentPage() {
    const shown = usePageData<Shown | Missing>();
    if (!isMissing(shown)) return <Page {...shown} />;
    return page && <page.NotFoundPage changed={shown.missing ?? undefined} near={shown.near} />;
  };
