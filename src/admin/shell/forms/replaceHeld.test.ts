import { expect, it } from 'vitest';
import { replaceHeld } from './replaceHeld.ts';

/** A form that holds one thing. */
function hold<Value>(value: Value) {
  const form = { value };
  return { form, held: { read: () => form.value, write: (next: Value) => void (form.value = next) } };
}

const film = { src: '/a.mp4', title: 'Atelier', poster: '/a.jpg', captions: '/a.vtt', isSilent: false };

it.each<[what: string, before: unknown, next: unknown]>([
  ['a transcript, by a file', 'Bonjour.', 'WEBVTT'],
  ['a slug, by the one with its letters', 'mon-adresse', 'ete-a-quebec'],
  ['an address, by a suggestion', 'zoe@gmial.com', 'zoe@gmail.com'],
  [
    'a picture and its words, by another one',
    { src: '/a.jpg', alt: 'Zoé au micro' },
    { src: '/b.jpg', alt: null },
  ],
  ['a film and all that belongs to it, by none', film, null],
])('takes back what has replaced %s', (_what, before, next) => {
  const { form, held } = hold(before);
  const undo = replaceHeld(held, next);
  expect(form.value).toEqual(next);
  expect(undo?.()).toBe(true);
  expect(form.value).toEqual(before);
});

it('leaves what was typed there since', () => {
  const { form, held } = hold({ src: '/a.jpg', alt: 'Zoé' as string | null });
  const undo = replaceHeld(held, { src: '/b.jpg', alt: null });
  held.write({ src: '/b.jpg', alt: 'Luc' });
  expect(undo?.()).toBe(false);
  expect(form.value.alt).toBe('Luc');
});

it('has nothing to take back where nothing changed', () => {
  expect(replaceHeld(hold('a').held, 'a')).toBeNull();
});
