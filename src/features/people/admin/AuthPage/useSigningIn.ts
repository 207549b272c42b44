import { useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import type { CodeInput, SignInInput, SignUpInput } from '#data/session/auth.schema.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useToast } from '#design-system/components/Toast';

/** Signing in, by a code too where there is a device, and signing up: what was tried, and what became of it. */
export function useSigningIn() {
  const { signIn, signUp, giveCode, giveUpCode } = useAuth();
  const showToast = useToast();
  // Shared by both forms: whoever goes from one to the other has nothing to type again.
  const [typed, setTyped] = useState<Partial<SignUpInput>>();
  const signingIn = useSessionAttempt(notices.signInFailed);
  const signingUp = useSessionAttempt(notices.signUpFailed);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const [newcomer, setNewcomer] = useState<string | null>(null);

  const signedIn = () => {
    setHasSignedIn(true);
    showToast(notices.signedIn);
  };

  return {
    signingIn,
    signingUp,
    typed,
    keepTyped: (input: Partial<SignUpInput> | undefined) => setTyped({ ...typed, ...input }),
    hasSignedIn,
    /** The address of whoever has just signed up. */
    newcomer,
    onSignIn: async (credentials: SignInInput) => {
      const result = await signingIn.attempt(() => signIn(credentials));
      if (result?.isCodeRequired) setTyped({ ...typed, email: credentials.email });
      else if (result) signedIn();
    },
    onCode: async (proof: CodeInput) => {
      if (await signingIn.attempt(() => giveCode(proof))) signedIn();
    },
    onSignUp: async (account: SignUpInput) => {
      if (!(await signingUp.attempt(() => signUp(account)))) return;
      setNewcomer(account.email);
      showToast(notices.signedUp);
    },
    onGiveUpCode: () => {
      signingIn.setFailure(null);
      void giveUpCode();
    },
  };
}
