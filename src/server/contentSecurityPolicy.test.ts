import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const policy = (backend?: string) => contentSecurityPolicy({ styles: [], scripts: [], backend }).split('; ');

it('lets pages show the files of a local stack, which has no https', () => {
  expect(policy('http://127.0.0.1:54321')).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: blob: https: http://127.0.0.1:54321",
      "media-src 'self' blob: https: http://127.0.0.1:54321",
      "connect-src 'self' http://127.0.0.1:54321 ws://127.0.0.1:54321",
    ]),
  );
});

it('names a hosted project where it connects, and files by https alone', () => {
  expect(policy('https://abc.supabase.co')).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: blob: https:",
      "connect-src 'self' https://abc.supabase.co wss://abc.supabase.co https://abc.storage.supabase.co",
    ]),
  );
});
