import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fromAuthError } from '../errors.ts';
import { onRejectedSession, storedSession, supabase } from '../supabase.ts';
import { type Auth, AuthContext, type AuthResult, type AuthUser } from './AuthContext.ts';
import { notifySignOut } from './onSignOut.ts';
import { confirmEmail } from './confirmEmail.ts';
import { hasRole } from './roles.ts';
import { useProfile } from './useProfile.ts';

type SessionState = Pick<
  Auth,
  'user' | 'isLoading' | 'hasSessionEnded' | 'isSigningOut' | 'isRecoveringPassword'
>;

const atStart: SessionState = {
  user: null,
  isLoading: true,
  hasSessionEnded: false,
  isSigningOut: false,
  isRecoveringPassword: false,
};

/**
 * Keeps the session for everything below it (product 5.4): who is signed in, their profile, and what they
 * can do about it. Needs a QueryClientProvider above it, because what one person loaded is not for the next to see.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState(atStart);
  const { profile, profileStatus, reloadProfile, refreshProfile } = useProfile(session.user?.id ?? null);
  const isSigningOut = useRef(false);
  const lastUserId = useRef<string | null>(null);

  const listenToSession = useEffectEvent(() => {
    // Nothing is awaited in this callback: the client may be waiting for it, and would then wait for ever.
    const { data } = supabase().auth.onAuthStateChange((event, current) => {
      const user = userOf(event, current);
      if (user && lastUserId.current && user.id !== lastUserId.current) void queryClient.resetQueries();
      if (user) lastUserId.current = user.id;
      const isOwnDoing = isSigningOut.current;
      setSession((before) => ({
        // The same object as long as it is the same person: a renewed token is no change of user.
        user: user && user.id === before.user?.id ? before.user : user,
        isLoading: false,
        hasSessionEnded: !user && !isOwnDoing && (before.hasSessionEnded || before.user !== null),
        isSigningOut: isSigningOut.current || (before.isSigningOut && !user),
        isRecoveringPassword:
          event === 'PASSWORD_RECOVERY' || (before.isRecoveringPassword && event !== 'USER_UPDATED'),
      }));
    });
    const stopListening = onRejectedSession(() => {
      setSession((before) => ({ ...before, hasSessionEnded: true }));
    });
    return () => {
      data.subscription.unsubscribe();
      stopListening();
    };
  });
  useEffect(() => listenToSession(), []);

  const actions = useMemo(
    () => ({
      ...sessionActions,
      async signOut() {
        isSigningOut.current = true;
        setSession((before) => ({ ...before, isSigningOut: true }));
        // "local" ends this device's session whatever the network does. The default keeps people signed in when the
        // server can't be reached. What is returned is only whether the server could be told.
        await supabase().auth.signOut({ scope: 'local' });
        isSigningOut.current = false;
        if (lastUserId.current) await notifySignOut(lastUserId.current);
        queryClient.clear();
      },
    }),
    [queryClient],
  );

  const auth = useMemo<Auth>(
    () => ({
      ...session,
      ...actions,
      profile,
      profileStatus,
      reloadProfile,
      refreshProfile,
      hasRole: (required) => hasRole(profile, required),
    }),
    [session, actions, profile, profileStatus, reloadProfile, refreshProfile],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/**
 * At the start, a stored session that couldn't be renewed for want of a network is reported as none. The person is
 * still who they are: their requests fail as offline rather than send them back to the sign-in page.
 */
function userOf(event: AuthChangeEvent, session: Session | null): AuthUser | null {
  const account = session?.user ?? (event === 'INITIAL_SESSION' ? storedSession()?.user : undefined);
  return account ? { id: account.id, email: account.email ?? '' } : null;
}

/** The token of a link that has been used up, though its password may still have been refused. */
let spentToken: string | null = null;

const sessionActions = {
  async signIn({ email, password }) {
    const { error } = await supabase().auth.signInWithPassword({ email, password });
    return resultOf(error);
  },
  async signUp({ email, password, firstName, lastName }) {
    const { error } = await supabase().auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: `${location.origin}/`,
        data: { first_name: firstName, last_name: lastName },
      },
    });
    return resultOf(error);
  },
  async requestPasswordReset(email, redirectTo) {
    const { error } = await supabase().auth.resetPasswordForEmail(email, { redirectTo });
    return resultOf(error);
  },
  async spendPasswordLink({ type, token }, password) {
    if (spentToken !== token) {
      const { error } = await supabase().auth.verifyOtp({ type, token_hash: token });
      if (error) return resultOf(error);
      spentToken = token;
    }
    const { error } = await supabase().auth.updateUser({ password });
    return resultOf(error);
  },
  async confirmEmail(token) {
    const { error } = await confirmEmail(token);
    return resultOf(error);
  },
  async signOutElsewhere() {
    const { error } = await supabase().auth.signOut({ scope: 'others' });
    return resultOf(error);
  },
  async updatePassword(password) {
    const { error } = await supabase().auth.updateUser({ password });
    return resultOf(error);
  },
} satisfies Partial<Auth>;

function resultOf(error: Parameters<typeof fromAuthError>[0] | null): AuthResult {
  return { error: error && fromAuthError(error) };
}
