import { company } from '../data/company.ts';
import { type Email, writeEmail } from './email.ts';

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

const validity = 'Ce lien est valable une heure et ne sert qu’une fois.';

/** To whoever signed up: proves that the address is theirs. */
export const confirmationEmail = ({ email, url }: AccountEmailData): Email =>
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
  });

/** To whoever forgot a password. */
export const recoveryEmail = ({ email, url }: AccountEmailData): Email =>
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
  });

/** To somebody whom an admin adds to the team. */
export const invitationEmail = ({ email, url }: AccountEmailData): Email =>
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
  });
