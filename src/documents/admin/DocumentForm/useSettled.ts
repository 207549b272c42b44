import { useEffect, useState } from 'react';

/** Milliseconds without a key before what was typed is worth a question to the server. */
const REST = 400;

/** A value once it has stopped changing for a moment, in milliseconds. */
export function useSettled<Value>(value: Value, rest = REST): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}
