import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';

/** Milliseconds without a key before what was typed is worth a question to the server. */
const REST = 400;

/** A value once it has stopped changing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

/** A field of the form around it once it has stopped changing. A key renders nothing. */
export function useSettledField<Name extends keyof ArticleInput>(name: Name): ArticleInput[Name] {
  const { getValues, subscribe } = useFormContext<ArticleInput>();
  const [settled, setSettled] = useState<ArticleInput[Name]>(() => getValues(name));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callback = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(getValues(name)), REST);
    };
    const stop = subscribe({ name, formState: { values: true }, callback });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [name, getValues, subscribe]);
  return settled;
}
