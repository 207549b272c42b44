import { dayField, optionalDayField } from '#data/dayField.ts';
import { formatWhole } from '#data/formats.ts';
import { z } from '#data/zod.ts';
import { contactServices } from '#features/requests/data/contactServices.ts';
import { type IconName, icons } from '#site/icons.ts';
import { described, type FieldOf, getField } from './field.ts';

/** Another document of a kind that has keys like `show/…`. */
export const documentChoice = (label: string, document: string) => {
  const known = new RegExp(`^${document}/[0-9a-z-]{1,100}$`);
  return described(z.string('Faites un choix.').regex(known, 'Faites un choix.'), {
    kind: 'documentChoice',
    label,
    document,
  });
};

const notANumber = 'Écrivez un nombre.';

type NumberOptions = { min: number; max: number; step?: number; unit?: string; hint?: string };

/** A number between two bounds, whole unless `step` says otherwise. */
export function number(label: string, { min, max, step = 1, unit, hint }: NumberOptions) {
  const bounds = `Écrivez un nombre de ${formatWhole(min)} à ${formatWhole(max)}.`;
  const schema = z.number(notANumber).min(min, bounds).max(max, bounds);
  return described(step === 1 ? schema.refine(Number.isInteger, 'Écrivez un nombre entier.') : schema, {
    kind: 'number',
    label,
    hint,
    unit,
    min,
    max,
    step,
  });
}

/** A number that may be left out. */
export const optionalNumber = (label: string, options: NumberOptions) => {
  const schema = number(label, options);
  return described(schema.optional(), { ...(getField(schema) as FieldOf<'number'>), isOptional: true });
};

const euros = { min: 0, max: 99_999, unit: '€' };

/** A price in whole euros, as the whole site shows them (product: one price). */
export const price = (label = 'Prix') => number(label, euros);

/** A price that may be left out. */
export const optionalPrice = (label: string, hint: string) => optionalNumber(label, { ...euros, hint });

/** Yes or no. */
export const flag = (
  label: string,
  { hint, isSetAtFirst = false }: { hint?: string; isSetAtFirst?: boolean } = {},
) => described(z.boolean(), { kind: 'flag', label, hint, isSetAtFirst });

/** Yes, or nothing. */
export const optionalFlag = (label: string, { hint }: { hint?: string } = {}) =>
  described(z.boolean().optional(), { kind: 'flag', label, hint, isSetAtFirst: false });

/** Keeps an offer off the pages without losing it; `withoutHidden` leaves out those that have it. */
export const hidden = () => optionalFlag('Retirer des pages, sans rien effacer');

/** A day, as `2027-01-21`. */
export const day = (label: string) => described(dayField(), { kind: 'day', label });

/** A day that may be left blank. */
export const optionalDay = (label: string, hint?: string) =>
  described(optionalDayField().optional(), {
    kind: 'day',
    label,
    hint,
    isOptional: true,
  });

/** A time of Québec's clocks, as `09:00`; a new one is `atFirst`. `onlyWith` is the flag beside it that it goes with. */
export const time = (label: string, atFirst: string, { onlyWith }: { onlyWith?: string } = {}) =>
  described(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Choisissez une heure.'), {
    kind: 'time',
    label,
    atFirst,
    ...(onlyWith && { onlyWith }),
  });

/** One of several values, each with the words that staff choose it by. */
export function choice<Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  hint?: string,
) {
  const values = Object.keys(options) as Value[];
  return described(z.enum(values as [Value, ...Value[]], 'Faites un choix.'), {
    kind: 'choice',
    label,
    ...(hint && { hint }),
    options: values.map((value) => ({ value, label: options[value] })),
  });
}

/** The same, where a text that was written before there was a choice has the first of them. */
export function addedChoice<Value extends string>(label: string, options: Readonly<Record<Value, string>>) {
  const chosen = choice(label, options);
  const [first] = Object.keys(options);
  return described(chosen.default(first as never), getField(chosen));
}

/** What the contact form opens with. */
export const contactSubject = () => choice('Sujet du formulaire de contact', contactServices);

const iconLabels: Record<IconName, string> = {
  mic: 'Micro',
  'audio-lines': 'Onde sonore',
  video: 'Vidéo',
  camera: 'Caméra',
  scissors: 'Ciseaux',
  palette: 'Palette',
  'pen-line': 'Plume',
  megaphone: 'Porte-voix',
  'messages-square': 'Conversation',
  'calendar-days': 'Calendrier',
  target: 'Cible',
  compass: 'Boussole',
  radar: 'Radar',
  'chart-line': 'Courbe',
  'chart-columns': 'Colonnes',
  'graduation-cap': 'Mortier',
  headset: 'Casque',
};
const iconNames = Object.keys(iconLabels) as [IconName, ...IconName[]];

/** One of the site's icons, by its name. */
export const icon = (label = 'Icône') =>
  described(z.enum(iconNames, 'Choisissez une icône.'), {
    kind: 'icon',
    label,
    options: iconNames.map((value) => ({ value, label: iconLabels[value], icon: icons[value] })),
  });
