import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
// oxlint-disable-next-line no-restricted-imports -- A password stays on no device.
import { useForm } from 'react-hook-form';
import { type PresentPasswordInput, presentPasswordSchema } from '#data/session/auth.schema.ts';
import { proveWith } from '#data/session/freshProof.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { PasswordInput } from '#design-system/forms/PasswordInput';
import { AccountName } from '../AccountName.tsx';
import { CodeForm } from './CodeForm.tsx';
import { useSessionAttempt } from '../useSessionAttempt.ts';

/**
 * Asks who is signed in to prove it once more, by the code of a device or, without one, by the password, when the data layer
 * needs it (`askForProof`): it then repeats by itself what was refused.
 */
export function ProofDialog() {
  const { user, devices, provePassword, giveCode } = useAuth();
  // Each question starts afresh.
  const [question, setQuestion] = useState({ key: 0, isOpen: false });
  const answer = useRef<(isProved: boolean) => void>(undefined);
  const { attempt, isPending, failure, setFailure } = useSessionAttempt();

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

  const shared = { isPending, serverError: failure };
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
          {...shared}
          key={question.key}
          devices={devices}
          submitLabel="Confirmer"
          pendingLabel="Vérification…"
          onSubmit={(proof) => prove(() => giveCode(proof))}
        />
      ) : (
        <PresentPasswordForm
          {...shared}
          key={question.key}
          email={user?.email ?? ''}
          onSubmit={({ password }) => prove(() => provePassword(password))}
        />
      )}
    </Dialog>
  );
}

type PresentPasswordFormProps = {
  email: string;
  onSubmit: (input: PresentPasswordInput) => Promise<void>;
  isPending: boolean;
  serverError: string | null | undefined;
};

function PresentPasswordForm({ email, onSubmit, isPending, serverError }: PresentPasswordFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm<PresentPasswordInput>({
    resolver: zodResolver(presentPasswordSchema),
  });
  useEffect(() => {
    if (!isPending) setFocus('password', { shouldSelect: true });
  }, [serverError, isPending, setFocus]);

  return (
    <form method="dialog" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Fieldset disabled={isPending}>
        {serverError && <Alert tone="danger">{serverError}</Alert>}
        <AccountName email={email} />
        <Field label="Mot de passe" error={formState.errors.password?.message} isRequired>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" variant="primary" isBlock isPending={isPending} pendingLabel="Vérification…">
          Confirmer
        </Button>
      </Fieldset>
    </form>
  );
}
