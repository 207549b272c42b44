import { findDayMistake, incomplete } from '#days.ts';
import { findTimeMistake } from './quebecTime.ts';
import { z } from './zod.ts';

const checked = (findMistake: (typed: string) => string | undefined) =>
  z.string('Choisissez une date.').superRefine((typed, context) => {
    const message = findMistake(typed);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A day, as the field for dates gives it: `2026-11-20`. */
export const dayField = () => checked(findDayMistake);

/** The same, which may be left blank. */
export const optionalDayField = () =>
  checked((typed) => {
    if (typed === incomplete) return 'Choisissez un jour, ou videz ce champ.';
    return typed === '' ? undefined : findDayMistake(typed);
  });

/** A time as clocks in Québec show it, as the field for it gives it: `2026-11-30T09:00`. */
export const timeField = () => checked(findTimeMistake);
