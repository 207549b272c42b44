import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './test.ts';

/** The page of a registration or a booking that an e-mail with these words leads to, as the embedded backend wrote it for an address. */
export async function findLink(email: string, words: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let link: string | undefined;
  await expect(async () => {
    for (const name of await readdir(folder)) {
      const mail = await readFile(join(folder, name), 'utf8');
      if (mail.includes(email) && mail.includes(words))
        link = /\/(?:inscription|reservation)#[\w-]+/.exec(mail)?.[0];
    }
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
