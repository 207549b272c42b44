import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field, type FieldProps } from '#design-system/forms/Field';
import { Select, type SelectProps } from '#design-system/forms/Select';

export interface SelectFieldProps<Values extends FieldValues>
  extends
    Pick<FieldProps, 'label' | 'description' | 'isRequired'>,
    Pick<SelectProps, 'items' | 'placeholder'> {
  control: Control<Values>;
  name: FieldPath<Values>;
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
