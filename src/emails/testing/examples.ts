import { type AccountEmail, accountEmails } from '../accountEmails.ts';
import type { Email } from '../email.ts';
import { messageEmail, type ReceivedMessage } from '../messageEmail.ts';

const site = 'https://porte-voix.example';

const fromMarie: ReceivedMessage = {
  id: '90000000-0000-4000-8000-000000000001',
  first_name: 'Marie-Ève',
  last_name: 'Tremblay',
  email: 'marie-eve.tremblay@exemple.ca',
  company: 'Les Fromages du Fleuve',
  service: 'podcast',
  message:
    'Bonjour,\n\nnous préparons un balado de six épisodes sur les fromagers du Québec. Pouvez-vous nous proposer un studio et une date?\n\nMerci!',
  created_at: '2026-11-20T14:05:00Z',
};

/** The e-mail of a message that Marie-Ève Tremblay sent, but for what the message says otherwise. */
export const writeMessageEmail = (changes: Partial<ReceivedMessage> = {}): Email =>
  messageEmail({ ...fromMarie, ...changes }, site);

function writeAccountEmail({ page, type, write }: AccountEmail) {
  const url = `${site}${page}#type=${type}&token_hash=6f1d0b5c9e`;
  return { email: write({ email: 'marie-eve.tremblay@exemple.ca', url }), url };
}

/** Every e-mail, with the address that it leads to: what the workbench shows and the tests check. */
export const examples: Record<string, { email: Email; url: string }> = {
  ...Object.fromEntries(
    Object.entries(accountEmails).map(([name, email]) => [name, writeAccountEmail(email)]),
  ),
  message: { email: writeMessageEmail(), url: `${site}/admin/messages` },
};
