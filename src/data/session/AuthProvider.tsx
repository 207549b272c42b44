import { type AuthChangeEvent, createClient, type Session } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { connection, fetchInTime } from '../connection.ts';
import { DataError, fromAuthError } from '../errors.ts';
import { signUpClosed } from '../errorSentences.ts';
import { makeToken } from '../makeToken.ts';
import { onRejectedSession, storedSession, supabase } from '../supabase.ts';
import { type Auth, AuthContext, type AuthResult, type AuthUser } from './AuthContext.ts';
import { notifySignOut } from './onSignOut.ts';
import { noteDeskHint } from './deskHint.ts';
import { fetchSignUpState } from './profile.queries.ts';
import { hasRole } from './roles.ts';
import { type Device, listDevices, isCodeRequired } from './secondFactor.ts';
import { useProfile } from './useProfile.ts';

const atStart = {
  user: null,
  isLoading: true,
  isCodeRequired: false,
  devices: [],
  hasSessionEnded: false,
  isSigningOut: false,
  isRecoveringPassword: false,
} satisfies Partial<Auth>;

/**
 * Keeps the session for everything below it: who is signed in, their profile, and what they
 * can do about it. Needs a QueryClientProvider above it, because what one person loaded is not for the next to see.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState<Pick<Auth, keyof typeof atStart>>(atStart);
  const known = useProfile(session.isCodeRequired ? null : (session.user?.id ?? null));
  const { profile, profileStatus, isDeviceMissing, reloadProfile, refreshProfile } = known;
  const isSigningOut = useRef(false);
  const lastUserId = useRef<string | null>(null);

  const isEditor = hasRole(profile, 'editor');
  const isKnown = !session.isLoading && (session.user === null || profile !== null);
  useEffect(() => {
    if (isKnown) noteDeskHint(isEditor);
  }, [isKnown, isEditor]);

  const listenToSession = useEffectEvent(() => {
    // Nothing is awaited in this callback: the client may be waiting for it, and would then wait for ever.
    const { data } = supabase().auth.onAuthStateChange((event, current) => {
      const user = getUser(event, current);
      const wantsCode = isCodeRequired(current);
      const isIn = user !== null && !wantsCode;
      if (isIn && lastUserId.current && user.id !== lastUserId.current) void queryClient.resetQueries();
      if (isIn) lastUserId.current = user.id;
      const isOwnDoing = isSigningOut.current;
      const devices = listDevices(current ?? (user && storedSession()));
      setSession((before) => ({
        // The same object as long as it is the same person: a renewed token is no change of user.
        user: user && user.id === before.user?.id ? before.user : user,
        isLoading: false,
        isCodeRequired: wantsCode,
        devices: isSame(devices, before.devices) ? before.devices : devices,
        hasSessionEnded:
          !isIn &&
          !isOwnDoing &&
          (before.hasSessionEnded || (before.user !== null && !before.isCodeRequired)),
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
        // server can't be reached. What is returned is only whether the server was reached.
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
      isDeviceMissing,
      reloadProfile,
      refreshProfile,
      hasRole: (required) => hasRole(profile, required),
    }),
    [session, actions, profile, profileStatus, isDeviceMissing, reloadProfile, refreshProfile],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/**
 * At the start, a stored session that couldn't be renewed for want of a network is reported as none. The person is
 * still who they are: their requests fail as offline rather than send them back to the sign-in page.
 */
function getUser(event: AuthChangeEvent, session: Session | null): AuthUser | null {
  const account = session?.user ?? (event === 'INITIAL_SESSION' ? storedSession()?.user : undefined);
  return account ? { id: account.id, email: account.email ?? '' } : null;
}

/** The token of a link that has been used up, though its password may still have been refused. */
let spentToken: string | null = null;

const isSame = (some: Device[], others: Device[]) =>
  some.length === others.length && some.every(({ id }, index) => others[index]?.id === id);

