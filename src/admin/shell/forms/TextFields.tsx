import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field, type FieldProps } from '#design-system/forms/Field';
import { PasswordInput } from '#design-system/forms/PasswordInput';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput, type TextInputProps } from '#design-system/forms/TextInput';

/** A text of a form, as data. */
export type TextField<Values extends FieldValues> = Pick<
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

interface TextFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: readonly TextField<Values>[];
}

/** Texts of a form, one below the other, each with what is wrong with it. What else a desk asks for, `FormFields` does: `/auth` loads none of it. */
export const TextFields = <Values extends FieldValues>({ form, fields }: TextFieldsProps<Values>) =>
  fields.map(
    ({ name, label, description, isRequired, aside, error, autoComplete = 'off', rows, ...input }) => {
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
            <TextArea
              rows={rows}
              placeholder={input.placeholder}
              maxLength={input.maxLength}
              {...registered}
            />
          ) : autoComplete === 'current-password' || autoComplete === 'new-password' ? (
            <PasswordInput autoComplete={autoComplete} {...registered} />
          ) : (
            <TextInput autoComplete={autoComplete} {...input} {...registered} />
          )}
        </Field>
      );
    },
  );
