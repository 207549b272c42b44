import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SignInInput } from '#data/session/auth.schema.ts';
import { type AuthUser, useAuth } from '#data/session/useAuth.ts';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { useLeaving } from '../leaving/LeavingContext.ts';
import { notices } from '../notices.ts';
import { SignInForm } from '../SignInForm/index.ts';

/** Who was signed in last, and a call when somebody else is, here or in another tab. */
function useLastUser(onChange: (previous: AuthUser) => void) {
  const { user } = useAuth();
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);

  const previous = useRef(user);
  const compare = useEffectEvent(() => {
    if (user && previous.current && previous.current.id !== user.id) onChange(previous.current);
    previous.current = user ?? previous.current;
  });
  useEffect(() => compare(), [user]);
  return lastUser;
}

/** Asks to sign in again over the screen that the session ended on, so that nothing typed there is left behind. */
export function SessionEndedDialog() {
  const { hasSessionEnded, isSigningOut, profileStatus, reloadProfile, signIn } = useAuth();
  const { signOut } = useLeaving();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [isPending, setIsPending] = useState(false);
  const [serverError, setServerError] = useState<string | null>(null);
  const lastEmail = useLastUser((previous) => showToast(notices.personChanged(previous)))?.email;

  const onSubmit = async (credentials: SignInInput) => {
    setIsPending(true);
    setServerError(null);
    const { error } = await signIn(credentials).catch((unexpected: unknown) => ({ error: unexpected }));
    setIsPending(false);
    if (!error) {
      // What failed for want of a session is asked again; what is on screen stays.
      if (profileStatus === 'error') reloadProfile();
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      return;
    }
    const notice = notices.signInFailed(error);
    showToast(notice);
    setServerError(notice.description);
  };

  return (
    <Dialog
      title="Votre session est terminée"
      description={
        <>
          <span>Reconnectez-vous pour continuer&nbsp;: ce que vous avez écrit est toujours là.</span>
          {lastEmail && <span>{` Vous étiez ${lastEmail}.`}</span>}
        </>
      }
      size="small"
      isOpen={hasSessionEnded && !isSigningOut}
      onOpenChange={(isOpen) => {
        if (!isOpen) void signOut();
      }}
    >
      <SignInForm onSubmit={onSubmit} isPending={isPending} serverError={serverError} />
    </Dialog>
  );
}
