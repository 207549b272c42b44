import { useEffect, useRef, useState } from 'react';
import { type PresentPasswordInput, presentPasswordSchema } from '#data/session/auth.schema.ts';
import { proveWith } from '#data/session/freshProof.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Dialog } from '#design-system/components/Dialog';
import { AccountName, SessionForm, type SessionRequest, useSecretForm } from '../SessionForm.tsx';
import { useSessionAttempt } from '../useSessionAttempt.ts';
import { CodeForm } from './CodeForm.tsx';

/**
 * Asks who is signed in to prove it once more, by the code of a device or, without one, by the password, when the data layer
 * needs it (`askForProof`): it then repeats by itself what was refused.
 */
export function ProofDialog() {
  const { user, devices, provePassword, giveCode } = useAuth();
  // Each question starts afresh.
  const [question, setQuestion] = useState({ key: 0, isOpen: false });
  const answer = useRef<(isProved: boolean) => void>(undefined);
  const { attempt, isPending, setFailure, request } = useSessionAttempt();

  useEffect(() => {
    const stopAsking = proveWith(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setFailure(null);
          setQuestion(({ key }) => ({ key: key + 1, isOpen: true }));
        }),
    );
    return () => {
      stopAsking();
      answer.current?.(false);
    };
  }, [setFailure]);

  const close = (isProved: boolean) => {
    setQuestion((before) => ({ ...before, isOpen: false }));
    answer.current?.(isProved);
  };

  const prove = async (request: Parameters<typeof attempt>[0]) => {
    if (await attempt(request)) close(true);
  };

  return (
    <Dialog
      title="Confirmez que c’est vous"
      description="Cette opération touche d’autres personnes ou votre propre accès. Elle reprend dès que vous avez confirmé."
      size="small"
      initialFocus={false}
      // Whoever isn’t known yet may have devices: a form that another replaces takes the focus with it.
      isOpen={question.isOpen && user !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) close(false);
      }}
    >
      {devices.length > 0 ? (
        <CodeForm
          {...request}
          key={question.key}
          devices={devices}
          submitLabel="Confirmer"
          onSubmit={(proof) => prove(() => giveCode(proof))}
        />
      ) : (
        <PresentPasswordForm
          {...request}
          key={question.key}
          email={user?.email ?? ''}
          onSubmit={({ password }) => prove(() => provePassword(password))}
        />
      )}
    </Dialog>
  );
}

/** One's own password, once more. */
function PresentPasswordForm({
  email,
  ...request
}: SessionRequest<PresentPasswordInput> & { email: string }) {
  return (
    <SessionForm
      {...request}
      form={useSecretForm(presentPasswordSchema)}
      fields={[
        { name: 'password', label: 'Mot de passe', autoComplete: 'current-password', isRequired: true },
      ]}
      mendedAt="password"
      isFocused
      submitLabel="Confirmer"
      pendingLabel="Vérification…"
      isBlock
    >
      <AccountName email={email} />
    </SessionForm>
  );
}
