import { expect, it } from 'vitest';
import { formatReplyAddress } from './replyAddress.ts';

const lead = {
  id: '9000a1b2-0000-4000-8000-000000000001',
  kind: 'estimate',
  email: 'camille.roy@boreal.example',
  first_name: 'Camille',
} as const;

it('fills in the subject with the reference, and the salutation', () => {
  const { protocol, pathname, searchParams } = new URL(formatReplyAddress(lead));
  expect(protocol + pathname).toBe('mailto:camille.roy@boreal.example');
  expect(searchParams.get('subject')).toBe('Votre estimation de Porte-Voix (réf. 9000A1B2)');
  expect(searchParams.get('body')).toBe('Bonjour Camille,\r\n\r\n');
});

it('takes nothing of an address for another header', () => {
  const { searchParams } = new URL(formatReplyAddress({ ...lead, email: 'a@b?bcc=tous@exemple.ca&cc=x' }));
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});

it('greets whoever has given no name', () => {
  expect(new URL(formatReplyAddress({ ...lead, first_name: null })).searchParams.get('body')).toMatch(
    /^Bonjour,/,
  );
});
