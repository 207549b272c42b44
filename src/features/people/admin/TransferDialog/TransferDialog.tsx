import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import {
  type User,
  transferAuthorshipMutation,
  userTracesQuery,
} from '#features/people/data/user.queries.ts';
import { userName } from '#features/people/data/labels.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { useToast } from '#design-system/components/Toast';
import { Text } from '#design-system/primitives/Text';
import { articlesAndMedia } from '../traces.ts';
import { WriterField } from '../WriterField/WriterField.tsx';

export interface TransferDialogProps {
  /** La personne dont il s’agit. */
  user: User;
  /** Ouverte ou non. */
  isOpen: boolean;
  /** La fenêtre se ferme. */
  onClose: () => void;
}

/** Gives what somebody wrote and uploaded to another person. */
export function TransferDialog({ user, isOpen, onClose }: TransferDialogProps) {
  const showToast = useToast();
  const { data: traces, error: loadError } = useQuery(userTracesQuery(user.user_id));
  const { mutateAsync: transfer, isPending, error } = useMutation(transferAuthorshipMutation);
  const [to, setTo] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const failure = error ?? loadError;

  const save = async () => {
    setIsMissing(to === null);
    if (to === null || isPending) return;
    await transfer({ from: user.user_id, to }).then((transferred) => {
      showToast(notices.authorshipTransferred(transferred));
      onClose();
    }, noop);
  };

  return (
    <Dialog
      title="Transférer les articles"
      description={userName(user)}
      size="small"
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen && !isPending) onClose();
      }}
      footer={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Transfert en cours..."
            onClick={() => void save()}
          >
            Transférer
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      {failure && <Alert tone="danger">{errorText(failure)}</Alert>}
      <Text isAnnounced>
        {traces ? `${articlesAndMedia(traces)} changeront de mains.` : !loadError && 'Chargement...'}
      </Text>
      <WriterField
        label="Nouvel auteur"
        exceptId={user.user_id}
        value={to}
        error={isMissing && to === null ? 'Choisissez qui les reçoit.' : undefined}
        isDisabled={isPending}
        onValueChange={setTo}
      />
    </Dialog>
  );
}
