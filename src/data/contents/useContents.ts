import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Json } from '../database.types.ts';
import type { DocumentSave, SaveOutcome } from '../documents/documentKind.ts';
import { versionsKey } from '../documents/version.queries.ts';
import { invalidate } from '../queryClient.ts';
import { type Content, fetchContent, fetchContents } from './content.queries.ts';
import { writeContent } from './writeContent.ts';

const keys = {
  list: ['contents', 'list'],
  one: (key: string | null) => ['contents', 'one', key],
} as const;

/** All contents that were ever changed (`fetchContents`). */
export function useContents() {
  return useQuery({ queryKey: keys.list, queryFn: fetchContents, meta: { notice: 'dataNotLoaded' } });
}

/** One content (`fetchContent`), as it is when the screen opens; nothing is asked while `key` is null. */
export function useContent(key: string | null) {
  return useQuery({
    queryKey: keys.one(key),
    queryFn: () => fetchContent(key ?? ''),
    enabled: key !== null,
    // Never from memory: the form starts from it.
    staleTime: 0,
    gcTime: 0,
    meta: { notice: 'dataNotLoaded' },
    // The form holds what the person typed: reading behind their back would only mislead.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Writes a content (`writeContent`), and lets the rest of the back-office know of what it learns. */
export const writeContentDocument = (client: QueryClient, save: DocumentSave<Json, Content>) =>
  withNews(client, save.document, async (): Promise<SaveOutcome<Content>> => {
    const outcome = await writeContent(save);
    client.setQueryData(keys.one(save.document), outcome.kind === 'saved' ? outcome.saved : outcome.theirs);
    return outcome;
  });

/** Does something to a content that is no save of its text, and gives it as it is then. */
export const changeContent = (client: QueryClient, key: string, change: () => Promise<unknown>) =>
  withNews(client, key, async () => {
    await change();
    const content = await fetchContent(key);
    client.setQueryData(keys.one(key), content);
    return content;
  });

/** Also after a failure: the text may be there without its answer. */
async function withNews<Result>(client: QueryClient, key: string, work: () => Promise<Result>) {
  try {
    return await work();
  } finally {
    void invalidate(client, keys.list, versionsKey(key));
  }
}
