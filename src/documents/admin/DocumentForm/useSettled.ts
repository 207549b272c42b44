import { useEffect, useState } from 'react';

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
