import type { App } from '@supabase/lite';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentRequest } from './handler.ts';

type Mailer = NonNullable<App['_mailer']>;

/** An e-mail as it would have left: there is no mail server at hand, so it goes to the inbox. */
export type Mail = { to: string; subject: string; text: string; link?: string; sentAt: string };

/** Puts e-mails where a person finds them: in memory, in the data folder, and the link in the log. */
export type Inbox = { readonly mails: Mail[]; deliver(mail: Omit<Mail, 'sentAt'>): Promise<void> };

/** An inbox in a folder, one text file an e-mail; its readers see the newest last. */
export function createInbox(folder: string, log: (line: string) => void): Inbox {
  const mails: Mail[] = [];
  return {
    mails,
    async deliver(mail) {
      const sentAt = new Date().toISOString();
      mails.push({ ...mail, sentAt });
      await mkdir(folder, { recursive: true });
      await writeFile(
        join(folder, `${sentAt.replaceAll(':', '-')}-${randomUUID()}.txt`),
        `À: ${mail.to}\nDate: ${sentAt}\nObjet: ${mail.subject}\n\n${mail.text}\n`,
        { mode: 0o600 },
      );
      log(`Courriel pour ${mail.to} (${mail.subject})${mail.link ? ` : ${mail.link}` : ''}`);
    },
  };
}

/**
 * Writes the authentication service's e-mails, in French. @supabase/lite ignores `emailRedirectTo` and always leads
 * back to the site's root; these links lead where the request asked, which `sameOriginRedirects` has vetted.
 */
export function createMailer(siteUrl: string, inbox: Inbox): Mailer {
  async function send(
    to: string,
    subject: string,
    purpose: string,
    token: string,
    type: string,
  ): Promise<void> {
    const { redirectTo = siteUrl, silent } = currentRequest();
    if (silent) return;
    const link = new URL('/auth/v1/verify', siteUrl);
    link.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
    await inbox.deliver({
      to,
      subject,
      link: link.href,
      text: `Bonjour,\n\n${purpose} en suivant ce lien, valable une heure :\n${link.href}\n\nSi vous n’êtes pas à l’origine de cette demande, ignorez ce message.\n\nPorte-Voix`,
    });
  }

  return {
    sendConfirmation: (to, token) =>
      send(to, 'Confirmez votre compte', 'Confirmez votre adresse courriel', token, 'signup'),
    sendRecovery: (to, token) =>
      send(to, 'Réinitialisez votre mot de passe', 'Choisissez un nouveau mot de passe', token, 'recovery'),
    sendMagicLink: (to, token) => send(to, 'Votre lien de connexion', 'Connectez-vous', token, 'magiclink'),
    sendEmailChange: (to, token) =>
      send(
        to,
        'Confirmez votre nouvelle adresse',
        'Confirmez le changement d’adresse',
        token,
        'email_change',
      ),
    sendReauthentication: (to, code) =>
      inbox.deliver({ to, subject: 'Votre code', text: `Voici votre code de vérification : ${code}` }),
  };
}
