import { useState } from 'react';
import { CodeForm } from '#admin/shell/ProofDialog/CodeForm.tsx';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import type { CodeInput } from '#data/session/auth.schema.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';

/** Over the new password, for whoever comes back by a link and has a device: the change goes on once the code is right. */
export function CodeDialog({ onGivenUp }: { onGivenUp: () => void }) {
  const { isCodeRequired, devices, giveCode, giveUpCode } = useAuth();
  const showToast = useToast();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const give = async (proof: CodeInput) => {
    setIsPending(true);
    setFailure(null);
    const { error } = await giveCode(proof).catch((unexpected: unknown) => ({ error: unexpected }));
    setIsPending(false);
    if (!error) return;
    setFailure(errorText(error));
    showToast(notices.passwordFailed(error));
  };

  return (
    <Dialog
      title="Entrez un code"
      description={
        'Votre compte a un second facteur\u00A0: il faut aussi son code pour changer de mot de passe.'
      }
      size="small"
      isOpen={isCodeRequired}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        onGivenUp();
        void giveUpCode();
      }}
    >
      <CodeForm
        devices={devices}
        onSubmit={give}
        isPending={isPending}
        serverError={failure}
        submitLabel="Continuer"
        pendingLabel="Vérification…"
      />
    </Dialog>
  );
}
