import { expect, it } from 'vitest';
import type { DocumentNote } from '#features/previews/data/documentNotes.queries.ts';
import { placeNotes } from './placeNotes.ts';

const aNote = (place: string, words: string): DocumentNote => ({
  id: `${place} ${words}`,
  place,
  words,
  proposal: null,
  name: 'Marie Roy',
  note: 'À revoir.',
  state: 'open',
  answer: null,
  created_at: '2026-11-20T14:00:00+00:00',
  answered_at: null,
  first_name: null,
  last_name: null,
});

const fields = [
  { path: 'title', label: 'Titre', read: 'Nos studios' },
  { path: 'studios.0.name', label: 'Studio 1, Nom', read: 'Studio Charest' },
  { path: 'studios.1.name', label: 'Studio 2, Nom', read: 'Studio Lagon' },
];

it.each([
  ['at its field', aNote('title', 'Nos studios'), 'title', true],
  [
    'at the field of the item that its words have moved to',
    aNote('studios.0.name', 'Studio Lagon'),
    'studios.1.name',
    true,
  ],
  [
    'at its field, though its words have changed',
    aNote('studios.1.name', 'Studio Limoilou'),
    'studios.1.name',
    false,
  ],
  ['at its field, though another one says its words', aNote('title', 'Studio Lagon'), 'title', false],
  ['at no field, where its own is gone', aNote('studios.7.name', 'Studio Limoilou'), null, false],
  ['at no field, where it is about the page', aNote('page', 'Nos studios'), null, false],
  ['at the field of its picture', aNote('studios.1.name#image-1', ''), 'studios.1.name', false],
])('a note stands %s', (_, note, path, isFound) => {
  const [placed] = placeNotes([note], fields);
  expect([placed?.path, placed?.found !== null]).toEqual([path, isFound]);
});

it('a note is shown in its sentence', () => {
  const read = 'Bonjour. Le prix est de 100 $ ici. Merci.';
  const [placed] = placeNotes([aNote('title', '100 $')], [{ path: 'title', label: 'Titre', read }]);
  expect(placed?.sentence).toEqual({ lead: 'Le prix est de ', trail: ' ici.' });
});
