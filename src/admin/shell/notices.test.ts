// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { toEntryKey, storeContent } from '#data/contents/storedContent.ts';
import { notices } from './notices.ts';

const ana = { id: 'ana', email: 'ana@porte-voix.example' };

it('tells of an account’s content that this device keeps, and of nothing when it keeps nothing', () => {
  expect(notices.personChanged(ana)).not.toHaveProperty('description');
  storeContent(toEntryKey(ana.id, 'home/hero', 'a'), { value: { title: 'Commencé' }, version: 1 });
  expect(notices.personChanged(ana).description ?? '').toContain(ana.email);
});
