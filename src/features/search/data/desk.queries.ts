import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { supabase } from '#data/supabase.ts';
import type { AddressedKindName } from '#documents/data/documentKinds.ts';

/** What staff find, and in which role they read it is the database's business. */
export type DeskKind =
  | 'article'
  | AddressedKindName
  | 'section'
  | 'medium'
  | 'request'
  | 'session'
  | 'release'
  | 'person';

/** One thing that was found. */
export type DeskEntry = {
  kind: DeskKind;
  id: string;
  title: string;
  /** A sentence about it; who it is of, or when. */
  note: string;
  state: string | null;
  /** Where visitors read it, or where the file is. */
  path: string | null;
  /** Where the title doesn't say what was looked for: what stands between the marked words, and each of them, in turn. */
  excerpt: readonly string[] | null;
};

/** Searches all that one's role reads: five of a kind at most, the best kind first. Asked for from two letters on. */
export const deskSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['deskSearch', query],
    queryFn: async () => {
      const { data } = await supabase().rpc('search_desk', { query }).throwOnError();
      return data as DeskEntry[];
    },
    enabled: query.length >= 2,
    placeholderData: keepPreviousData,
    // What was found a moment ago may be gone.
    staleTime: 0,
  });
