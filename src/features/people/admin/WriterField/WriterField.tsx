import { useQuery } from '@tanstack/react-query';
import { writersQuery } from '#features/people/data/user.queries.ts';
import { userName } from '#features/people/data/labels.ts';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { errorText } from '#data/errors.ts';

export interface WriterFieldProps {
  /** Le nom du champ. */
  label: string;
  /** De qui sont les articles : personne n’hérite de soi-même. */
  exceptId: string;
  /** La personne choisie, par son identifiant; aucune au départ. */
  value: string | null;
  /** Un choix avant les personnes, pour personne. */
  nobody?: { value: string; label: string };
  /** Ce qui ne va pas, et comment le corriger. */
  error?: string | undefined;
  /** Ne se change pas; reste lisible. */
  isDisabled: boolean;
  /** Reçoit l’identifiant de la personne choisie. */
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
