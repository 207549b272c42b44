import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInInput } from '#data/session/auth.schema.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { useLeaving } from '../leaving/LeavingContext.ts';
import { notices } from '../notices.ts';
import { SignInForm } from '../SignInForm/index.ts';

/** Asks to sign in again over the screen that the session ended on, so that nothing typed there is left behind. */
export function SessionEndedDialog() {
  const { user, hasSessionEnded, isSigningOut, profileStatus, reloadProfile, signIn } = useAuth();
  const { signOut, unsavedForms } = useLeaving();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [isPending, setIsPending] = useState(false);
  const [serverError, setServerError] = useState<string | null>(null);
  const [lastEmail, setLastEmail] = useState(user?.email);
  if (user && user.email !== lastEmail) setLastEmail(user.email);

  const onSubmit = async (credentials: SignInInput) => {
    setIsPending(true);
    setServerError(null);
    const { error } = await signIn(credentials).catch((unexpected: unknown) => ({ error: unexpected }));
    setIsPending(false);
    if (!error) {
      if (lastEmail && credentials.email.trim().toLowerCase() !== lastEmail.toLowerCase())
        sayWhoseTextIsKept();
      // What failed for want of a session is asked again; what is on screen stays.
      if (profileStatus === 'error') reloadProfile();
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      return;
    }
    const notice = notices.signInFailed(error);
    showToast(notice);
    setServerError(notice.description);
  };

  const sayWhoseTextIsKept = () => {
    const forms = [...unsavedForms.current.values()];
    const isKept = forms.length > 0 && forms.every((form) => form.isKept);
    showToast({
      title: 'Vous avez changé de compte',
      ...(isKept && {
        description: `Le texte non enregistré de ${lastEmail} reste à part sur cet appareil : il lui sera proposé à sa prochaine connexion.`,
      }),
    });
  };

  return (
    <Dialog
      title="Votre session est terminée"
      description={
        <>
          Reconnectez-vous pour continuer&nbsp;: ce que vous avez écrit est toujours là.
          {lastEmail && ` Vous étiez ${lastEmail}.`}
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
