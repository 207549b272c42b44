// @vitest-environment node
import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { findDigest } from './mediaDigest.ts';

const toHex = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

afterEach(() => vi.unstubAllGlobals());

it('is the same on a page that isn’t served securely', async () => {
  const file = new Blob([new Uint8Array(1024 * 1024).fill(7), 'bonjour']);
  const expected = await findDigest(file);
  vi.stubGlobal('crypto', { subtle: undefined });
  expect(await findDigest(file)).toBe(expected);
});

it('is that of the whole file', async () => {
  expect(await findDigest(new Blob(['bonjour']))).toBe(toHex('bonjour'));
});

it('is that of size and both ends above 100 MB, of which no more is read', async () => {
  const megabyte = (byte: number) => new Uint8Array(1024 * 1024).fill(byte);
  const size = 101 * 1024 * 1024;
  const file = {
    size,
    slice: (start: number) => new Blob([megabyte(start === 0 ? 1 : 2)]),
    arrayBuffer: () => Promise.reject(new Error('Too much for the memory of a phone')),
  };
  expect(await findDigest(file as unknown as Blob)).toBe(toHex(`${size}\n`, megabyte(1), megabyte(2)));
});
