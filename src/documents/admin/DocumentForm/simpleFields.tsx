import { type ChangeEvent, use, useState, useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { toMoment } from '#data/quebecTime.ts';
import { parseTypedNumber } from '#data/typedNumber.ts';
import { Checkbox } from '#design-system/forms/Checkbox';
import { DateInput } from '#design-system/forms/DateInput';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { Icon } from '#design-system/primitives/Icon';
import type { FieldOf } from '#documents/contents/field.ts';
import { Count, Choices, ChoiceError, ChoiceLegend, ChoiceRoot, Option } from './DocumentForm.styles.ts';
import { followTitle, type MadeOfTitle } from '#features/articles/data/slug.ts';
import { TITLE_LENGTH } from '#documents/contents/pageHead.schema.ts';
import { AddressContext } from './AddressContext.ts';
import type { ControlProps } from './PartField.tsx';
import { toFieldName } from './rows.ts';
import type { Fields } from './useDocumentForm.ts';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { useGroupName } from './ItemContext.ts';

/** What a part is called; one that may be left out says so. */
const toName = (label: string, isOptional = false) => (isOptional ? `${label} (facultatif)` : label);

/** A line or a paragraph. */
export function WrittenField({ field, name, label, problem }: ControlProps<'line' | 'text'>) {
  const { register } = useFormContext();
  const { isRequired, excerpt = field } = field;
  const limit = field.excerpt;
  const written = useWatch({ name, disabled: !limit }) as string | undefined;
  const isTooLong = limit && (written ?? '').trim().length > limit.max;
  const registered = register(name);
  const followed = useFollowedTitle(name);
  const control = {
    ...registered,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      followed(event.target.value);
      return registered.onChange(event);
    },
  };
  return (
    <Field
      label={label ?? toName(field.label, isRequired === undefined && field.min === 0)}
      isLabelHidden={Boolean(label)}
      isRequired={isRequired}
      description={isTooLong ? limit.tooLong : field.hint}
      error={problem}
      aside={excerpt && <Length name={name} max={excerpt.max} />}
    >
      {field.kind === 'line' ? (
        <TextInput autoComplete={isRequired === undefined ? undefined : 'off'} {...control} />
      ) : (
        <TextArea rows={isRequired === undefined ? undefined : 3} {...control} />
      )}
    </Field>
  );
}

/** The words of a title that fit into one for searches. */
function cutTitle(title: string) {
  const whole = title.trim();
  if (whole.length <= TITLE_LENGTH) return whole;
  const cut = whole.slice(0, TITLE_LENGTH + 1).replace(/\s+\S*$/, '');
  return cut.slice(0, TITLE_LENGTH);
}

/** Lets what a title makes by itself follow it, as it is typed (product: what follows the title). */
function useFollowedTitle(name: string) {
  const { getValues, setValue } = useFormContext<Fields>();
  const address = use(AddressContext);
  const isBanner = name === toFieldName(['hero', 'title']);
  if ((name !== toFieldName(['title']) && !isBanner) || !address) return () => undefined;
  return (typed: string) => {
    const { wasPublic, makers } = address;
    const made = getValues('content') as MadeOfTitle & { title: string; hero?: { title: string } };
    // What a page is called in searches is made of its banner, as far as there is room.
    const isOwn = isBanner && (wasPublic || made.title !== cutTitle(made.hero?.title ?? ''));
    if (isOwn) return;
    const after = isBanner ? cutTitle(typed) : typed;
    const following = {
      ...followTitle(made, { before: made.title, after, wasPublic, makers }),
      ...(isBanner && { title: after }),
    };
    for (const part of ['title', 'slug', 'meta_title'] as const) {
      if (part === 'title' && !isBanner) continue;
      const text = following[part];
      if (text !== undefined && text !== made[part])
        setValue(toFieldName([part]) as 'content', text, { shouldDirty: true });
    }
  };
}

