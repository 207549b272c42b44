import { describe, expect, it } from 'vitest';
import { isActiveLink } from './navigation.ts';

describe('isActiveLink', () => {
  it.each([
    ['/', '/', true],
    ['/about', '/', false],
    ['/services', '/services', true],
    ['/services/production-audiovisuelle', '/services', true],
    ['/about/', '/about', true],
    ['/about', '/services', false],
    ['/services-aux-membres', '/services', false],
  ])('à l’adresse %s, le lien vers %s est actif : %s', (pathname, to, expected) => {
    expect(isActiveLink(pathname, to)).toBe(expected);
  });
});
