import type { ChangedContents } from '#documents/contents/pageContents.ts';
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
export const isMissing = (shown: object): shown is Missing => 'missing' in shown;

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

/** The head data of a page whose document isn't there. */
export const headOfMissing = ({ missing, near }: Missing, settings: Settings): PageHeadData =>
  page?.head(missing, settings, near) ?? nameless;

/** In place of a document that isn't there, once `loadMissing` is over. */
export const MissingPage = ({ missing, near }: Missing) =>
  page && <page.NotFoundPage changed={missing ?? undefined} near={near} />;
