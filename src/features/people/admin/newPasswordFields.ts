import { passwordHint } from '#data/session/auth.schema.ts';

/** A new password, twice. */
export const newPasswordFields = [
  {
    name: 'password',
    label: 'Nouveau mot de passe',
    description: passwordHint,
    autoComplete: 'new-password',
    isRequired: true,
  },
  { name: 'confirmation', label: 'Confirmation', autoComplete: 'new-password', isRequired: true },
] as const;
