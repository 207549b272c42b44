// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { deviceDrafts } from '#documents/data/draftStore.ts';
import { notices } from './notices.ts';

const ana = { id: 'ana', email: 'ana@porte-voix.example' };

it('tells of an account’s content that this device keeps, and of nothing when it keeps nothing', () => {
  expect(notices.personChanged(ana)).not.toHaveProperty('description');
  const changes = { title: 'Commencé' };
  const address = { personId: ana.id, document: 'home/hero', editorId: 'a' };
  deviceDrafts.keep({ ...address, editedAt: 1, isNew: false, changes, base: {} });
  expect(notices.personChanged(ana).description ?? '').toContain(ana.email);
});
