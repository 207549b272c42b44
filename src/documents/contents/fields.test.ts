import { describe, expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { getField } from './field.ts';
import { group, identifier, line, lines, link, list, openLink, text } from './fields.ts';
import { film, libraryPicture, optionalPicture, picture, sound, transcript } from './mediaFields.ts';
import { documentChoice, number } from './valueFields.ts';
import type { z } from 'zod';

const listMessages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('line and text', () => {
  it('count against what the layout holds, and say by how much', () => {
    expect(listMessages(line('Titre', 5), 'Cinq!')).toEqual([]);
    expect(listMessages(line('Titre', 5), 'Six!!!')).toEqual([
      'Raccourcissez ce texte de 1 caractère : 5 au plus.',
    ]);
  });

  it('refuse what is blank', () => {
    expect(listMessages(text('Texte', 5), ' ')).toEqual(['Écrivez ce texte.']);
  });

  it('keep a line on one line', () => {
    expect(line('Titre', 20).parse(' Deux\nlignes ')).toBe('Deux lignes');
    expect(text('Texte', 20).parse('Deux\nlignes')).toBe('Deux\nlignes');
  });
});

describe('link', () => {
  it('leads to a page of the site only', () => {
    expect(link().parse(paths.contact)).toBe(paths.contact);
    for (const address of [
      '/portes-ouvertes',
      '/realizations/un-film',
      '/balados/la-voix',
      '/balados/la-voix/un',
    ])
      expect(link().parse(address)).toBe(address);
    for (const address of [
      '/auth',
      '/balados/a/b/c',
      '/Portes ouvertes',
      'https://porte-voix.example',
      'javascript:alert(1)',
      '//ailleurs.example',
    ])
      expect(listMessages(link(), address)).toEqual(['Choisissez une page du site.']);
  });

  it.each([
    'https://www.cai.gouv.qc.ca',
    'mailto:info@porte-voix.example?subject=Bonjour',
    'tel:+1-418-555-0142',
  ])('leads out to %s where that is allowed', (address) => expect(openLink().parse(address)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://en-clair.example',
    'https://banque.example@piege.example',
    '//ailleurs.example',
    '/auth',
    'https://',
    'mailto:personne',
  ])('never leads to %j', (address) => {
    expect(listMessages(openLink(), address)).toHaveLength(1);
  });
});

describe('number', () => {
  it('says its bounds, and is whole by default', () => {
    const places = number('Places', { min: 0, max: 12 });
    expect(listMessages(places, 13)).toEqual(['Écrivez un nombre de 0 à 12.']);
    expect(listMessages(places, 1.5)).toEqual(['Écrivez un nombre entier.']);
    expect(listMessages(places, undefined)).toEqual(['Écrivez un nombre.']);
  });
});

const uploads = '/storage/v1/object/public/media/uploads';
const options = { ratio: 2 };

describe('picture', () => {
  const photo = { src: `${uploads}/1793000000000.webp`, alt: 'Le studio' };

  it('is drawn, or one of the library with what the library knows of it', () => {
    expect(picture('Image', options).parse('dusk')).toBe('dusk');
    const facts = { width: 1200, height: 800, variants: '360.webp' };
    expect(picture('Image', options).parse({ ...photo, facts })).toEqual({ ...photo, facts });
    expect(picture('Image', options).parse({ ...photo, facts: 'large' })).toEqual(photo);
    expect(listMessages(libraryPicture('Image', options), 'dusk')).toEqual(['Choisissez une image.']);
  });

  it('waits for its alternative text, and takes none for a decoration', () => {
    for (const alt of ['', null])
      expect(picture('Image', options).parse({ ...photo, alt })).toEqual({ ...photo, alt });
    const [tooLong] = listMessages(picture('Image', options), { ...photo, alt: 'a'.repeat(301) });
    expect(tooLong).toMatch(/^Raccourcissez ce texte de 1 caractère/);
  });

  it.each([
    'https://ailleurs.example/image.webp',
    `${uploads}/1793000000000.mp3`,
    `${uploads}/../../../secret.webp`,
    `javascript:${uploads}/1793000000000.webp`,
  ])('is never at %s', (src) => {
    expect(listMessages(picture('Image', options), { ...photo, src })).toEqual(['Choisissez une image.']);
  });

  it('may be left out where that is allowed', () => {
    const page = group('Page', { picture: optionalPicture('Image', options) });
    expect(page.parse({ picture: null })).toEqual({});
    expect(page.parse({ picture: photo })).toEqual({ picture: photo });
  });
});

it('takes sounds and films by what they are', () => {
  const audio = { src: `${uploads}/1793000000000.mp3` };
  expect(sound('Son').parse(audio)).toEqual(audio);
  expect(listMessages(sound('Son'), null)).toEqual(['Choisissez un son.']);
  const video = { src: `${uploads}/1793000000000.mp4`, title: 'La visite', isSilent: true };
  expect(film('Vidéo').parse({ ...video, poster: null })).toEqual(video);
  expect(film('Vidéo').parse(null)).toBeUndefined();
  expect(listMessages(film('Vidéo'), { ...video, ...audio })).toEqual(['Choisissez une vidéo.']);
});

it('takes a transcript in WebVTT, and a document of the kind that is wanted', () => {
  expect(transcript('Transcription').parse('WEBVTT\r\n\r\nBonjour')).toBe('WEBVTT\n\nBonjour');
  expect(listMessages(transcript('Transcription'), '1\n00:00 Bonjour')).toHaveLength(1);
  expect(documentChoice('Émission', 'show').parse('show/n-1')).toBe('show/n-1');
  expect(listMessages(documentChoice('Émission', 'show'), 'page/n-1')).toEqual(['Faites un choix.']);
});

describe('list', () => {
  const services = list('Services', group('Service', { id: identifier(), title: line('Nom', 20) }), {
    min: 1,
    max: 2,
  });
  const podcast = { id: 'podcast', title: 'Balado' };

  it('has no fewer and no more items than the layout holds', () => {
    expect(listMessages(services, [])).toEqual(['Il en faut au moins 1.']);
    expect(listMessages(services, [podcast, { ...podcast, id: 'b' }, { ...podcast, id: 'c' }])).toEqual([
      'La page en montre au plus 2.',
    ]);
  });

  it('tells its items apart', () => {
    expect(listMessages(services, [podcast, podcast])).toEqual(['Cet élément est déjà dans la liste.']);
    expect(listMessages(lines('Points', { min: 1, max: 3, length: 9 }), ['Un', 'Un '])).toEqual([
      'Cet élément est déjà dans la liste.',
    ]);
  });

  it('admits nothing that its items are not made of', () => {
    expect(listMessages(services, [{ ...podcast, onclick: 'x' }])).toHaveLength(1);
  });
});

it('finds the description of each schema', () => {
  expect(getField(line('Titre', 70))).toEqual({
    kind: 'line',
    label: 'Titre',
    hint: undefined,
    min: 1,
    max: 70,
  });
});
