import { cleanLine } from '../text.ts';
import { z } from '../zod.ts';

/** An e-mail address that somebody types. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, 'Entrez votre courriel.')
  .regex(/^[^@\s]+@[^@\s]+$/, 'Entrez un courriel, comme nom@exemple.ca.');

/** The shortest password that the authentication service takes. */
const SHORTEST_PASSWORD = 6;

const newPassword = z
  .string()
  .min(1, 'Entrez un mot de passe.')
  .min(SHORTEST_PASSWORD, `Choisissez au moins ${SHORTEST_PASSWORD} caractères.`)
  .max(72, 'Choisissez au plus 72 caractères.');

/** A first or last name. */
export const nameSchema = z
  .string()
  .overwrite(cleanLine)
  .trim()
  .max(100, 'Raccourcissez ce nom : 100 caractères au plus.');

/** The form « Connexion »: e-mail and password are required (product 5.2). */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Entrez votre mot de passe.'),
});

/** The form « Inscription »: first and last name are optional (product 5.2). */
export const signUpSchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  password: newPassword,
});

/** The form that asks for the e-mail with a reset link. */
export const passwordResetSchema = z.object({ email: emailSchema });

/** The form that the reset link leads to. */
export const newPasswordSchema = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'Les deux mots de passe diffèrent.',
  });

export type SignInInput = z.infer<typeof signInSchema>;
export type SignUpInput = z.infer<typeof signUpSchema>;
export type PasswordResetInput = z.infer<typeof passwordResetSchema>;
export type NewPasswordInput = z.infer<typeof newPasswordSchema>;
