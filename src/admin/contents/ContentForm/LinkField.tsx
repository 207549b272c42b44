import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';
import { siteAddresses } from '#site/contents/addresses.ts';
import type { FieldOf } from '#site/contents/fields.ts';

export interface LinkFieldProps {
  field: FieldOf<'link'>;
  name: string;
  problem?: string;
}

const elsewhere = 'elsewhere';

/** Where a link leads: a page out of the site's own, or where that is allowed an address that is typed. */
export function LinkField({ field: { label, isOpen }, name, problem }: LinkFieldProps) {
  const { field } = useController({ name });
  const isKnown = siteAddresses.some(({ value }) => value === field.value);
  const [isElsewhere, setIsElsewhere] = useState(isOpen && !isKnown && field.value !== '');
  const choice = isElsewhere ? elsewhere : isKnown ? field.value : null;
  return (
    <>
      <Field label={label} error={isElsewhere ? undefined : problem}>
        <Select
          items={
            isOpen ? [...siteAddresses, { value: elsewhere, label: 'Une autre adresse' }] : siteAddresses
          }
          placeholder="Choisissez une page"
          value={choice}
          name={isElsewhere ? undefined : name}
          onBlur={field.onBlur}
          onValueChange={(value) => {
            setIsElsewhere(value === elsewhere);
            field.onChange(value === elsewhere ? '' : value);
          }}
        />
      </Field>
      {isElsewhere && (
        <Field
          label="Adresse complète"
          description="Du Web (https://), de courriel (mailto:) ou de téléphone (tel:)."
          error={problem}
        >
          <TextInput type="url" {...field} />
        </Field>
      )}
    </>
  );
}
