import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { useControlTies } from '../Field/index.ts';
import { NativeSelectControl, NativeSelectRoot } from './NativeSelect.styles.ts';

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'disabled' | 'children'> {
  /** Les choix de la liste. */
  items: readonly { value: string; label: string }[];
  /** Ce que dit une liste sans réponse. On ne peut y revenir. */
  placeholder?: string;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
}

/**
 * The browser's own list, for prerendered pages: it works before the scripts are there, keeps what was chosen early, and opens
 * the phone's own picker. Takes react-hook-form's `register` as it is. The back-office uses `Select`.
 */
export function NativeSelect({ items, placeholder, isDisabled, defaultValue, ...props }: NativeSelectProps) {
  const ties = useControlTies(isDisabled);
  const initial = props.value === undefined ? (defaultValue ?? (placeholder ? '' : undefined)) : undefined;
  return (
    <NativeSelectRoot>
      <NativeSelectControl defaultValue={initial} {...ties} {...props}>
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {items.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelectControl>
      <Icon icon={ChevronDown} />
    </NativeSelectRoot>
  );
}
