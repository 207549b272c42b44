import { useQuery } from '@tanstack/react-query';
import { writersQuery } from '#features/people/data/user.queries.ts';
import { userName } from '#features/people/data/labels.ts';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { errorText } from '#data/errors.ts';

export interface WriterFieldProps {
  label: string;
  /** Whose articles they are: nobody inherits from themselves. */
  exceptId: string;
  value: string | null;
  /** A choice before the people, for nobody. */
  nobody?: { value: string; label: string };
  error?: string | undefined;
  isDisabled: boolean;
  onValueChange: (userId: string) => void;
}

/** Somebody else who may write articles. */
export function WriterField({ label, exceptId, nobody, error, ...select }: WriterFieldProps) {
  const { data: writers = [], isPending, error: loadError } = useQuery(writersQuery);
  const items = writers.flatMap((writer) =>
    writer.user_id && writer.user_id !== exceptId ? [{ value: writer.user_id, label: userName(writer) }] : [],
  );
  return (
    <Field label={label} error={error ?? (loadError ? errorText(loadError) : undefined)}>
      <Select
        {...select}
        items={nobody ? [nobody, ...items] : items}
        placeholder={isPending ? 'Chargement...' : 'Choisir une personne…'}
      />
    </Field>
  );
}
