import { isEmail, noEmail, normalizeEmail } from '../emailAddress.ts';
import { lineField } from '../textField.ts';
import { z } from '../zod.ts';
import { isAboutPerson, isCommonPassword, type Person, SHORTEST_PASSWORD } from './passwordRules.ts';

/** An e-mail address that somebody types. */
export const emailSchema = z
  .string()
  .overwrite(normalizeEmail)
  .min(1, 'Entrez votre courriel.')
  .refine(isEmail, noEmail);

/** The advice beside the field of a new password. */
export const passwordHint = `Au moins ${SHORTEST_PASSWORD} caractères. Quelques mots sans rapport entre eux se retiennent bien.`;

const newPassword = z
  .string()
  .min(1, 'Entrez un mot de passe.')
  .min(SHORTEST_PASSWORD, `Choisissez au moins ${SHORTEST_PASSWORD} caractères.`)
  .max(72, 'Choisissez au plus 72 caractères.')
  .refine(
    async (password) => password.length < SHORTEST_PASSWORD || !(await isCommonPassword(password)),
    'Ce mot de passe est trop courant. Choisissez plusieurs mots sans rapport entre eux.',
  );

const twice = { password: newPassword, confirmation: z.string() };

const isConfirmed = (typed: { password: string; confirmation: string }) =>
  typed.password === typed.confirmation;
const confirmationFault = { path: ['confirmation'], message: 'Les deux mots de passe diffèrent.' };

const namesNobody =
  (person: Person) =>
  ({ password }: { password: string }) =>
    !isAboutPerson(password, person);
const nameFault = { path: ['password'], message: 'N’y mettez ni votre nom ni votre courriel.' };

/** A first or last name. */
export const nameSchema = lineField(100, 'ce nom');

/** The form « Connexion »: e-mail and password are required (product: sign-in screen). */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Entrez votre mot de passe.'),
});

/** The form « Inscription »: first and last name are optional (product: sign-in screen). */
export const signUpSchema = z
  .object({
    firstName: nameSchema,
    lastName: nameSchema,
    email: emailSchema,
    password: newPassword,
  })
  .refine((account) => !isAboutPerson(account.password, account), nameFault);

/** The code of an authenticator app; some show it in two halves. */
export const codeSchema = z.object({
  deviceId: z.string(),
  code: z
    .string()
    .overwrite((typed) => typed.replaceAll(/\s/gu, ''))
    .regex(/^\d{6}$/, 'Entrez les six chiffres que montre l’application.'),
});

/** What a new device is called. */
export const deviceSchema = z.object({
  name: lineField(60, 'ce nom').min(1, 'Donnez un nom à cet appareil.'),
});

/** One's own present password, to prove once more who one is. */
export const presentPasswordSchema = z.object({
  password: z.string().min(1, 'Entrez votre mot de passe.'),
});

/** The form that asks for the e-mail with a reset link. */
export const passwordResetSchema = z.object({ email: emailSchema });

/** The form that the reset link leads to; `person` as far as they are known. */
export const newPasswordSchema = (person: Person = {}) =>
  z.object(twice).refine(isConfirmed, confirmationFault).refine(namesNobody(person), nameFault);

/** The form for whoever is signed in, which asks for the present password first. */
export const passwordChangeSchema = (person: Person) =>
  z
    .object({ present: z.string().min(1, 'Entrez votre mot de passe actuel.'), ...twice })
    .refine(isConfirmed, confirmationFault)
    .refine(namesNobody(person), nameFault);

export type CodeInput = z.infer<typeof codeSchema>;
export type DeviceInput = z.infer<typeof deviceSchema>;
export type PresentPasswordInput = z.infer<typeof presentPasswordSchema>;
export type SignInInput = z.infer<typeof signInSchema>;
export type SignUpInput = z.infer<typeof signUpSchema>;
export type PasswordResetInput = z.infer<typeof passwordResetSchema>;
export type NewPasswordInput = z.infer<ReturnType<typeof newPasswordSchema>>;
export type PasswordChangeInput = z.infer<ReturnType<typeof passwordChangeSchema>>;
