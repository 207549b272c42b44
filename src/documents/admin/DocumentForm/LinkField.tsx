import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { TextInput } from '#design-system/forms/TextInput';
import { isSiteAddress, siteAddresses } from '#documents/contents/addresses.ts';
import type { ControlProps } from './PartField.tsx';

const elsewhere = 'elsewhere';

/** A page, project or show that is online, by its title. */
function listOnline(contents: readonly DocumentState[]) {
  return contents.flatMap(({ document, online }) => {
    const { title, slug } = (online ?? {}) as { title?: string; slug?: string };
    const value = toPublicPath(document, slug);
    return value && title ? [{ value, label: `${title} (${value})` }] : [];
  });
}

/** Where a link leads: a page out of the site's own, or where that is allowed an address that is typed. */
export function LinkField({ field: { label, isOpen }, name, problem }: ControlProps<'link'>) {
  const { field } = useController({ name });
  const { data: contents = [] } = useQuery(contentsQuery);
  const pages = [...siteAddresses, ...listOnline(contents)];
  const stored = field.value as string;
  // One of a page that is no longer online stays in the list.
  if (isSiteAddress(stored) && !pages.some(({ value }) => value === stored))
    pages.push({ value: stored, label: stored });
  const isKnown = pages.some(({ value }) => value === stored);
  const [isElsewhere, setIsElsewhere] = useState(isOpen && !isKnown && stored !== '');
  const choice = isElsewhere ? elsewhere : isKnown ? stored : null;
  return (
    <>
      <Field label={label} error={isElsewhere ? undefined : problem}>
        <Select
          items={isOpen ? [...pages, { value: elsewhere, label: 'Une autre adresse' }] : pages}
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
