import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { type ApprovalInput, approvalSchema } from '#features/previews/data/previewNote.schema.ts';
import { Fields, FormRoot } from './Approval.styles.ts';

export interface ApprovalFormProps {
  /** What its button says. */
  action: string;
  onSubmit: (input: ApprovalInput) => Promise<void>;
}

/** Who approves, and a word for whoever writes (product: approving). What is typed stays, whatever becomes of an attempt. */
export function ApprovalForm({ action, onSubmit }: ApprovalFormProps) {
  const { register, handleSubmit, formState } = useForm<ApprovalInput>({
    resolver: zodResolver(approvalSchema),
    defaultValues: { name: '', comment: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second click while the first is on its way would approve twice.
    if (!isSubmitting) void handleSubmit(onSubmit)(event);
  };

  return (
    <FormRoot method="dialog" noValidate onSubmit={submit} aria-label={action}>
      <Fields>
        <Field label="Votre nom" isRequired error={errors.name?.message}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <Field
          label="Un mot pour l’équipe"
          description="Facultatif. Votre nom et votre mot sont gardés pour l’équipe seulement."
          error={errors.comment?.message}
        >
          <TextArea rows={2} {...register('comment')} />
        </Field>
      </Fields>
      <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Envoi en cours...">
        {action}
      </Button>
    </FormRoot>
  );
}
