import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components adds its rules to an empty style element, which has to be allowed by the hash of nothing. */
const emptyStyle = sha256('');

/** What a page holds inline, for its policy: the hashes of its style elements and of its scripts that run. */
export type InlineHashes = { styles: string[]; scripts: string[] };

/** Finds them in `html`. Scripts with an address or a type other than the default hold nothing that runs inline. */
export const inlineHashes = (html: string): InlineHashes => ({
  styles: hashesOf(html, /<style\b[^>]*>([^<]*)<\/style>/g),
  scripts: hashesOf(html, /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs),
});

const hashesOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, content = '']) => sha256(content));

/**
 * The policy of a page, without `unsafe-inline`: scripts from this origin, styles and the loader by their hashes.
 * Pictures and sounds may come from any https address, since editors paste them. `backend` is the hosted project's origin, if there is one.
 */
export function contentSecurityPolicy({ styles, scripts }: InlineHashes, backend?: string) {
  const connect = backend ? ` ${backend} ${backend.replace(/^http/, 'ws')}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`,
    `style-src 'self' ${[...new Set([emptyStyle, ...styles])].join(' ')}`,
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
