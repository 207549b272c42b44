import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { DateInput, type DateInputProps } from '#design-system/forms/DateInput';
import { Field, type FieldProps } from '#design-system/forms/Field';

export interface DateFieldProps<Values extends FieldValues>
  extends Pick<FieldProps, 'label' | 'description' | 'isRequired'>, Pick<DateInputProps, 'type'> {
  control: Control<Values>;
  name: FieldPath<Values>;
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
