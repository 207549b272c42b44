import { isEmail } from '#data/emailAddress.ts';
import { PassThrough } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import { FinalError, UnansweredError } from '../functions/send-emails/handler.ts';
import type { OutgoingMail } from './worker/protocol.ts';
import { StartupError } from './startupError.ts';

/** A mail server, and who e-mails come from. */
export type SmtpSettings = { url: string; from: string };

/** The address of `Porte-Voix <site@agence.example>`, or of an address alone. */
function findAddress(from: string): string | undefined {
  const [, named, plain = named] = /^(?:[^<>@,;:"\p{Cc}]{1,100} <([^<>]+)>|([^<>]+))$/u.exec(from) ?? [];
  return plain !== undefined && isEmail(plain) ? plain : undefined;
}

/**
 * The mail server that the environment names: `SMTP_URL` and `MAIL_FROM`. Without any, e-mails go to a folder.
 *
 * @throws StartupError when one of them is missing or isn't what it should be.
 */
export function getSmtpSettings(environment: NodeJS.ProcessEnv): SmtpSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from = '' } = environment;
  if (!url) return undefined;
  // The address holds a password: it isn't repeated.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url) || !new URL(url).hostname)
    throw new StartupError(
      'SMTP_URL doit commencer par smtp:// ou smtps://, comme smtps://nom:motdepasse@serveur:465.',
    );
  if (!findAddress(from))
    throw new StartupError(
      'MAIL_FROM doit être l’adresse d’où partent les courriels, comme « Porte-Voix <site@agence.example> ».',
    );
  return { url, from };
}

/** Sends one e-mail, or throws with the server's reason. */
export type SendBySmtp = (mail: OutgoingMail & { id?: string }) => Promise<void>;

/** The commands of which a refusal is about the recipient or the message. */
const aboutEmail = new Set(['RCPT TO', 'DATA']);

/**
 * Codes (RFC 3463) by which a server refuses whoever sends, as many do only once they are told for whom it is: an address that sends
 * from nowhere, or may not. It will be put right, and the e-mail is tried again until then.
 */
const aboutSender = /^5\d\d[ -]5\.(?:1\.[78]|7\.\d+)\b/;

/** Sends e-mails by a mail server. */
export function createSmtp({ url, from }: SmtpSettings): SendBySmtp {
  const host = findAddress(from)?.split('@')[1];
  return async ({ id, to, replyTo, subject, html, text, calendar }) => {
    let isHandedOver = false;
    const transport = createTransport(
      {
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
        // What an e-mail is made of stands in it.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
    transport.use('stream', ({ message }, done) => {
      message.transform(() => new PassThrough().on('end', () => (isHandedOver = true)));
      done();
    });
    try {
      await transport.sendMail({
        to: to.split(', ').map((address) => ({ name: '', address })),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        // The same at every try: a server or a mailbox that got it already recognizes it.
        ...(id && { messageId: `<outbox-${id}@${host}>` }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'evenement.ics', content: calendar.content },
        }),
      });
    } catch (error) {
      const { message, command, response = '', responseCode, permanent } = error as NodemailerError;
      if (permanent && aboutEmail.has(command ?? '') && !aboutSender.test(response))
        throw new FinalError(message);
      if (isHandedOver && !responseCode) throw new UnansweredError(message);
      throw error;
    }
  };
}
