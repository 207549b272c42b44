import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseFormReturn,
} from 'react-hook-form';
import { DateInput, type DateInputProps } from '#design-system/forms/DateInput';
import { Field, type FieldProps } from '#design-system/forms/Field';
import { Select, type SelectProps } from '#design-system/forms/Select';
import { type TextField, TextFields } from './TextFields.tsx';

/** What a field that isn't the browser's own is told of the form and of its words. */
interface ControlledProps<Values extends FieldValues> extends Pick<
  FieldProps,
  'label' | 'description' | 'isRequired'
> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

interface DateFieldProps<Values extends FieldValues>
  extends ControlledProps<Values>, Pick<DateInputProps, 'type'> {
  /** Also told of each date, and of the one before. */
  onMove?: (date: string, former: string) => void;
}

/** A day, or a day and an hour, of a form, with what is wrong with it. */
export function DateField<Values extends FieldValues>({
  control,
  name,
  type,
  onMove,
  ...words
}: DateFieldProps<Values>) {
  const {
    field: { onChange, value, ...field },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <Field {...words} error={error?.message}>
      <DateInput
        type={type}
        {...field}
        value={value as string}
        onValueChange={(date) => {
          onMove?.(date, value as string);
          onChange(date);
        }}
      />
    </Field>
  );
}

interface SelectFieldProps<Values extends FieldValues>
  extends ControlledProps<Values>, Pick<SelectProps, 'items' | 'placeholder'> {
  /** How none is called, first of the list; the form has an empty text for it. */
  none?: string;
  /** What went wrong elsewhere, as long as the form itself has no fault to tell of. */
  error?: string | undefined;
  /** Also told of each choice. */
  onChoose?: (value: string) => void;
}

/** In place of none, which a list can't have for a value. */
const NONE = 'no-choice';

/** One thing of a form to choose from a list, with what is wrong with it. */
export function SelectField<Values extends FieldValues>({
  control,
  name,
  items,
  placeholder,
  none,
  error,
  onChoose,
  ...words
}: SelectFieldProps<Values>) {
  const {
    field: { onChange, value, ...field },
    fieldState,
  } = useController({ control, name });
  const chosen = value as string;
  return (
    <Field {...words} error={fieldState.error?.message ?? error}>
      <Select
        {...field}
        value={none === undefined ? chosen : chosen || NONE}
        items={none === undefined ? items : [{ value: NONE, label: none }, ...items]}
        placeholder={placeholder}
        onValueChange={(next) => {
          const wanted = next === NONE ? '' : next;
          onChange(wanted);
          onChoose?.(wanted);
        }}
      />
    </Field>
  );
}

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
