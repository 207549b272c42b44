import { readRows } from '#data/readRows.ts';
import type { Tables } from '#generated/database.types.ts';

/** What last became of a public address. */
export type PageChange = Pick<Tables<'page_changes'>, 'kind' | 'target'>;

/** The last change of the page at a path, or null when none was ever public there: what a redirection leaves is no page that is gone. */
export async function fetchPageChange(path: string): Promise<PageChange | null> {
  const asked = { select: 'kind,target', path: `eq.${path}`, order: 'number.desc', limit: '1' } as const;
  const [change] = await readRows('page_changes', asked);
  if (change?.kind !== 'gone') return change ?? null;
  const [shown] = await readRows('page_changes', { ...asked, kind: 'eq.changed' });
  return shown ? change : null;
}

/** An entry of the change log. */
type LoggedChange = Pick<Tables<'page_changes'>, 'number' | 'path' | 'kind' | 'target'>;

/** A thousand entries of the change log at most, oldest first, from the one with this number on. */
export const fetchPageChanges = (from: number): Promise<LoggedChange[]> =>
  readRows('page_changes', {
    select: 'number,path,kind,target',
    number: `gte.${from}`,
    order: 'number',
    limit: '1000',
  });
