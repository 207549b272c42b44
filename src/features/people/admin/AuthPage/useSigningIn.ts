import { useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import type { CodeInput, SignInInput, SignUpInput } from '#data/session/auth.schema.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';

type Attempt = 'signIn' | 'signUp';

/** Signing in, by a code too where there is a device, and signing up: what was tried, and what became of it. */
export function useSigningIn() {
  const { signIn, signUp, giveCode, giveUpCode } = useAuth();
  const showToast = useToast();
  // Shared by both forms: whoever goes from one to the other has nothing to type again.
  const [typed, setTyped] = useState<Partial<SignUpInput>>();
  const [pending, setPending] = useState<Attempt | null>(null);
  // Undefined as long as nothing was tried.
  const [failure, setFailure] = useState<{ of: Attempt; text: string; isSaid: boolean } | null>();
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const [newcomer, setNewcomer] = useState<string | null>(null);

  const attempt = async (
    of: Attempt,
    request: () => ReturnType<typeof signIn>,
    getNotice: (error: unknown) => ToastOptions,
  ) => {
    setPending(of);
    setFailure(null);
    const result = await request().catch((unexpected: unknown) => ({
      error: unexpected,
      isCodeRequired: false,
    }));
    setPending(null);
    if (!result.error) return result;
    const notice = getNotice(result.error);
    const failed = { of, text: notice.description ?? notice.title, isSaid: true };
    setFailure(failed);
    // The form says it once the toast has gone, unless something else was tried meanwhile.
    showToast({
      ...notice,
      onClose: () => setFailure((now) => (now === failed ? { ...failed, isSaid: false } : now)),
    });
    return null;
  };

  const signedIn = () => {
    setHasSignedIn(true);
    showToast(notices.signedIn);
  };

  const onSignIn = async (credentials: SignInInput) => {
    const result = await attempt('signIn', () => signIn(credentials), notices.signInFailed);
    if (result?.isCodeRequired) setTyped({ ...typed, email: credentials.email });
    else if (result) signedIn();
  };

  const onCode = async (proof: CodeInput) => {
    if (await attempt('signIn', () => giveCode(proof), notices.signInFailed)) signedIn();
  };

  const onSignUp = async (account: SignUpInput) => {
    if (!(await attempt('signUp', () => signUp(account), notices.signUpFailed))) return;
    setNewcomer(account.email);
    showToast(notices.signedUp);
  };

  return {
    typed,
    keepTyped: (input: Partial<SignUpInput> | undefined) => setTyped({ ...typed, ...input }),
    pending,
    hasTried: failure !== undefined,
    /** A toast still says the failure. */
    isFailureSaid: failure?.isSaid === true,
    failureOf: (of: Attempt) => (failure?.of === of ? failure.text : null),
    hasSignedIn,
    /** The address of whoever has just signed up. */
    newcomer,
    onSignIn,
    onCode,
    onSignUp,
    onGiveUpCode: () => {
      setFailure(null);
      void giveUpCode();
    },
  };
}
