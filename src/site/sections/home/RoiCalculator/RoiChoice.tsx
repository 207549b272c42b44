import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

export interface RoiChoiceProps<Value extends string> {
  label: string;
  items: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One of the three lists that must be answered before anything is calculated. */
export function RoiChoice<Value extends string>({ label, items, value, onChange }: RoiChoiceProps<Value>) {
  return (
    <Field label={label}>
      <NativeSelect
        items={items}
        placeholder="Choisir…"
        required
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(items.find((item) => item.value === currentTarget.value)?.value)
        }
      />
    </Field>
  );
}
