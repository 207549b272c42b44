import { company } from '../../../data/company.ts';
import { paths } from '../../../paths.ts';
import { type Email, writeEmail } from '../../../emails/email.ts';

/**
 * What the e-mails of the authentication service are about. No name: whoever signs up with somebody else's address would
 * choose the words that person reads.
 */
export type AccountEmailData = {
  /** Whose account it is. */
  email: string;
  /** Where the link leads, absolute. */
  url: string;
};

/** An e-mail of the authentication service. */
export type AccountEmail = {
  /** The page that its link leads to, and the type of the token there. */
  page: string;
  type: 'invite' | 'signup' | 'recovery';
  write: (data: AccountEmailData) => Email;
};

const validity = 'Ce lien est valable une heure et ne sert qu’une fois.';

/**
 * All of them, by the names that Supabase's settings have for them. Both backends, the workbench and the tests read this list;
 * `supabase/config.toml` names each for Supabase's own tools.
 */
export const accountEmails = {
  /** To whoever signed up: proves that the address is theirs. */
  confirmation: {
    page: paths.home,
    type: 'signup',
    write: ({ email, url }) =>
      writeEmail({
        subject: 'Confirmez votre compte',
        preheader: 'Un dernier pas, et votre compte est prêt.',
        title: 'Confirmez votre courriel',
        paragraphs: [
          `Un compte vient d’être créé chez ${company.name} avec l’adresse ${email}.`,
          'Confirmez qu’elle est à vous, et votre compte est prêt.',
        ],
        action: { label: 'Confirmer mon courriel', url },
        closing: [
          validity,
          'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00A0: le compte ne s’ouvrira pas.',
        ],
      }),
  },

  /** To whoever forgot a password. */
  recovery: {
    page: paths.passwordReset,
    type: 'recovery',
    write: ({ email, url }) =>
      writeEmail({
        subject: 'Réinitialisez votre mot de passe',
        preheader: 'Choisissez un nouveau mot de passe en suivant un lien.',
        title: 'Choisissez un nouveau mot de passe',
        paragraphs: [
          `Quelqu’un a demandé un nouveau mot de passe pour le compte ${email}.`,
          'Si c’est vous, suivez ce lien.',
        ],
        action: { label: 'Choisir un mot de passe', url },
        closing: [
          validity,
          'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00A0: votre mot de passe reste le même.',
        ],
      }),
  },

  /** To somebody whom an admin adds to the team. */
  invite: {
    page: paths.passwordReset,
    type: 'invite',
    write: ({ email, url }) =>
      writeEmail({
        subject: `Votre invitation chez ${company.name}`,
        preheader: `Rejoignez l’équipe\u00A0: il reste à choisir votre mot de passe.`,
        title: `Rejoignez l’équipe de ${company.name}`,
        paragraphs: [
          `Un compte vous attend, à l’adresse ${email}.`,
          'Choisissez votre mot de passe, et vous y êtes.',
        ],
        action: { label: 'Choisir mon mot de passe', url },
        closing: [validity, 'Si vous n’attendiez pas cette invitation, ignorez ce message.'],
      }),
  },
} satisfies Record<string, AccountEmail>;
