import { data, redirect } from 'react-router-dom';
import { fetchPageChange } from '#features/articles/data/pageChanges.queries.ts';
import type { ChangedContents } from '#documents/contents/pageContents.ts';
import { loadNotFound } from './NotFoundPage.tsx';

/** What a page shows whose document isn't there: what is published of the page for lost visitors. */
export type Missing = { missing: ChangedContents | null };

/** What answers where no document is (any more): where it went, or the page for lost visitors, as gone or not found. */
export async function answerMissing(path: string) {
  const change = await fetchPageChange(path);
  if (change?.kind === 'moved' && change.target) return redirect(change.target, 301);
  const shown: Missing = { missing: (await loadNotFound()) ?? null };
  return data(shown, { status: change ? 410 : 404 });
}

/** Whether that is what was loaded. */
export const isMissing = (shown: object): shown is Missing => 'missing' in shown;
