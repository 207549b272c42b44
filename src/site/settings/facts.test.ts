import { expect, it } from 'vitest';
import { factsNamedIn, getFacts, fillFacts } from './facts.ts';
import { internationalPhone, isPhone, phoneLink } from './phone.ts';
import { codeSettings, completed, copies } from './settings.ts';

const facts = getFacts(codeSettings);

it('fills the facts in wherever they are named, and leaves other braces alone', () => {
  const content = {
    title: 'Bonjour de {nom}',
    links: [{ label: '{téléphone}', to: 'tel:{téléphone}' }],
    count: 3,
  };
  expect(fillFacts(content, facts)).toEqual({
    title: 'Bonjour de Porte-Voix',
    links: [{ label: '418 555-0142', to: 'tel:+1-418-555-0142' }],
    count: 3,
  });
  expect(fillFacts('{inconnu} {x} {', facts)).toBe('{inconnu} {x} {');
});

it('makes nothing new of what names no fact', () => {
  const content = { hero: { title: 'Bonjour' }, text: { chapters: [{ id: 'a' }] } };
  expect(fillFacts(content, facts)).toBe(content);
  expect(fillFacts({ ...content, lead: '{nom}' }, facts).hero).toBe(content.hero);
});

it('takes what is said for what isn’t', () => {
  const { company, privacy } = codeSettings;
  expect(getFacts(codeSettings)).toMatchObject({
    '{nom-légal}': 'Porte-Voix',
    '{courriel-responsable}': 'info@porte-voix.example',
  });
  const reported = getFacts({
    company: { ...company, legalName: 'Porte-Voix inc.' },
    privacy: { ...privacy, officer: { ...privacy.officer, email: 'vie.privee@porte-voix.example' } },
  });
  expect(reported).toMatchObject({
    '{nom-légal}': 'Porte-Voix inc.',
    '{courriel-responsable}': 'vie.privee@porte-voix.example',
  });
});

it('lets the titles follow the name, unless they are given another', () => {
  const renamed = { ...copies, company: { ...copies.company, name: 'Écho' } };
  expect(completed(renamed).search.titleSuffix).toBe('Écho');
  const titled = { ...renamed, search: { ...copies.search, titleSuffix: 'Agence Écho' } };
  expect(completed(titled).search.titleSuffix).toBe('Agence Écho');
});

it('names each fact of a text once', () => {
  expect(factsNamedIn('{nom} et {nom}, {inconnu}, tel:{téléphone}', facts)).toEqual(['{nom}', '{téléphone}']);
});

it.each([
  '418 555-0142',
  '(418) 555-0142',
  '418.555.0142',
  '1 418 555-0142',
  '+1 418 555 0142',
  '4185550142',
])('dials %s', (phone) => {
  expect(isPhone(phone)).toBe(true);
  expect(internationalPhone(phone)).toBe('+1-418-555-0142');
  expect(phoneLink(phone)).toBe('tel:+1-418-555-0142');
});

it.each(['', '555-0142', '418 555-014', '418 555-01422', '118 555-0142', 'appelez', '418 555-0142 poste 3'])(
  'doesn’t take « %s » for a number',
  (phone) => expect(isPhone(phone)).toBe(false),
);