/** Waits until the session is in: whoever still wants a code of it has got it. */
const untilCodeGiven = () =>
  new Promise<void>((resolve) => {
    const { data } = supabase().auth.onAuthStateChange((_event, session) => {
      if (!session || isCodeRequired(session)) return;
      data.subscription.unsubscribe();
      resolve();
    });
  });

async function updatePassword(password: string): Promise<AuthResult> {
  if (isCodeRequired(storedSession())) await untilCodeGiven();
  const { error } = await supabase().auth.updateUser({ password });
  return getResult(error);
}

async function provePassword(password: string): Promise<AuthResult> {
  const email = storedSession()?.user.email ?? '';
  const { error } = await supabase().auth.signInWithPassword({ email, password });
  if (error?.code !== 'invalid_credentials') return getResult(error);
  return getResult({ message: '', status: 400, code: 'current_password_invalid' });
}

const sessionActions = {
  provePassword,
  async signIn({ email, password }) {
    const { data, error } = await supabase().auth.signInWithPassword({ email, password });
    return { ...getResult(error), isCodeRequired: isCodeRequired(data.session) };
  },
  async giveCode({ deviceId, code }) {
    const { error } = await supabase().auth.mfa.challengeAndVerify({ factorId: deviceId, code });
    return getResult(error);
  },
  async giveUpCode() {
    await supabase().auth.signOut({ scope: 'local' });
  },
  async beginDevice(name) {
    const { data, error } = await supabase().auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: name,
      issuer: 'Porte-Voix',
    });
    if (error) return getResult(error);
    const { id, totp } = data;
    return { error: null, device: { id, secret: totp.secret, uri: totp.uri } };
  },
  async removeDevice(id) {
    const { error } = await supabase().auth.mfa.unenroll({ factorId: id });
    if (error) return getResult(error);
    // Tells which devices are left, and takes back what the one that went had proved.
    const { error: isStale } = await supabase().auth.refreshSession();
    return getResult(isStale);
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
    // The authentication service says only that the database would not.
    if (error?.status === 500 && !(await fetchSignUpState().catch(() => true)))
      return { error: new DataError('forbidden', { sentence: signUpClosed }) };
    return getResult(error);
  },
  async requestPasswordReset(email, redirectTo) {
    const { error } = await supabase().auth.resetPasswordForEmail(email, { redirectTo });
    return getResult(error);
  },
  async spendPasswordLink({ type, token }, password) {
    if (spentToken !== token) {
      const { error } = await supabase().auth.verifyOtp({ type, token_hash: token });
      if (error) return getResult(error);
      spentToken = token;
    }
    return updatePassword(password);
  },
  /**
   * Proves that an address is that of whoever signed up. The session which this opens is closed at once, and never
   * reaches the browser's own: by a link that somebody else sends, nobody is signed in under another name.
   */
  async confirmEmail(token) {
    const { url, key } = connection();
    const { auth } = createClient(url, key, {
      // A key of its own each time: the client warns of two that share one.
      auth: { persistSession: false, autoRefreshToken: false, storageKey: makeToken() },
      global: { fetch: fetchInTime },
    });
    const { error } = await auth.verifyOtp({ type: 'signup', token_hash: token });
    // Whoever confirms has nothing to do about a session that stays open: it ends by itself.
    if (!error) await auth.signOut({ scope: 'local' });
    return getResult(error);
  },
  async signOutElsewhere() {
    const { error } = await supabase().auth.signOut({ scope: 'others' });
    return getResult(error);
  },
  async changePassword({ present, password }) {
    // Hosted projects take a new password from a session of the last 24 hours only: this begins one.
    const proof = await provePassword(present);
    if (proof.error) return proof;
    return updatePassword(password);
  },
  updatePassword,
} satisfies Partial<Auth>;

function getResult(error: Parameters<typeof fromAuthError>[0] | null): AuthResult {
  return { error: error && fromAuthError(error) };
}
