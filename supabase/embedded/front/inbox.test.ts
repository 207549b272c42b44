import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createInbox } from './inbox.ts';

it('holds the latest thousand e-mails, and keeps all in its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porte-voix-inbox-'));
  try {
    const inbox = createInbox(folder, () => undefined);
    for (let number = 1; number <= 1001; number += 1) {
      await inbox.deliver({
        to: `${number}@exemple.test`,
        subject: 'Bonjour',
        text: 'Bonjour',
        html: 'Bonjour',
      });
    }
    expect([inbox.mails.length, inbox.mails[0]?.to]).toEqual([1000, '2@exemple.test']);
    expect(await readdir(folder)).toHaveLength(2002);
  } finally {
    await rm(folder, { recursive: true });
  }
});
