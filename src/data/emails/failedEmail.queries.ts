import { queryOptions } from '@tanstack/react-query';
import { writing } from '../queryClient.ts';
import { supabase } from '../supabase.ts';

/** An e-mail that didn't leave. */
export type FailedEmail = {
  id: number;
  kind: string;
  /** Null for the notice of a lead, which goes to whom the settings name. */
  recipient: string | null;
  /** The lead's id; null for what is about a release. */
  about: string | null;
  tries: number;
  reason: string;
  /** Moments in ISO 8601. */
  created_at: string;
  /** Null once it isn't tried again by itself. */
  next_try_at: string | null;
  /** How many there are in all: a hundred are listed. */
  total: number;
};

const queryKey = ['emails', 'failed'];

/** E-mails that didn't leave, the newest first. Admins only. */
export const failedEmailsQuery = queryOptions({
  queryKey,
  async queryFn(): Promise<FailedEmail[]> {
    const { data } = await supabase().rpc('list_failed_emails').throwOnError();
    return data;
  },
  meta: { notice: 'dataNotLoaded' },
});

/** Has an e-mail tried again at once. One that has left meanwhile goes off the list too. */
export const retryEmailMutation = writing({ changes: [queryKey] }, async (id: number) => {
  await supabase().rpc('retry_email', { id }).throwOnError();
});
