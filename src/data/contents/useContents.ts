import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  fetchContent,
  fetchContentRevision,
  fetchContentRevisions,
  fetchContents,
  publishContent,
  restoreContent,
  revertContent,
  saveContent,
} from './content.queries.ts';
import { invalidate } from '../queryClient.ts';

const keys = {
  list: ['contents', 'list'],
  one: (key: string | null) => ['contents', 'one', key],
  revisions: (key: string) => ['contents', 'revisions', key],
  revision: (key: string, number: number | null) => ['contents', 'revision', key, number],
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

const writes = {
  save: saveContent,
  publish: publishContent,
  revert: revertContent,
  restore: restoreContent,
} as const;

/**
 * A write of one content, which fails as its function says. The lists and the versions are read again; the content itself isn't,
 * for its form first has to know which version it wrote.
 */
export function useContentWrite<Kind extends keyof typeof writes>(kind: Kind) {
  type Write = Parameters<(typeof writes)[Kind]>[0];
  return useMutation({
    mutationFn: (write: Write) => (writes[kind] as (write: Write) => Promise<number>)(write),
    // Also after a failure: the text may be there without its answer.
    onSettled: (_version, _error, { key }, _result, { client }) => {
      void invalidate(client, keys.list, keys.revisions(key));
    },
    meta: { isErrorHandled: true },
  });
}

/** One page of the saves of a content (`fetchContentRevisions`). The page before stays until it is there. */
export function useContentRevisions(key: string, page: number) {
  return useQuery({
    queryKey: [...keys.revisions(key), page],
    queryFn: () => fetchContentRevisions(key, page),
    placeholderData: keepPreviousData,
    // Anybody may have saved meanwhile.
    staleTime: 0,
  });
}

/** One save of a content (`fetchContentRevision`); nothing is asked while `number` is null. What was read is never read again. */
export function useContentRevision(key: string, number: number | null) {
  return useQuery({
    queryKey: keys.revision(key, number),
    queryFn: () => fetchContentRevision(key, number ?? 0),
    enabled: number !== null,
    staleTime: 60_000,
  });
}
