import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts the focus into the first field that was refused. For forms whose fields are disabled while they are sent: React Hook Form does it
 * before they are enabled again, and what is disabled takes no focus.
 */
export function useFocusOfMistake<Values extends FieldValues>({
  formState: { errors, submitCount },
  setFocus,
}: Pick<UseFormReturn<Values>, 'formState' | 'setFocus'>) {
  const onSent = useEffectEvent(() => {
    const [first] = Object.keys(errors);
    if (first) setFocus(first as Path<Values>);
  });
  useEffect(() => onSent(), [submitCount]);
}
