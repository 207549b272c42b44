import { useId, type ComponentProps, type ReactNode } from 'react';
import { Box, CheckboxRoot, Help } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'disabled' | 'children'> {
  /** Ce que l’on accepte ou active. */
  label: ReactNode;
  /** Une aide sous le libellé. */
  description?: string;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
  /** La case est en erreur. */
  isInvalid?: boolean;
}

/** One thing to accept or to switch on. Takes react-hook-form's `register` as it is. */
export function Checkbox({ label, description, isDisabled, isInvalid, className, ...props }: CheckboxProps) {
  const descriptionId = useId();
  return (
    <CheckboxRoot className={className}>
      <Box
        type="checkbox"
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        aria-describedby={description && descriptionId}
        {...props}
      />
      <span>{label}</span>
      {description && (
        <Help id={descriptionId} aria-hidden>
          {description}
        </Help>
      )}
    </CheckboxRoot>
  );
}
