import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FinalError, UnansweredError } from '../functions/send-emails/handler.ts';
import { createSmtp, getSmtpSettings } from './smtp.ts';

/** What a mail server answers to a command and to a message; without an ending, it closes the connection instead. */
type Refusal = { refusal?: string; refusedPart?: string; ending?: string | null };

/** A mail server of one's own: it takes, or refuses, whatever comes, and shows what it was told. */
async function openMailServer({ refusal, refusedPart = 'RCPT', ending = '250 pris' }: Refusal = {}) {
  const commands: string[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 bonjour');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      waiting += chunk;
      for (;;) {
        const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = waiting.slice(0, end);
        waiting = waiting.slice(end + (isData ? 5 : 2));
        if (isData) {
          messages.push(part);
          isData = false;
          if (ending === null) socket.end();
          else say(ending);
          continue;
        }
        commands.push(part);
        if (part.startsWith(refusedPart) && refusal) say(refusal);
        else if (part === 'DATA') {
          isData = true;
          say('354 allez-y');
        } else if (part === 'QUIT') socket.end('221 au revoir\r\n');
        else say('250 bien');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, commands, messages };
}

const from = 'Porte-Voix <site@agence.example>';
const mail = {
  id: '12',
  to: 'marie@exemple.ca',
  replyTo: 'info@agence.example',
  subject: 'Inscription confirmée',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
};

describe('a mail server', () => {
  it('gets the e-mail as text, HTML and calendar, under the same name at every try', async () => {
    const { url, messages } = await openMailServer();
    await createSmtp({ url, from })({ ...mail, calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR' } });
    const [message = ''] = messages;
    for (const header of [
      'From: "Porte-Voix" <site@agence.example>',
      'To: marie@exemple.ca',
      'Reply-To: info@agence.example',
      'Message-ID: <outbox-12@agence.example>',
      'Auto-Submitted: auto-generated',
    ])
      expect(message.split('\r\n')).toContain(header);
    for (const part of [
      'text/plain',
      'text/html',
      'text/calendar; charset=utf-8; method=REQUEST',
      'evenement.ics',
    ])
      expect(message).toContain(part);
  });

  it('gets the headers that the e-mail has, whatever was written into it', async () => {
    const { url, commands, messages } = await openMailServer();
    const hostile = 'X\r\nBcc: tous@exemple.ca\r\n\r\nAutre corps';
    await createSmtp({ url, from })({ ...mail, subject: hostile });
    const [head = ''] = messages[0]?.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/^Bcc/im);
    expect(commands.filter((command) => command.startsWith('RCPT'))).toEqual(['RCPT TO:<marie@exemple.ca>']);
  });

  it.each([
    ['RCPT', '550 boîte inconnue'],
    ['RCPT', '550 5.1.1 boîte inconnue'],
    ['DATA', '554 non'],
  ])('that refuses the e-mail for good at %s isn’t asked again', async (refusedPart, refusal) => {
    const { url } = await openMailServer({ refusal, refusedPart });
    const sending = createSmtp({ url, from })(mail);
    await expect(sending).rejects.toThrow(refusal.slice(0, 3));
    await expect(sending).rejects.toBeInstanceOf(FinalError);
  });

  it('that refuses the message for good isn’t asked again', async () => {
    const { url } = await openMailServer({ ending: '552 trop lourd' });
    await expect(createSmtp({ url, from })(mail)).rejects.toBeInstanceOf(FinalError);
  });

  it.each([
    ['RCPT', '451 plus tard'],
    // What it has against us isn't against whom the e-mail is for.
    ['MAIL', '550 pas de vous'],
    ['RCPT', '550 5.1.8 pas de vous'],
    ['RCPT', '554 5.7.1 pas par moi'],
  ])(
    'that refuses for now, or refuses its sender, at %s is asked again: %s',
    async (refusedPart, refusal) => {
      const { url } = await openMailServer({ refusal, refusedPart });
      const sending = createSmtp({ url, from })(mail);
      await expect(sending).rejects.toThrow(refusal.slice(0, 3));
      await expect(sending).rejects.not.toBeInstanceOf(FinalError);
    },
  );

  it('that closes after it has taken the message may have sent it', async () => {
    const { url, messages } = await openMailServer({ ending: null });
    await expect(createSmtp({ url, from })(mail)).rejects.toBeInstanceOf(UnansweredError);
    expect(messages).toHaveLength(1);
    const shut = createSmtp({ url: 'smtp://127.0.0.1:1', from })(mail);
    await expect(shut).rejects.not.toBeInstanceOf(UnansweredError);
  });
});

describe('the environment', () => {
  it('names a mail server, or none', () => {
    expect(getSmtpSettings({})).toBeUndefined();
    const url = 'smtps://nom:motdepasse@serveur.example:465';
    expect(getSmtpSettings({ SMTP_URL: url, MAIL_FROM: from })).toEqual({ url, from });
    expect(getSmtpSettings({ SMTP_URL: url, MAIL_FROM: 'site@agence.example' })?.from).toBe(
      'site@agence.example',
    );
  });

  it.each([
    [{ SMTP_URL: 'http://serveur', MAIL_FROM: from }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://:465', MAIL_FROM: from }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://serveur' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://serveur', MAIL_FROM: 'a@exemple.ca, b@exemple.ca' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://serveur', MAIL_FROM: 'X\r\nBcc: a@exemple.ca <b@exemple.ca>' }, 'MAIL_FROM'],
  ])('that is wrong is said in a sentence without the password: %j', (environment, what) => {
    expect(() => getSmtpSettings(environment)).toThrow(what);
  });
});
