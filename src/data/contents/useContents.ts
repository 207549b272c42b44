import { useMutation, useQuery } from '@tanstack/react-query';
import {
  fetchContent,
  fetchContents,
  publishContent,
  restoreContent,
  revertContent,
  saveContent,
} from './content.queries.ts';
import { versionsKey } from '../documents/version.queries.ts';
import { invalidate } from '../queryClient.ts';

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
      void invalidate(client, keys.list, versionsKey(key));
    },
    meta: { isReported: true },
  });
}
