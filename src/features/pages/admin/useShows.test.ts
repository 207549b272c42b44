import { expect, it } from 'vitest';
import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { findShow, startEpisode } from './useShows.ts';

const toState = (document: string, text: Json, isOnline = true) =>
  ({ document, pending: isOnline ? null : text, online: isOnline ? text : null }) as DocumentState;

const show = (id: string, cover = 'dusk') =>
  toState(`show/${id}`, { title: `Émission ${id}`, slug: id, cover });
const episode = (id: string, of: string, number: number, season?: number, isOnline = true) =>
  toState(
    `episode/${id}`,
    { show: `show/${of}`, title: id, slug: id, number, ...(season && { season }) },
    isOnline,
  );

const contents = [
  show('a'),
  show('b', 'ember'),
  episode('un', 'a', 8),
  episode('deux', 'b', 2),
  episode('trois', 'b', 9, 1),
  episode('quatre', 'b', 1, 2),
  episode('cinq', 'b', 2, 2, false),
  // Deleted: it has no text any more.
  { ...episode('six', 'b', 3, 2), online: null },
];

it('starts an episode after the last one of the show that it was begun from', () => {
  expect(startEpisode(contents, 'show/a')).toEqual({ show: 'show/a', number: 9 });
  expect(startEpisode(contents, 'show/b')).toEqual({ show: 'show/b', number: 3, season: 2 });
});

it('starts the first episode of the only show, and leaves a choice to whoever has one', () => {
  expect(startEpisode([show('c')], null)).toEqual({ show: 'show/c', number: 1 });
  expect(startEpisode(contents, null)).toEqual({});
  expect(startEpisode(contents, 'show/unknown')).toEqual({});
  expect(startEpisode([], null)).toEqual({});
});

it('finds the show of an episode with its cover, for its preview', () => {
  expect(findShow(contents, 'episode/new', { show: 'show/b' })).toEqual({
    title: 'Émission b',
    slug: 'b',
    cover: 'ember',
    isOnline: true,
  });
  expect(findShow(contents, 'project/x', { show: 'show/b' })).toBeUndefined();
});
