// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { toEntryKey, keepContent } from '#data/contents/keptContent.ts';
import { notices } from './notices.ts';

const ana = { id: 'ana', email: 'ana@porte-voix.example' };

it('tells of an account’s content that this device keeps, and of nothing when it keeps nothing', () => {
  expect(notices.personChanged(ana)).not.toHaveProperty('description');
  keepContent(toEntryKey(ana.id, 'home/hero', 'a'), { value: { title: 'Commencé' }, version: 1 });
  expect(notices.personChanged(ana).description ?? '').toContain(ana.email);
});
