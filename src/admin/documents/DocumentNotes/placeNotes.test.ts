import { expect, it } from 'vitest';
import type { DocumentNote } from '#data/previews/documentNotes.queries.ts';
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
  ['at its field', aNote('title', 'Nos studios'), 'title', false],
  [
    'at the field that its words have moved to',
    aNote('studios.0.name', 'Studio Lagon'),
    'studios.1.name',
    false,
  ],
  [
    'at its field, though its words have changed',
    aNote('studios.1.name', 'Studio Limoilou'),
    'studios.1.name',
    true,
  ],
  ['at no field, where its own is gone', aNote('studios.7.name', 'Studio Limoilou'), null, true],
  ['at no field, where it is about the page', aNote('page', 'Nos studios'), null, false],
  ['at the field of its picture', aNote('studios.1.name#image-1', ''), 'studios.1.name', false],
])('a note stands %s', (_, note, path, isChanged) => {
  expect(placeNotes([note], fields)).toMatchObject([{ path, isChanged }]);
});
