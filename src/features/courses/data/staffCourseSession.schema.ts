import { timeField } from '#data/dayField.ts';
import { isEmail, noEmail, normalizeEmail } from '#data/emailAddress.ts';
import { lineField, textField } from '#data/textField.ts';
import { toDigits } from '#data/typedNumber.ts';
import { z } from '#data/zod.ts';

const wholeNumber = (min: number, max: number, sentence: string) =>
  z
    .string()
    .overwrite(toDigits)
    .refine((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, sentence);

/** The form of a session; times are as clocks in Québec show them. */
export const courseSessionSchema = z
  .object({
    course: z.string(),
    title: lineField(120).min(1, 'Donnez un titre à cette session.'),
    startsAt: timeField(),
    endsAt: timeField(),
    registerUntil: timeField(),
    capacity: wholeNumber(1, 500, 'Entrez un nombre de 1 à 500.'),
    /** Empty where nothing is said of it. */
    price: z.union([z.literal(''), wholeNumber(0, 100_000, 'Entrez un montant entier, ou laissez vide.')]),
    /** Empty for one that is given online. */
    place: lineField(200),
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, {
    path: ['endsAt'],
    message: 'La session doit finir après son début.',
  })
  .refine(({ startsAt, registerUntil }) => registerUntil <= startsAt, {
    path: ['registerUntil'],
    message: 'Les inscriptions doivent fermer avant le début de la session.',
  });

export type CourseSessionFormInput = z.infer<typeof courseSessionSchema>;

/** Somebody whom staff register. */
export const staffPersonSchema = z.object({
  firstName: lineField(100).min(1, 'Entrez le prénom.'),
  lastName: lineField(100).min(1, 'Entrez le nom.'),
  email: lineField(254).overwrite(normalizeEmail).refine(isEmail, noEmail),
  company: lineField(200),
  seats: wholeNumber(1, 10, 'Entrez un nombre de 1 à 10.'),
});

/** An e-mail to everybody who has a place. */
export const courseSessionNoteSchema = z.object({
  subject: lineField(150).min(1, 'Écrivez un objet.'),
  body: textField(5000, 'ce message').min(1, 'Écrivez votre message.'),
});

/** The longest word that goes with a cancellation. */
export const longestNote = 2000;

/** A word to whoever counted on a session that is cancelled. */
export const cancellationSchema = z.object({ note: textField(longestNote) });

/** Another session for somebody. */
export const moveSchema = z.object({ target: z.string().min(1, 'Choisissez une session.') });
