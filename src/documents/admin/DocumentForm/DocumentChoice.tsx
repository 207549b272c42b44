import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import type { ControlProps } from './PartField.tsx';

const getTitle = ({ pending, online }: DocumentState) =>
  ((pending ?? online) as { title?: string } | null)?.title || 'Sans titre';

/** Another document of a kind, by its title. */
export function DocumentChoice({
  field: { label, document },
  name,
  problem,
}: ControlProps<'documentChoice'>) {
  const {
    field: { value, onChange, ...rest },
  } = useController({ name });
  const { data = [] } = useQuery(contentsQuery);
  const items = data
    .filter((one) => one.document.startsWith(`${document}/`))
    .map((one) => ({ value: one.document, label: getTitle(one) }));
  return (
    <Field label={label} error={problem}>
      <Select items={items} value={(value as string) || null} onValueChange={onChange} {...rest} />
    </Field>
  );
}
