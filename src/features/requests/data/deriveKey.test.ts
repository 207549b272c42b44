import { pbkdf2Sync } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { makeUuid } from '#data/makeToken.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['https', globalThis.crypto],
  ['plain http', {}],
])('a page of %s derives the key', async (_protocol, crypto) => {
  vi.stubGlobal('crypto', crypto);
  const { deriveKey } = await import('./deriveKey.ts');
  const secret = new Uint8Array(20).fill(7);
  const salt = new Uint8Array(16).fill(9);
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '',
    salt: '',
    cost: 1000,
    keyLength: 8,
    keyPrefix: '',
  };
  const { derivedKey } = await deriveKey(parameters, salt, secret);
  expect(Buffer.from(derivedKey)).toEqual(pbkdf2Sync(secret, salt, 1000, 8, 'sha256'));
});

test('an id that is made without the browser’s help looks like any other', () => {
  expect(makeUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(makeUuid()).not.toBe(makeUuid());
});
