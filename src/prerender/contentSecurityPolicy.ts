import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components adds its rules to an empty style element, which has to be allowed by the hash of nothing. */
const emptyStyle = sha256('');

/** The hashes of all style elements in `html`, for its policy. */
export const styleHashes = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => sha256(css));

/**
 * The policy of a page, without `unsafe-inline`: scripts from this origin, styles by their hashes. Pictures and sounds
 * may come from any https address, since editors paste them. `backend` is the hosted project's origin, if there is one.
 */
export function contentSecurityPolicy(hashes: Iterable<string>, backend?: string) {
  const connect = backend ? ` ${backend} ${backend.replace(/^http/, 'ws')}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set([emptyStyle, ...hashes])].join(' ')}`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // structuredData.ts is the one place that writes into a script element, convertPicture.ts the one that starts a worker.
    "require-trusted-types-for 'script'",
    'trusted-types structured-data picture-worker',
  ].join('; ');
}
