import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { SearchInput } from '#design-system/forms/SearchInput';

/** Milliseconds without a key before what was typed is searched. */
const DELAY = 250;

export interface SearchFieldProps {
  /** The search of the address. */
  value: string;
  label: string;
  placeholder: string;
  onSearch: (text: string) => void;
  /** For who clears the search by a button that goes away with it: the focus then belongs here. */
  ref?: Ref<HTMLInputElement | null>;
}

/** A search that the address follows. The browser holds the text, so that a key costs no more than in a bare field. */
export function SearchField({ value, label, placeholder, onSearch, ref }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(value);

  const send = useEffectEvent(() => {
    clearTimeout(timer.current);
    const text = field.current?.value ?? known.current;
    if (text === known.current) return;
    known.current = text;
    onSearch(text);
  });

  useEffect(() => {
    // The address was changed by something else: back, or the button that clears the filters.
    if (value === known.current) return;
    clearTimeout(timer.current);
    known.current = value;
    if (field.current) field.current.value = value;
  }, [value]);

  useEffect(() => {
    const input = field.current;
    const onInput = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(), DELAY);
    };
    // Whoever leaves the field may leave the list: the address then already says what to come back to.
    const onLeave = () => send();
    input?.addEventListener('input', onInput);
    input?.addEventListener('change', onLeave);
    return () => {
      clearTimeout(timer.current);
      input?.removeEventListener('input', onInput);
      input?.removeEventListener('change', onLeave);
    };
  }, []);

  return (
    <SearchInput
      ref={field}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      maxLength={300}
    />
  );
}
