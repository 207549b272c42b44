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
