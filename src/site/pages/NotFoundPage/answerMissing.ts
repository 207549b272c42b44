import { data, redirect } from 'react-router-dom';
import { type PageChange, fetchPageChange } from '#features/articles/data/pageChanges.queries.ts';
import { toLostAddress } from '#features/pages/data/pageSlug.ts';
import { loadMissing, type Missing } from './missing.tsx';

const redirectTo = (change: PageChange | null) =>
  change?.kind === 'moved' && change.target ? redirect(change.target, 301) : undefined;

/** Where an address leads that has no page; undefined where it leads nowhere. */
export const findRedirect = async (address: string) => redirectTo(await fetchPageChange(address));

/** What answers where no document is (any more): where it went, or the page for lost visitors, as gone or not found. */
export async function answerMissing(path: string) {
  const change = await fetchPageChange(toLostAddress(path) ?? path);
  const moved = redirectTo(change);
  if (moved) return moved;
  const { findNear, loadNotFound } = await loadMissing();
  if (!change) return data<Missing>({ missing: (await loadNotFound()) ?? null }, { status: 404 });
  const [missing = null, near] = await Promise.all([loadNotFound(), findNear(path)]);
  return data<Missing>({ missing, near }, { status: 410 });
}
