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

it.each([
  [{ coming: 2, leaving: 0 }, 'Tout est en ligne.'],
  [{ coming: 0, leaving: 1 }, 'Tout est retiré du site.'],
  [{ coming: 1, leaving: 1 }, 'Mise en ligne faite.'],
])('says of a release what it did: %o', (counts, sentence) => {
  expect(notices.releasePublished(counts).description).toBe(sentence);
});

it.each([
  [0, 'Session annulée. Il n’y a personne à prévenir.'],
  [1, 'Session annulée. Un courriel part à une personne.'],
  [3, 'Session annulée. Un courriel part à 3 personnes.'],
  [null, 'Session annulée.'],
])('says of a cancelled session how many people are written to: %j', (told, sentence) => {
  expect(notices.courseSessionCancelled(told).description).toBe(sentence);
});
