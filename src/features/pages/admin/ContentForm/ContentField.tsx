import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FieldNotes } from '#documents/admin/DocumentNotes/index.ts';
import { parseTypedNumber } from '#data/typedNumber.ts';
import { Checkbox } from '#design-system/forms/Checkbox';
import { DateInput } from '#design-system/forms/DateInput';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import { fieldFor, getField } from '#documents/contents/fields.ts';
import { Count, Group, GroupTitle } from './ContentForm.styles.ts';
import { ContentList } from './ContentList.tsx';
import { DocumentChoice } from './DocumentChoice.tsx';
import { FilmField } from './FilmField.tsx';
import { useGroupName } from './ItemContext.ts';
import { LinkField } from './LinkField.tsx';
import { PictureField } from './PictureField.tsx';
import { useProblem } from './problems.ts';
import { toPath } from './rows.ts';
import { SoundField } from './SoundField.tsx';
import { TranscriptField } from './TranscriptField.tsx';
import { VisualChoice } from './VisualChoice.tsx';

export interface ContentFieldProps {
  schema: z.ZodType;
  /** Its name in the form. */
  name: string;
  /** It is the whole content, or an item of a list: what stands around it says already what it is. */
  isWhole?: boolean;
  /** Takes the place of its label: « Module 2 ». */
  label?: string;
}

/** One part of a content, asked for as its schema was described, and what readers of a preview have to say of it. */
export function ContentField(props: ContentFieldProps) {
  return (
    <>
      <PartField {...props} />
      <FieldNotes path={toPath(props.name)} />
    </>
  );
}

function PartField({ schema, name, isWhole, label }: ContentFieldProps) {
  const { register, getValues } = useFormContext();
  const problem = useProblem(name);
  const field = fieldFor(schema, getValues(name));
  const groupName = useGroupName(label ?? ('label' in field ? field.label : ''));
  switch (field.kind) {
    case 'identifier':
    // Of articles, whose cards ask for them.
    case 'richText':
    case 'pictureAddress':
    case 'alternative':
    case 'moment':
    case 'record':
      return null;
    case 'variant':
      return <Text size="small">Cette section n’existe plus&nbsp;: retirez-la.</Text>;
    case 'line':
    case 'text': {
      const Control = field.kind === 'line' ? TextInput : TextArea;
      return (
        <Field
          label={label ?? (field.min === 0 ? `${field.label} (facultatif)` : field.label)}
          isLabelHidden={Boolean(label)}
          description={field.hint}
          error={problem}
          aside={<Length name={name} max={field.max} />}
        >
          <Control {...register(name)} />
        </Field>
      );
    }
    case 'number':
      return (
        <Field
          label={[field.label, field.unit && `(${field.unit})`, field.isOptional && '(facultatif)']
            .filter(Boolean)
            .join(' ')}
          description={field.hint}
          error={problem}
        >
          <TextInput
            autoComplete="off"
            inputMode={field.step === 1 ? 'numeric' : 'decimal'}
            {...register(name, { setValueAs: field.isOptional ? readOptionalNumber : readNumber })}
          />
        </Field>
      );
    case 'day':
    case 'time':
      return (
        <Field
          label={field.kind === 'day' && field.isOptional ? `${field.label} (facultatif)` : field.label}
          description={field.kind === 'day' ? field.hint : undefined}
          error={problem}
        >
          <Controller
            name={name}
            render={({ field: { value, onChange, ...rest } }) => (
              <DateInput
                type={field.kind === 'day' ? 'date' : 'time'}
                value={(value as string | undefined) ?? ''}
                onValueChange={onChange}
                {...rest}
              />
            )}
          />
        </Field>
      );
    case 'input':
      return (
        <Field
          label={label ?? (field.isOptional ? `${field.label} (facultatif)` : field.label)}
          isLabelHidden={Boolean(label)}
          description={field.hint}
          error={problem}
        >
          <TextInput type={field.type} {...register(name)} />
        </Field>
      );
    case 'flag':
      return <Checkbox label={field.label} description={field.hint} {...register(name)} />;
    case 'link':
      return <LinkField field={field} name={name} problem={problem} />;
    case 'choice':
      return (
        <Field label={field.label} error={problem}>
          <Controller
            name={name}
            render={({ field: { value, onChange, ...rest } }) => (
              <Select items={field.options} value={value} onValueChange={onChange} {...rest} />
            )}
          />
        </Field>
      );
    case 'icon':
      return (
        <VisualChoice legend={field.label} name={name} error={problem}>
          {field.options.map(({ value, label: words, icon }) => ({
            value,
            label: words,
            picture: <Icon icon={icon} size="large" />,
          }))}
        </VisualChoice>
      );
    case 'picture':
      return <PictureField field={field} name={name} />;
    case 'film':
      return <FilmField field={field} name={name} />;
    case 'sound':
      return <SoundField field={field} name={name} />;
    case 'transcript':
      return <TranscriptField field={field} name={name} />;
    case 'documentChoice':
      return <DocumentChoice field={field} name={name} />;
    case 'group': {
      const { content } = field.fields;
      // Which of the variants it is, the item around it says.
      if (getField(schema).kind === 'variant' && content)
        return <ContentField schema={content} name={`${name}.content`} isWhole />;
      const parts = Object.entries(field.fields).map(([part, partSchema]) => (
        <ContentField key={part} schema={partSchema} name={`${name}.${part}`} />
      ));
      if (isWhole) return parts;
      return (
        <Group aria-label={groupName} data-row={field.isRow || undefined}>
          <GroupTitle>{label ?? field.label}</GroupTitle>
          {parts}
        </Group>
      );
    }
    case 'list':
      return <ContentList field={field} name={name} />;
  }
}

/** What is no number stays as it was typed, for the form to say so. */
const readNumber = (typed: unknown) =>
  typeof typed === 'string' ? (parseTypedNumber(typed) ?? typed) : typed;

/** What a blank field says is nothing. */
const readOptionalNumber = (typed: unknown) => (typed === '' ? undefined : readNumber(typed));

/** How much of what the layout holds is taken. */
function Length({ name, max }: { name: string; max: number }) {
  const { length } = String(useWatch({ name }) ?? '').trim();
  return (
    <Count data-over={length > max || undefined}>
      {length}&nbsp;/&nbsp;{max}
    </Count>
  );
}
