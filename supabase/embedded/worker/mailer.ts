import type { App } from '@supabase/lite';
import { currentRequest } from './handler.ts';

/** What @supabase/lite asks for, and the invitation, of which it knows nothing. */
export type Mailer = NonNullable<App['_mailer']> & {
  /** Sends the link to the page that the request named. @returns the link, for whoever invites. */
  sendInvitation: (to: string, token: string) => string;
};

const notOffered = () => Promise.reject(new Error('No endpoint of the front sends this e-mail.'));

/**
 * Writes the authentication service's e-mails, in French; they leave with the answer to the request. @supabase/lite
 * ignores `emailRedirectTo` and always leads back to the site's root; these links lead where the request asked, which
 * the front has vetted.
 */
export function createMailer(siteUrl: string): Mailer {
  async function send(
    to: string,
    subject: string,
    purpose: string,
    token: string,
    type: string,
  ): Promise<void> {
    const { redirectTo = siteUrl, silent, mails } = currentRequest();
    if (silent) return;
    const link = new URL('/auth/v1/verify', siteUrl);
    link.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
    mails.push({
      to,
      subject,
      link: link.href,
      text: `Bonjour,\n\n${purpose} en suivant ce lien, valable une heure :\n${link.href}\n\nSi vous n’êtes pas à l’origine de cette demande, ignorez ce message.\n\nPorte-Voix`,
    });
  }

  return {
    sendInvitation(to, token) {
      const { redirectTo = siteUrl, mails } = currentRequest();
      const link = new URL(redirectTo);
      // Behind `#`: a server, a log or a referrer never sees it.
      link.hash = new URLSearchParams({ type: 'invite', token_hash: token }).toString();
      mails.push({
        to,
        subject: 'Vous êtes invité chez Porte-Voix',
        link: link.href,
        text: `Bonjour,\n\nVous êtes invité à rejoindre l’équipe de Porte-Voix. Choisissez votre mot de passe en suivant ce lien, valable une heure :\n${link.href}\n\nSi vous n’attendiez pas cette invitation, ignorez ce message.\n\nPorte-Voix`,
      });
      return link.href;
    },
    sendConfirmation: (to, token) =>
      send(to, 'Confirmez votre compte', 'Confirmez votre adresse courriel', token, 'signup'),
    sendRecovery: (to, token) =>
      send(to, 'Réinitialisez votre mot de passe', 'Choisissez un nouveau mot de passe', token, 'recovery'),
    sendMagicLink: notOffered,
    sendEmailChange: notOffered,
    sendReauthentication: notOffered,
  };
}
