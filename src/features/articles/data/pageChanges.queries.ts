import { fetchAsVisitor, overlay, readJson } from '#data/connection.ts';
import type { Tables } from '#generated/database.types.ts';

/** What last became of a public address. */
export type PageChange = Pick<Tables<'page_changes'>, 'kind' | 'target'>;

/** The last change of the page at a path, or null when nothing was ever public there. */
export const fetchPageChange = (path: string) => (overlay()?.pageChange ?? readPageChange)(path);

/** What the log has of the path. */
export async function readPageChange(path: string): Promise<PageChange | null> {
  const parameters = new URLSearchParams({
    select: 'kind,target',
    path: `eq.${path}`,
    order: 'number.desc',
    limit: '1',
  });
  const [change] = (await readJson(
    await fetchAsVisitor(`page_changes?${parameters.toString()}`),
  )) as PageChange[];
  return change ?? null;
}

/** An entry of the change log. */
type LoggedChange = Pick<Tables<'page_changes'>, 'number' | 'path' | 'kind' | 'target'>;

/** A thousand entries of the change log at most, oldest first, from the one with this number on. */
export async function fetchPageChanges(from: number): Promise<LoggedChange[]> {
  const parameters = new URLSearchParams({
    select: 'number,path,kind,target',
    number: `gte.${from}`,
    order: 'number',
    limit: '1000',
  });
  return (await readJson(await fetchAsVisitor(`page_changes?${parameters.toString()}`))) as LoggedChange[];
}
