import { expect, it } from 'vitest';
import { readableMarkdown } from './readableMarkdown.ts';

it('shows words without signs, and what links and pictures lead to', () => {
  const source =
    '## Un *titre*\n\nDeux **mots**, [un lien](/contact).\n\n- un\n- deux\n\n3. trois\n\n> cité\n\n![Un micro](/micro.jpg)\n\n| a | b |\n| - | - |\n| c | d |\n';
  expect(readableMarkdown(source).replaceAll('\u00A0', ' ').split('\n')).toEqual([
    'Un titre',
    'Deux mots, un lien (/contact).',
    '• un',
    '• deux',
    '3. trois',
    '« cité »',
    'Image : Un micro, /micro.jpg',
    'a | b',
    'c | d',
  ]);
});
