import type { App } from '@supabase/lite';
import { confirmationEmail, invitationEmail, recoveryEmail } from '#emails/accountEmails.ts';
import type { Email } from '#emails/email.ts';
import { currentRequest } from './handler.ts';

/** What @supabase/lite asks for, and the invitation, of which it knows nothing. */
export type Mailer = NonNullable<App['_mailer']> & {
  /** Sends the link to the page that the request named. @returns the link, for whoever invites. */
  sendInvitation: (to: string, token: string) => string;
};

const notOffered = () => Promise.reject(new Error('No endpoint of the front sends this e-mail.'));

/**
 * Sends the authentication service's e-mails, which leave with the answer to the request. @supabase/lite ignores
 * `emailRedirectTo` and always leads back to the site's root; these links lead where the request asked, which the front
 * has vetted.
 */
export function createMailer(siteUrl: string): Mailer {
  function send(to: string, link: URL, write: (data: { email: string; url: string }) => Email): void {
    currentRequest().mails.push({ to, link: link.href, ...write({ email: to, url: link.href }) });
  }

  /** A link that the authentication service proves by itself. */
  function verification(token: string, type: string): URL {
    const { redirectTo = siteUrl } = currentRequest();
    const link = new URL('/auth/v1/verify', siteUrl);
    link.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
    return link;
  }

  return {
    sendInvitation(to, token) {
      const { redirectTo = siteUrl } = currentRequest();
      const link = new URL(redirectTo);
      // Behind `#`: a server, a log or a referrer never sees it.
      link.hash = new URLSearchParams({ type: 'invite', token_hash: token }).toString();
      send(to, link, invitationEmail);
      return link.href;
    },
    async sendConfirmation(to, token) {
      if (!currentRequest().silent) send(to, verification(token, 'signup'), confirmationEmail);
    },
    async sendRecovery(to, token) {
      if (!currentRequest().silent) send(to, verification(token, 'recovery'), recoveryEmail);
    },
    sendMagicLink: notOffered,
    sendEmailChange: notOffered,
    sendReauthentication: notOffered,
  };
}
