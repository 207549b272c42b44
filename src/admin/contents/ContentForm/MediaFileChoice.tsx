import { useQuery } from '@tanstack/react-query';
import type { ContentMediaKind } from '#data/media/contentMedia.ts';
import { mediaOfKindQuery } from '#data/media/contentMedia.queries.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';

export interface MediaFileChoiceProps {
  label: string;
  kind: ContentMediaKind;
  name: string;
  /** The address of the file. */
  value: string | undefined;
  onChange: (address: string | undefined) => void;
  isOptional: boolean;
  problem: string | undefined;
}

/** A file of the library of one kind. */
export function MediaFileChoice({
  label,
  kind,
  name,
  value,
  onChange,
  isOptional,
  problem,
}: MediaFileChoiceProps) {
  const { data = [] } = useQuery(mediaOfKindQuery(kind));
  const items = data.map(({ file_path, title }) => ({ value: file_path, label: title }));
  const isKnown = items.some((item) => item.value === value);
  return (
    <Field
      label={isOptional ? `${label} (facultatif)` : label}
      error={problem}
      aside={
        isOptional && value ? (
          <Button size="small" variant="ghost" onClick={() => onChange(undefined)}>
            Retirer
          </Button>
        ) : undefined
      }
    >
      <Select
        name={name}
        items={value && !isKnown ? [{ value, label: value.split('/').at(-1) ?? value }, ...items] : items}
        value={value ?? null}
        placeholder="Choisir dans la médiathèque"
        onValueChange={onChange}
      />
    </Field>
  );
}
