import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';
import { type TextField, TextFields } from './TextFields.tsx';

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
    return <TextFields key={field.name} form={form} fields={[field]} />;
  });
