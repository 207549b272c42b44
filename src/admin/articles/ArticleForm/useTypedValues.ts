import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { changedFields } from '#data/articles/editing/merge.ts';

/**
 * Ties the fields to `typed`: each change of a field is told at once, and what comes from elsewhere is put in without touching a
 * field that says the same, so that the caret stays where it is.
 */
export function useTypedValues(
  form: UseFormReturn<ArticleInput>,
  typed: ArticleInput,
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
    for (const field of changedFields(getValues(), typed)) setValue(field, typed[field]);
    isFilling.current = false;
  }, [typed, getValues, setValue]);
}
