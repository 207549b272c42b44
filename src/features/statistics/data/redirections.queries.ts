import { queryOptions } from '@tanstack/react-query';
import { writing } from '#data/queryClient.ts';
import { supabase } from '#data/supabase.ts';

/** Where staff lead from an address without a page. */
export type Redirection = {
  path: string;
  target: string;
  /** The target has no page any more. */
  is_dead: boolean;
  /** How many came by the address since it leads somewhere; on a static host nobody counts them. */
  visits: number;
  /** The last day when somebody did. */
  last_visit: string | null;
};

const key = ['redirections'];

/** All redirections, the latest first. Moderators and above. */
export const redirectionsQuery = queryOptions({
  queryKey: key,
  queryFn: async () => {
    const { data } = await supabase().rpc('list_redirections').throwOnError();
    return data as Redirection[];
  },
  meta: { notice: 'dataNotLoaded' },
});

/** Leads from an address to a page of the site; without a target, nowhere any more. Editors and above. */
export const redirectMutation = writing(
  { changes: [key, ['statistics']] },
  async ({ path, target }: { path: string; target: string | null }) => {
    await supabase()
      // Its type says that no argument may be null.
      .rpc('redirect_address', { path, target: target as string })
      .throwOnError();
  },
);
