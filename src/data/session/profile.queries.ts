import { DataError } from '../errors.ts';
import { supabase } from '../supabase.ts';
import type { Profile } from './AuthContext.ts';

/** The profile that belongs to an account, or null when there is none (product 5.4). */
export async function fetchProfile(userId: string): Promise<Profile | null> {
  const { data } = await supabase()
    .from('profiles')
    .select('*')
    .eq('user_id', userId)
    .limit(1)
    .maybeSingle()
    .throwOnError();
  // The view hides the role of everyone else; one's own always has it.
  return data?.role ? { ...data, role: data.role } : null;
}

/** Changes the names of whoever is signed in; an empty one is none (product 12.7). */
export async function saveOwnName({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { status } = await supabase()
    .rpc('set_own_name', { first_name: firstName, last_name: lastName })
    .throwOnError();
  if (status !== 204) throw new DataError('refused');
}
