import { expect, it } from 'vitest';
import { isAboutPerson, isCommonPassword, extractLetters } from './passwordRules.ts';

it.each([
  'Motdepasse2026!',
  'mot de passe 123',
  'azerty-azerty',
  'P@55w0rd2026!',
  'bonjour12345',
  'B0nj0ur!!!!!',
  'anniversaire',
  '123456789012',
  'aaaaaaaaaaaa1',
  'abababababab',
])('takes « %s » for common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each([
  'cheval agrafe pile correct',
  'un tout nouveau secret',
  'porte-voix-local',
  'Xk7#mQ2$vT9!',
  'белый снег ночью',
])('lets « %s » be', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

it('knows letters alone, once', () => {
  expect(extractLetters('Élodie-2026-élodie!')).toBe('elodie');
});

it.each([
  ['les fleurs d’Elodie', true],
  ['zoe.jarry et compagnie', true],
  ['trois chats et un roy', false],
])('« %s »: about the person, %s', (password, expected) => {
  const person = { email: 'zoe.jarry@exemple.ca', firstName: 'Élodie', lastName: 'Roy' };
  expect(isAboutPerson(password, person)).toBe(expected);
});
