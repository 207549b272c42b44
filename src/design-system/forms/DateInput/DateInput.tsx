import type { FocusEventHandler, Ref, SyntheticEvent } from 'react';
import { firstDay, incomplete, lastDay } from '#days.ts';
import { TextInputRoot } from '../TextInput/TextInput.tsx';
import { useControlTies } from '../Field/index.ts';

export interface DateInputProps {
  /** Un jour, un jour et une heure, ou une heure. */
  type?: 'date' | 'datetime-local' | 'time';
  /** Comme l’écrivent les navigateurs : `2026-11-20`, `2026-11-20T09:00`, `09:00`; vide sans date. */
  value: string;
  /** Reçoit la nouvelle valeur dès qu’elle change; `incomplete` quand une partie manque, que les schémas refusent. */
  onValueChange: (value: string) => void;
  /** Le focus s’en va; react-hook-form s’en sert. */
  onBlur?: FocusEventHandler;
  /** Le nom du champ dans le formulaire envoyé. */
  name?: string;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
  /** Le champ, pour qu’un formulaire y mette le focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Without bounds, browsers take years of six digits. */
const bounds = {
  date: { min: firstDay, max: lastDay },
  'datetime-local': { min: `${firstDay}T00:00`, max: `${lastDay}T23:59` },
  time: {},
} as const;

/**
 * A day or a time, in the browser's own control. Of a date that misses a part, browsers give nothing, as of none: here it is
 * `incomplete`, so that no form takes what is half typed for a blank.
 */
export function DateInput({
  type = 'date',
  value,
  onValueChange,
  onBlur,
  isDisabled,
  ...props
}: DateInputProps) {
  const ties = useControlTies(isDisabled);
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const typed = currentTarget.validity.badInput ? incomplete : currentTarget.value;
    if (typed !== value) onValueChange(typed);
  };
  return (
    <TextInputRoot
      type={type}
      {...bounds[type]}
      {...ties}
      {...props}
      // Written here, a part would take the others away.
      value={value === incomplete ? '' : value}
      onChange={read}
      // Only a whole date is a change to browsers.
      onKeyUp={read}
      onBlur={(event) => {
        read(event);
        onBlur?.(event);
      }}
    />
  );
}
