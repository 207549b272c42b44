import { expect, it } from 'vitest';
import { isSentHere } from './loopback.ts';

it.each([
  'localhost',
  'LocalHost:4173',
  'site.localhost',
  '127.0.0.1:80',
  '127.9.8.7',
  '127.1',
  '2130706433',
  '[::1]:4173',
])('knows %s as this machine', (host) => {
  expect(isSentHere(host, [])).toBe(true);
});

it.each([
  undefined,
  '',
  'rebound.example',
  'localhost.rebound.example',
  'localhost@rebound.example',
  'rebound.example/localhost',
  'xlocalhost',
  '127.0.0.1.nip.io',
  '10.0.0.1',
  '0.0.0.0',
  '[::2]',
  'a b',
  'www.agence.example.test',
])('knows %s as somebody else’s', (host) => {
  expect(isSentHere(host, ['www.agence.example'])).toBe(false);
});

it('knows the name that a proxy shows', () => {
  expect(isSentHere('www.agence.example:443', ['www.agence.example'])).toBe(true);
});
