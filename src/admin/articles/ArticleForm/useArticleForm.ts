import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { changedFields } from '#data/articles/editing/merge.ts';

/**
 * Tells each change of a field at once, and puts in what comes from elsewhere without touching a field that says the same: the caret
 * stays where it is.
 */
export function useFilledFields(
  form: UseFormReturn<ArticleInput>,
  filled: ArticleInput,
  onType: (input: ArticleInput) => void,
) {
  const { getValues, setValue, subscribe } = form;
  const isFilling = useRef(false);
  const tell = useEffectEvent(() => {
    if (!isFilling.current) onType(getValues());
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => tell() }), [subscribe]);

  // Before the next key can be pressed: it must not find a field that is behind.
  useLayoutEffect(() => {
    isFilling.current = true;
    for (const field of changedFields(getValues(), filled)) setValue(field, filled[field]);
    isFilling.current = false;
  }, [filled, getValues, setValue]);
}
