import { expect, it } from 'vitest';
import { ofPerson } from './formatPerson.ts';

it.each([
  ['Antoine Bouchard', 'd’Antoine Bouchard'],
  ['Élodie Tremblay', 'd’Élodie Tremblay'],
  ['Hélène Roy', 'd’Hélène Roy'],
  ['Luc', 'de Luc'],
])('of %s: « %s »', (name, said) => {
  expect(ofPerson(name)).toBe(said);
});
