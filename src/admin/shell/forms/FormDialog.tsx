import { type FormEvent, type ReactNode, useId } from 'react';
import { RestoredNotice } from './RestoredNotice.tsx';
import { useAbandon } from './useAbandon.ts';
import type { PersistedInput } from './usePersistedForm.ts';
import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Fieldset } from '#design-system/forms/Fieldset';

export interface FormDialogProps {
  /** What is typed: asked about before the window closes, and there again after a reload. */
  form: PersistedInput;
  title: string;
  description?: ReactNode;
  submitLabel: string;
  /** What the button says that changes nothing. */
  closeLabel?: string;
  isDestructive?: boolean;
  isPending: boolean;
  /** Why the last attempt failed; what was typed is still there. */
  error: unknown;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a window: its fields, why it failed, its two buttons. It stays open while it is sent. */
export function FormDialog({
  form,
  title,
  description,
  submitLabel,
  closeLabel = 'Fermer sans enregistrer',
  isDestructive = false,
  isPending,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const abandon = useAbandon(form);
  const leave = async () => {
    if (!isPending && (await abandon())) onClose();
  };
  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) void leave();
      }}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel="Enregistrement..."
          >
            {submitLabel}
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>{closeLabel}</Dialog.Close>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Fieldset aria-label={title} disabled={isPending}>
          {error !== null && (
            <Alert tone="danger" isAnnounced>
              {errorText(error)} Ce que vous avez écrit est encore là.
            </Alert>
          )}
          <RestoredNotice form={form} />
          {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
          {children}
        </Fieldset>
      </form>
    </Dialog>
  );
}
