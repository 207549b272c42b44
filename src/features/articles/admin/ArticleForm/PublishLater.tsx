import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { Button } from '#design-system/components/Button';
import { DateInput } from '#design-system/forms/DateInput';
import { Field } from '#design-system/forms/Field';
import { articleParts } from '../article.kind.ts';
import { Later } from '#documents/admin/PlanChange/PlanChange.styles.ts';

export interface PublishLaterProps {
  isPending: boolean;
  onSchedule: () => void;
}

/** A date to publish at, and the button that plans it (product 7.10, 7.11). Open as soon as there is a date. */
export function PublishLater({ isPending, onSchedule }: PublishLaterProps) {
  const {
    control,
    formState: { errors },
  } = useFormContext<ArticleInput>();
  const hasDate = useWatch({ control, name: 'publish_at' }) !== '';
  // Stays open: a date of which one part is being typed anew is none for a moment.
  const [isOpen, setIsOpen] = useState(hasDate);
  if (hasDate && !isOpen) setIsOpen(true);
  return (
    <Later summary="Publier plus tard" isInitiallyOpen={isOpen}>
      <Controller
        control={control}
        name="publish_at"
        render={({ field: { onChange, ...field } }) => (
          <Field
            label={articleParts.publish_at.label}
            description={'Heure de Québec, retenue par «\u00A0Planifier\u00A0» seul.'}
            error={errors.publish_at?.message}
          >
            <DateInput type="datetime-local" {...field} onValueChange={onChange} />
          </Field>
        )}
      />
      <Button variant="outline" isDisabled={isPending} onClick={onSchedule}>
        Planifier
      </Button>
    </Later>
  );
}
