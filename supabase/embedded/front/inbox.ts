import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../data/files.ts';
import type { OutgoingMail } from '../worker/protocol.ts';

/** An e-mail as it would have left: there is no mail server at hand, so it goes to the inbox. */
export type Mail = OutgoingMail & { sentAt: string };

export type Inbox = ReturnType<typeof createInbox>;

/** How many e-mails stay in memory: the folder has all that are kept. */
const lockedMails = 1000;

/**
 * Puts e-mails where a person finds them: in memory, the newest last, in a folder, a text and a page an e-mail, and its calendar,
 * and the link in the log.
 */
export function createInbox(folder: string, log: (line: string) => void) {
  const mails: Mail[] = [];

  /** Names of the e-mails in the folder, without the ending that tells text and page apart. */
  async function filed(): Promise<string[]> {
    await makeFolder(folder);
    return (await readdir(folder)).flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -4)] : []));
  }

  /** In place: others read the same list. */
  const keep = (isStored: (mail: Mail) => boolean) =>
    mails.splice(0, mails.length, ...mails.filter(isStored));

  async function remove(name: string) {
    // The text goes last: it is what an interrupted removal is taken up again by.
    for (const ending of ['html', 'ics', 'txt']) await rm(join(folder, `${name}.${ending}`), { force: true });
  }

  return {
    mails,
    async deliver(mail: OutgoingMail): Promise<void> {
      const sentAt = new Date().toISOString();
      mails.push({ ...mail, sentAt });
      if (mails.length > lockedMails) mails.shift();
      await makeFolder(folder);
      const file = join(folder, `${getName(sentAt)}-${randomUUID()}`);
      const answerTo = mail.replyTo ? `Répondre à: ${mail.replyTo}\n` : '';
      const head = `À: ${mail.to}\n${answerTo}Date: ${sentAt}\nObjet: ${mail.subject}\n`;
      await writeFile(`${file}.html`, mail.html, { mode: 0o600 });
      if (mail.calendar) await writeFile(`${file}.ics`, mail.calendar.content, { mode: 0o600 });
      await writeFile(`${file}.txt`, `${head}\n${mail.text}\n`, { mode: 0o600 });
      log(`Courriel pour ${mail.to} (${mail.subject})${mail.link ? ` : ${mail.link}` : ''}`);
    },
    /** Deletes what was sent before a moment. */
    async forgetBefore(moment: Date): Promise<void> {
      const sentAt = moment.toISOString();
      keep((mail) => mail.sentAt >= sentAt);
      for (const name of await filed()) if (name < getName(sentAt)) await remove(name);
    },
    /** Deletes what went to an address, or is answered to it. */
    async forgetAddress(address: string): Promise<void> {
      const wanted = address.trim().toLowerCase();
      const concerns = (addresses: string) => addresses.toLowerCase().split(', ').includes(wanted);
      keep(({ to, replyTo = '' }) => !concerns(to) && !concerns(replyTo));
      for (const name of await filed()) {
        const [head = ''] = (await readFile(join(folder, `${name}.txt`), 'utf8')).split('\n\n', 1);
        const addresses = head.matchAll(/^(?:À|Répondre à): (.*)$/gm);
        if ([...addresses].some(([, list = '']) => concerns(list))) await remove(name);
      }
    },
  };
}

/** Names of files are in the order of their moments. */
const getName = (sentAt: string) => sentAt.replaceAll(':', '-');
