import { createHash } from 'node:crypto';
import { storageOrigin } from '../data/localBackend.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components adds its rules to an empty style element, which has to be allowed by the hash of nothing. */
const emptyStyle = '';

/** What a document holds inline, word for word. */
export type InlineContent = {
  styles: readonly string[];
  scripts: readonly string[];
  /** The hosted project's origin, if there is one. */
  backend?: string | undefined;
};

/**
 * The policy of a document, without `unsafe-inline`: scripts from this origin, styles and the loader by their hashes.
 * Pictures and sounds may come from any https address, since editors paste them.
 */
export function contentSecurityPolicy({ styles, scripts, backend }: InlineContent) {
  // A local stack of Supabase has no https.
  const files = backend?.startsWith('http:') ? ` ${backend}` : '';
  const origins = backend ? new Set([backend, backend.replace(/^http/, 'ws'), storageOrigin(backend)]) : [];
  const connect = [...origins].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(sha256).join(' ')}`,
    `style-src 'self' ${[emptyStyle, ...styles].map(sha256).join(' ')}`,
    `img-src 'self' data: blob: https:${files}`,
    `media-src 'self' blob: https:${files}`,
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Each belongs to one module: see `createTrusted`.
    "require-trusted-types-for 'script'",
    'trusted-types structured-data picture-worker sound-worker proof-worker checked-page content-preview noscript',
  ].join('; ');
}
