import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFields, type FormFieldsProps } from './FormFields.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { useAbandon } from './useAbandon.ts';
import { type Send, type SentForm, useSending } from './useSending.ts';
import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Dialog, type DialogProps } from '#design-system/components/Dialog';
import { Fieldset } from '#design-system/forms/Fieldset';

export interface FormDialogProps<Values extends FieldValues> extends Pick<
  DialogProps,
  'title' | 'description' | 'size' | 'finalFocus'
> {
  /** What is typed in a form that the device keeps is asked about before the window closes, and there again after a reload. */
  form: SentForm<Values>;
  submitLabel: string;
  pendingLabel?: string;
  /** What the button says that changes nothing. */
  closeLabel?: string;
  /** Another button, after those two. */
  actions?: ReactNode;
  isDestructive?: boolean;
  /** What the window shows couldn't be read. */
  loadError?: unknown;
  /**
   * Sends what was typed. A notice, or `true`, says that it is saved: the device keeps it no longer, and the window closes. When it
   * fails, the window says why, and what was typed is still there.
   */
  onSubmit: Send<Values>;
  onClose: () => void;
  /** What follows once it is saved; else the window closes. */
  onSaved?: () => void;
  /** What is to be known before them. */
  intro?: ReactNode;
  fields?: FormFieldsProps<Values>['fields'];
  /** What it has besides. */
  children?: ReactNode;
  /** What stands below the form, and is no part of what it sends. */
  below?: ReactNode;
}

/** A form in a window: its fields, why it failed, its two buttons. It stays open while it is sent, and says once what became of it. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  submitLabel,
  pendingLabel = 'Enregistrement...',
  closeLabel = 'Annuler',
  actions,
  isDestructive = false,
  loadError = null,
  onSubmit,
  onClose,
  onSaved = onClose,
  intro,
  fields = [],
  children,
  below,
  ...dialog
}: FormDialogProps<Values>) {
  const formId = useId();
  const { isTyped, discard, restored = null } = form;
  const { send, isPending, failure } = useSending(form, onSubmit, onSaved);
  const error = failure ?? loadError;
  const abandon = useAbandon(form);
  const leave = async () => {
    if (!isPending && (await abandon())) onClose();
  };
  return (
    <Dialog
      {...dialog}
      title={title}
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
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>{closeLabel}</Dialog.Close>
          {actions}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // React hands it on to a form around the window, which would be sent too.
          event.stopPropagation();
          void send(event);
        }}
      >
        <Fieldset aria-label={title} disabled={isPending}>
          {error !== null && (
            <Alert tone="danger" isAnnounced>
              {[errorText(error), isTyped && 'Ce que vous avez écrit est encore là.']
                .filter(Boolean)
                .join(' ')}
            </Alert>
          )}
          {discard && <RestoredNotice form={{ restored, discard }} />}
          {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
          {intro}
          <FormFields form={form} fields={fields} />
          {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
          {children}
        </Fieldset>
      </form>
      {below}
    </Dialog>
  );
}
