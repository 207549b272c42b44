import { useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from '../../components/Button/index.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'render' | 'onClick' | 'isDisabled'>;

const subscribeToNothing = () => () => undefined;

/**
 * Sends the form around it. In prerendered HTML it waits for React: before, a submit would be the browser's own, with what
 * was typed on its way to a page that doesn't expect it.
 */
export function SubmitButton({ variant = 'primary', ...props }: SubmitButtonProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return <Button type="submit" variant={variant} isDisabled={!isHydrated} {...props} />;
}
