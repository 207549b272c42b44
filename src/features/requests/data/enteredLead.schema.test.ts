import { expect, it } from 'vitest';
import { type EnteredLeadInput, enteredLeadSchema } from './enteredLead.schema.ts';

const called: EnteredLeadInput = {
  source: 'phone',
  firstName: 'Rose',
  lastName: '',
  phone: '418 555-0192',
  email: '',
  company: '',
  service: '',
  message: 'Rappeler demain.',
  isAcknowledged: false,
  acknowledgement: '',
};

const errorsOf = (changes: Partial<EnteredLeadInput>) =>
  enteredLeadSchema.safeParse({ ...called, ...changes }).error?.issues.map(({ path }) => path.join()) ?? [];

it('takes a number without an address, and an address without a number', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ phone: '', email: 'rose@exemple.ca' })).toEqual([]);
});

it('wants one way to answer, and an address for what it sends', () => {
  expect(errorsOf({ phone: '' })).toEqual(['phone']);
  expect(errorsOf({ phone: '12' })).toEqual(['phone']);
  expect(errorsOf({ isAcknowledged: true, acknowledgement: 'Bien reçu.' })).toEqual(['email']);
  expect(errorsOf({ isAcknowledged: true, email: 'rose@exemple.ca' })).toEqual(['acknowledgement']);
  expect(errorsOf({ message: '\u200B' })).toEqual(['message']);
});
