import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutgoingMail } from '../worker/protocol.ts';

/** An e-mail as it would have left: there is no mail server at hand, so it goes to the inbox. */
export type Mail = OutgoingMail & { sentAt: string };

/** Puts e-mails where a person finds them: in memory, in the data folder, and the link in the log. */
export type Inbox = { readonly mails: Mail[]; deliver(mail: OutgoingMail): Promise<void> };

/** How many e-mails stay in memory: the folder has them all. */
const heldMails = 1000;

/** An inbox in a folder, a text and a page an e-mail; its readers see the newest last. */
export function createInbox(folder: string, log: (line: string) => void): Inbox {
  const mails: Mail[] = [];
  return {
    mails,
    async deliver(mail) {
      const sentAt = new Date().toISOString();
      mails.push({ ...mail, sentAt });
      if (mails.length > heldMails) mails.shift();
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${sentAt.replaceAll(':', '-')}-${randomUUID()}`);
      const answerTo = mail.replyTo ? `Répondre à: ${mail.replyTo}\n` : '';
      const head = `À: ${mail.to}\n${answerTo}Date: ${sentAt}\nObjet: ${mail.subject}\n`;
      await writeFile(`${file}.html`, mail.html, { mode: 0o600 });
      await writeFile(`${file}.txt`, `${head}\n${mail.text}\n`, { mode: 0o600 });
      log(`Courriel pour ${mail.to} (${mail.subject})${mail.link ? ` : ${mail.link}` : ''}`);
    },
  };
}