/** A number, which stays as it was typed as long as it is none. */
export function NumberField({ field, name, problem }: ControlProps<'number'>) {
  const { register } = useFormContext();
  const words = field.unit ? `${field.label} (${field.unit})` : field.label;
  return (
    <Field label={toName(words, field.isOptional)} description={field.hint} error={problem}>
      <TextInput
        autoComplete="off"
        inputMode={field.step === 1 ? 'numeric' : 'decimal'}
        {...register(name, { setValueAs: field.isOptional ? readOptionalNumber : readNumber })}
      />
    </Field>
  );
}

/** A day, a time of Québec's clocks, or both. */
export function DateField({ field, name, problem }: ControlProps<'day' | 'time' | 'moment'>) {
  const type = { day: 'date', time: 'time', moment: 'datetime-local' } as const;
  return (
    <Field
      label={toName(field.label, field.kind === 'day' && field.isOptional)}
      description={field.kind === 'time' ? undefined : field.hint}
      error={problem}
    >
      <Controller
        name={name}
        render={({ field: { value, onChange, ...rest } }) => (
          <DateInput
            type={type[field.kind]}
            value={(value as string | undefined) ?? ''}
            onValueChange={onChange}
            {...rest}
          />
        )}
      />
    </Field>
  );
}

/** What a machine has to understand: an address of e-mail or of the web, a telephone number. */
export function InputField({ field, name, label, problem }: ControlProps<'input'>) {
  const { register } = useFormContext();
  return (
    <Field
      label={label ?? toName(field.label, field.isOptional)}
      isLabelHidden={Boolean(label)}
      description={field.hint}
      error={problem}
    >
      <TextInput type={field.type} {...register(name)} />
    </Field>
  );
}

/** Yes or no. */
export function FlagField({ field, name }: ControlProps<'flag'>) {
  const { register } = useFormContext();
  return <Checkbox label={field.label} description={field.hint} {...register(name)} />;
}

/** One of several words. */
export function ChoiceField({ field, name, problem }: ControlProps<'choice'>) {
  const items = useChoices(field);
  return (
    <Field label={field.label} description={field.hint} error={problem}>
      <Controller
        name={name}
        render={({ field: { value, onChange, ...rest } }) => (
          <Select items={items} value={value} onValueChange={onChange} {...rest} />
        )}
      />
    </Field>
  );
}

/** What there is to choose from, as it is called while a moment is still to come. */
function useChoices({ options, ahead }: FieldOf<'choice'>) {
  const moment: unknown = useWatch({ name: toFieldName([ahead?.moment ?? '']), disabled: !ahead });
  const [now] = useState(() => Date.now());
  if (!ahead || typeof moment !== 'string' || !(Date.parse(toMoment(moment) ?? '') > now)) return options;
  return options.map(({ value, label }) => ({ value, label: value === ahead.value ? ahead.label : label }));
}

/** One of the site's icons; its words are announced to those who don't see it, and shown to those who point at it. */
export function IconField({ field: { label, options }, name, problem }: ControlProps<'icon'>) {
  const { register } = useFormContext();
  const errorId = useId();
  return (
    <ChoiceRoot aria-label={useGroupName(label)} aria-describedby={problem && errorId}>
      <ChoiceLegend>{label}</ChoiceLegend>
      <Choices>
        {options.map(({ value, label: words, icon }) => (
          <Option key={value} title={words}>
            <VisuallyHidden as="input" type="radio" value={value} {...register(name)} />
            <Icon icon={icon} size="large" />
            <VisuallyHidden>{words}</VisuallyHidden>
          </Option>
        ))}
      </Choices>
      {problem && <ChoiceError id={errorId}>{problem}</ChoiceError>}
    </ChoiceRoot>
  );
}

/** What is no number stays as it was typed, for the form to say so. */
const readNumber = (typed: unknown) =>
  typeof typed === 'string' ? (parseTypedNumber(typed) ?? typed) : typed;

/** The same, undefined for a blank field. */
const readOptionalNumber = (typed: unknown) => (typed === '' ? undefined : readNumber(typed));

/** The length of the text against `max`. */
function Length({ name, max }: { name: string; max: number }) {
  const { length } = String(useWatch({ name }) ?? '').trim();
  return (
    <Count data-over={length > max || undefined}>
      {length}&nbsp;/&nbsp;{max}
    </Count>
  );
}
