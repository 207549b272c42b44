import { CodeForm } from '#admin/shell/ProofDialog/CodeForm.tsx';
import { notices } from '#admin/shell/notices.ts';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Dialog } from '#design-system/components/Dialog';

/** Over the new password, for whoever comes back by a link and has a device: the change goes on once the code is right. */
export function CodeDialog({ onGivenUp }: { onGivenUp: () => void }) {
  const { isCodeRequired, devices, giveCode, giveUpCode } = useAuth();
  const { attempt, request } = useSessionAttempt(notices.passwordFailed);

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
        onSubmit={(proof) => attempt(() => giveCode(proof))}
        {...request}
        submitLabel="Continuer"
      />
    </Dialog>
  );
}
