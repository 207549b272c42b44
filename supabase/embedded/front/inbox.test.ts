import { statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInbox } from './inbox.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porte-voix-inbox-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const mailTo = (to: string) => ({ to, subject: 'Bonjour', text: 'Bonjour', html: 'Bonjour' });

/** Whom the texts of the folder are for, and how many pages stand beside them. */
async function filed() {
  const names = (await readdir(folder)).toSorted();
  const texts = names.filter((name) => name.endsWith('.txt'));
  const heads = await Promise.all(texts.map((name) => readFile(join(folder, name), 'utf8')));
  return { to: heads.map((head) => /^À: (.*)$/m.exec(head)?.[1]), pages: names.length - texts.length };
}

it('holds the latest thousand e-mails, and keeps all in its folder', async () => {
  const inbox = createInbox(folder, () => undefined);
  for (let number = 1; number <= 1001; number += 1) await inbox.deliver(mailTo(`${number}@exemple.test`));
  expect([inbox.mails.length, inbox.mails[0]?.to]).toEqual([1000, '2@exemple.test']);
  expect(await readdir(folder)).toHaveLength(2002);
});

it('forgets what was sent before a moment', async () => {
  const inbox = createInbox(folder, () => undefined);
  for (const [day, to] of [
    ['2024-10-31', 'avant@exemple.test'],
    ['2024-11-24', 'apres@exemple.test'],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
    await inbox.deliver(mailTo(to));
  }
  await inbox.forgetBefore(new Date('2024-11-24'));
  expect(inbox.mails.map(({ to }) => to)).toEqual(['apres@exemple.test']);
  expect(await filed()).toEqual({ to: ['apres@exemple.test'], pages: 1 });
});

it('forgets an address, whether it got an e-mail or is to be answered', async () => {
  const inbox = createInbox(folder, () => undefined);
  await inbox.deliver(mailTo('Alix@exemple.test'));
  await inbox.deliver({ ...mailTo('equipe@exemple.test'), replyTo: 'alix@exemple.test' });
  await inbox.deliver({ ...mailTo('equipe@exemple.test, salix@exemple.test'), text: 'À: alix@exemple.test' });
  await inbox.forgetAddress(' alix@exemple.test');
  expect(inbox.mails.map(({ to }) => to)).toEqual(['equipe@exemple.test, salix@exemple.test']);
  expect(await filed()).toEqual({ to: ['equipe@exemple.test, salix@exemple.test'], pages: 1 });
});

it.skipIf(process.platform === 'win32')('makes a folder that its owner alone may read', async () => {
  const made = join(folder, 'mail');
  await createInbox(made, () => undefined).deliver(mailTo('a@exemple.test'));
  const files = (await readdir(made)).map((name) => join(made, name));
  expect([made, ...files].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
    '700',
    '600',
    '600',
  ]);
});
