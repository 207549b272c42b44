import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { articleParts } from '../article.kind.ts';
import { Later } from '#admin/documents/PlanChange/PlanChange.styles.ts';

export interface PublishLaterProps {
  isPending: boolean;
  onSchedule: () => void;
}

/** A date to publish at, and the button that plans it (product 7.10, 7.11). Open as soon as there is a date. */
export function PublishLater({ isPending, onSchedule }: PublishLaterProps) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  const hasDate = useWatch({ control, name: 'publish_at' }) !== '';
  // Stays open: a date of which one part is being typed anew is none for a moment.
  const [isOpen, setIsOpen] = useState(hasDate);
  if (hasDate && !isOpen) setIsOpen(true);
  return (
    <Later summary="Publier plus tard" isInitiallyOpen={isOpen}>
      <Field
        label={articleParts.publish_at.label}
        description={'Heure de Québec, retenue par «\u00A0Planifier\u00A0» seul.'}
        error={errors.publish_at?.message}
      >
        <TextInput type="datetime-local" {...register('publish_at')} />
      </Field>
      <Button variant="outline" isDisabled={isPending} onClick={onSchedule}>
        Planifier
      </Button>
    </Later>
  );
}
