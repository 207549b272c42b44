import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from '#design-system/components/ConfirmDialog';
import { SkipLink } from '#design-system/primitives/SkipLink';
import { OlderBrowser } from '../OlderBrowser.tsx';
import { LeavingProvider } from '../leaving/LeavingProvider.tsx';
import { Palette } from '../Palette/Palette.tsx';
import { ProofDialog } from '../ProofDialog/ProofDialog.tsx';
import { Sidebar, SidebarProvider } from './Sidebar.tsx';
import { AdminLayoutRoot, Screen } from './AdminLayout.styles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type AuthUser, useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { CodeForm } from '../ProofDialog/CodeForm.tsx';
import { useSignOut } from '../leaving/useSignOut.ts';
import { notices } from '../notices.ts';
import { useSessionAttempt } from '../useSessionAttempt.ts';
import { SignInForm } from '../SignInForm/SignInForm.tsx';

/** What every screen of the back-office stands in: sidebar, and beside it the screen of the route. */
export function AdminLayout({ children = <Outlet /> }: { /** L’écran ouvert. */ children?: ReactNode }) {
  return (
    <ConfirmProvider>
      <LeavingProvider>
        <SidebarProvider>
          <Palette>
            <SkipLink />
            <AdminLayoutRoot>
              <Sidebar />
              <Screen>
                <OlderBrowser />
                {children}
              </Screen>
            </AdminLayoutRoot>
          </Palette>
          <ProofDialog />
          <SessionEndedDialog />
        </SidebarProvider>
      </LeavingProvider>
    </ConfirmProvider>
  );
}

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

/** Asks to sign in again, and for a code where there is a device, over the screen that the session ended on, so that nothing typed there is left behind. */
function SessionEndedDialog() {
  const { hasSessionEnded, isSigningOut, isCodeRequired, devices, profileStatus } = useAuth();
  const { reloadProfile, signIn, giveCode, giveUpCode } = useAuth();
  const signOut = useSignOut();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { attempt, request, setFailure } = useSessionAttempt(notices.signInFailed);
  const lastEmail = useLastUser((previous) => showToast(notices.personChanged(previous)))?.email;

  const enter = async (asked: () => ReturnType<typeof signIn>) => {
    const result = await attempt(asked);
    if (!result || result.isCodeRequired) return;
    // What failed without a session is requested again; what is on screen stays.
    if (profileStatus === 'error') reloadProfile();
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  };

  return (
    <Dialog
      title={isCodeRequired ? 'Entrez un code' : 'Votre session est terminée'}
      description={
        isCodeRequired ? (
          'Il manque le second facteur pour continuer\u00A0: ce que vous avez écrit est toujours là.'
        ) : (
          <>
            <span>Reconnectez-vous pour continuer&nbsp;: ce que vous avez écrit est toujours là.</span>
            {lastEmail && <span>{` Vous étiez ${lastEmail}.`}</span>}
          </>
        )
      }
      size="small"
      isOpen={hasSessionEnded && !isSigningOut}
      onOpenChange={(isOpen) => {
        if (!isOpen) void signOut();
      }}
    >
      {isCodeRequired ? (
        <CodeForm
          devices={devices}
          onSubmit={(proof) => enter(() => giveCode(proof))}
          {...request}
          submitLabel="Continuer"
          below={
            <Button
              variant="ghost"
              onClick={() => {
                setFailure(null);
                void giveUpCode();
              }}
            >
              Retour
            </Button>
          }
        />
      ) : (
        <SignInForm onSubmit={(credentials) => enter(() => signIn(credentials))} {...request} />
      )}
    </Dialog>
  );
}
