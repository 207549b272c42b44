import { describe, expect, it } from 'vitest';
import { publicationOf } from './publication.ts';

const now = new Date('2026-11-16T17:00:00Z');

describe('publicationOf', () => {
  it('« Sauvegarder » makes a draft without a date, whatever was chosen', () => {
    expect(publicationOf('draft', 'archived', now)).toEqual({ status: 'draft', published_at: null });
  });

  it('« Publier » publishes now, whatever was chosen', () => {
    const published = { status: 'published', published_at: '2026-11-16T17:00:00.000Z' };
    expect(publicationOf('publish', 'draft', now)).toEqual(published);
  });

  it.each(['draft', 'published', 'archived'] as const)(
    'without a button, %s is kept and the date emptied',
    (status) => {
      expect(publicationOf('keep', status, now)).toEqual({ status, published_at: null });
    },
  );
});
