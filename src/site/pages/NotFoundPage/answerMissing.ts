import { data, redirect } from 'react-router-dom';
import { fetchPageChange } from '#features/articles/data/pageChanges.queries.ts';
import { toLostAddress } from '#features/pages/data/pageSlug.ts';
import { loadMissing, type Missing } from './missing.tsx';

/** What answers where no document is (any more): where it went, or the page for lost visitors, as gone or not found. */
export async function answerMissing(path: string) {
  const change = await fetchPageChange(toLostAddress(path) ?? path);
  if (change?.kind === 'moved' && change.target) return redirect(change.target, 301);
  const { findNear, loadNotFound } = await loadMissing();
  if (!change) return data<Missing>({ missing: (await loadNotFound()) ?? null }, { status: 404 });
  const [missing = null, near] = await Promise.all([loadNotFound(), findNear(path)]);
  return data<Missing>({ missing, near }, { status: 410 });
}
