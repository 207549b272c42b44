import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';
import { Stack } from '../../primitives/Stack/index.ts';

export interface FieldsetProps extends ComponentPropsWithoutRef<'fieldset'> {
  /** Rien n’y change, le temps d’un enregistrement par exemple. */
  disabled?: boolean;
}

/**
 * The fields of a form, one below the other. Browsers take the focus from what is disabled, and whoever goes by keyboard would start
 * again at the top of the page: what had it has it again afterwards, unless it has gone elsewhere.
 */
export function Fieldset({ disabled = false, ...props }: FieldsetProps) {
  const focused = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (!disabled && document.activeElement === document.body) focused.current?.focus();
  }, [disabled]);

  return (
    <Stack
      {...props}
      as="fieldset"
      disabled={disabled}
      onFocus={({ target }: { target: HTMLElement }) => {
        focused.current = target;
      }}
      onBlur={({ currentTarget }: { currentTarget: HTMLFieldSetElement }) => {
        if (!currentTarget.disabled) focused.current = null;
      }}
    />
  );
}
