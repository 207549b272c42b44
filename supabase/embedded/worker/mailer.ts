import type { App } from '@supabase/lite';
import { accountEmails } from '#features/people/emails/accountEmails.ts';
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
  /**
   * Its link leads to a page that uses the token up once a person has asked it to: programs that open links before people do,
   * to look for what is harmful, change nothing.
   */
  function send(name: keyof typeof accountEmails, to: string, token: string): string {
    const { mails, redirectTo = siteUrl } = currentRequest();
    const { type, write } = accountEmails[name];
    const link = new URL(redirectTo);
    // Behind `#`: a server, a log or a referrer never sees it.
    link.hash = new URLSearchParams({ type, token_hash: token }).toString();
    mails.push({ to, link: link.href, ...write({ email: to, url: link.href }) });
    return link.href;
  }

  return {
    sendInvitation: (to, token) => send('invite', to, token),
    async sendConfirmation(to, token) {
      if (!currentRequest().silent) send('confirmation', to, token);
    },
    async sendRecovery(to, token) {
      if (!currentRequest().silent) send('recovery', to, token);
    },
    sendMagicLink: notOffered,
    sendEmailChange: notOffered,
    sendReauthentication: notOffered,
  };
}
