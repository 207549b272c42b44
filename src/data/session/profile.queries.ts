import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { fetchAsVisitor, readJson } from '../connection.ts';
import { DataError } from '../errors.ts';
import { supabase } from '../supabase.ts';
import type { Profile } from './AuthContext.ts';

/** The profile that belongs to an account, or null when there is none (product: stored session). */
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

/**
 * Whether whoever is signed in has to add a second factor first. A session that turns out to want a code, of a device that
 * was added elsewhere, is renewed, so that it knows.
 */
export async function fetchIsDeviceMissing(): Promise<boolean> {
  const { data: state } = await supabase().rpc('second_factor_state').throwOnError();
  if (state === 'required') await supabase().auth.refreshSession();
  return state === 'missing';
}

/** Whether strangers may make accounts. */
export async function fetchSignUpState(): Promise<boolean> {
  return (await readJson(await fetchAsVisitor('rpc/sign_up_is_open', { method: 'POST', body: {} }))) === true;
}

/** Whether strangers may make accounts (`fetchSignUpState`). */
export const signUpStateQuery = queryOptions({
  queryKey: ['sign-up'],
  queryFn: fetchSignUpState,
  retry: false,
});

/** Changes the names of whoever is signed in; an empty one is none (product: own profile). */
export const saveOwnNameMutation = mutationOptions({
  mutationFn: async ({ firstName, lastName }: { firstName: string; lastName: string }) => {
    const { status } = await supabase()
      .rpc('set_own_name', { first_name: firstName, last_name: lastName })
      .throwOnError();
    if (status !== 204) throw new DataError('refused');
  },
});
