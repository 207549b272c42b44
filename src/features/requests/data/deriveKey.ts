import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2';

const deriveByLibrary: typeof deriveByBrowser = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/**
 * Derives a key of a proof of work (PBKDF2 with SHA-256). Browsers keep their own derivation, some eight times as fast, from pages
 * of plain http, as a server on a local network has them.
 */
export const deriveKey = globalThis.crypto.subtle ? deriveByBrowser : deriveByLibrary;
