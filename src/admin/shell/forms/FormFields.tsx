import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field, type FieldProps } from '#design-system/forms/Field';
import { PasswordInput } from '#design-system/forms/PasswordInput';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput, type TextInputProps } from '#design-system/forms/TextInput';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

type TextField<Values extends FieldValues> = Pick<
  FieldProps,
  'label' | 'description' | 'isRequired' | 'aside'
> &
  Pick<TextInputProps, 'type' | 'inputMode' | 'placeholder' | 'spellCheck' | 'maxLength' | 'list'> & {
    name: FieldPath<Values>;
    /** What browsers fill it in with; nothing by themselves without it. A password is hidden. */
    autoComplete?: string;
    /** It has several lines: as many at rest. */
    rows?: number;
    /** What went wrong elsewhere, as long as the form itself has no fault to tell of. */
    error?: string | undefined;
  };

/** A field of a form, as data: a day or a moment by its `date`, a choice by its `items`, else a text. */
export type FormField<Values extends FieldValues> =
  | (Omit<DateFieldProps<Values>, 'control' | 'type'> & { date: NonNullable<DateFieldProps<Values>['type']> })
  | Omit<SelectFieldProps<Values>, 'control'>
  | TextField<Values>;

export interface FormFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What isn't asked for just now may stand there as `false`. */
  fields: readonly (FormField<Values> | false)[];
}

/** Fields of a form, one below the other, each with what is wrong with it. */
export const FormFields = <Values extends FieldValues>({ form, fields }: FormFieldsProps<Values>) =>
  fields.map((field) => {
    if (!field) return null;
    if ('date' in field) {
      const { date, ...shared } = field;
      return <DateField key={field.name} control={form.control} type={date} {...shared} />;
    }
    if ('items' in field) return <SelectField key={field.name} control={form.control} {...field} />;
    const {
      name,
      label,
      description,
      isRequired,
      aside,
      error,
      autoComplete = 'off',
      rows,
      ...input
    } = field;
    const registered = form.register(name);
    return (
      <Field
        key={name}
        label={label}
        description={description}
        isRequired={isRequired}
        aside={aside}
        error={form.getFieldState(name, form.formState).error?.message ?? error}
      >
        {rows ? (
          <TextArea rows={rows} placeholder={input.placeholder} maxLength={input.maxLength} {...registered} />
        ) : autoComplete === 'current-password' || autoComplete === 'new-password' ? (
          <PasswordInput autoComplete={autoComplete} {...registered} />
        ) : (
          <TextInput autoComplete={autoComplete} {...input} {...registered} />
        )}
      </Field>
    );
  });
