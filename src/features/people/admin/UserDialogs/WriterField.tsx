import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { SelectField, type SelectFieldProps } from '#admin/shell/forms/SelectField.tsx';
import { writersQuery } from '#features/people/data/user.queries.ts';
import { userName } from '#features/people/data/labels.ts';
import { errorText } from '#data/errors.ts';

export interface WriterFieldProps<Values extends FieldValues> extends Pick<
  SelectFieldProps<Values>,
  'control' | 'name' | 'label'
> {
  /** Who isn't among them: nobody is their own heir. */
  exceptId?: string;
  /** A choice before the people. */
  nobody?: { value: string; label: string };
}

/** Somebody who may write articles. */
export function WriterField<Values extends FieldValues>({
  exceptId,
  nobody,
  ...field
}: WriterFieldProps<Values>) {
  const { data: writers = [], isPending, error } = useQuery(writersQuery);
  const items = writers
    .filter(({ user_id }) => user_id !== exceptId)
    .map((writer) => ({ value: writer.user_id, label: userName(writer) }));
  return (
    <SelectField
      {...field}
      items={nobody ? [nobody, ...items] : items}
      placeholder={isPending ? 'Chargement...' : 'Choisir une personne…'}
      error={error ? errorText(error) : undefined}
    />
  );
}
