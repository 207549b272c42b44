import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './test.ts';

/** The e-mail with these words that the embedded backend wrote to an address: its newest. */
export async function findMail(email: string, words: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let found: string | undefined;
  await expect(async () => {
    for (const name of await readdir(folder)) {
      const mail = await readFile(join(folder, name), 'utf8');
      if (mail.includes(email) && mail.includes(words)) found = mail;
    }
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** The page of a registration or a booking that such an e-mail leads to. */
export const findLink = async (email: string, words: string): Promise<string> =>
  /\/(?:inscription|reservation)#[\w-]+/.exec(await findMail(email, words))?.[0] ?? '';
