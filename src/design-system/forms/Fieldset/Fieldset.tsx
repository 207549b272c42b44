import { type ComponentPropsWithoutRef, type Ref, useLayoutEffect, useRef } from 'react';
import { Stack } from '../../primitives/Stack/index.ts';

export interface FieldsetProps extends ComponentPropsWithoutRef<'fieldset'> {
  /** Rien n’y change, le temps d’un enregistrement par exemple. */
  disabled?: boolean;
}

/**
 * The fields of a form, one below the other. Browsers take the focus from what is disabled, and whoever goes by keyboard would start
 * again at the top of the page: the dialog or the screen around has it meanwhile, and what had it has it again afterwards, unless it has
 * gone elsewhere.
 */
export function Fieldset({ disabled = false, ...props }: FieldsetProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const around = root.current?.parentElement?.closest<HTMLElement>('[tabindex]');
    // Some browsers have taken it by now, others take it with the next picture that they draw.
    const isLeft = activeElement === body || root.current?.contains(activeElement);
    if (disabled && focused.current && isLeft) around?.focus({ preventScroll: true });
    else if (!disabled && (activeElement === body || activeElement === around)) focused.current?.focus();
  }, [disabled]);

  return (
    <Stack
      {...props}
      ref={root as Ref<HTMLDivElement & HTMLFieldSetElement>}
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
