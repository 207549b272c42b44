import { paths } from '../paths.ts';

/** What a host has to know beside the files: written once, and printed in the format of each kind of host. */
export type Hosting = {
  headers: Record<string, string>;
  /** Some by the query of an address, too: Cloudflare Pages leaves these out. */
  redirects: { from: string; to: string; status: number }[];
  /** Patterns (`/admin/*`) that get the app shell when no file answers. */
  clientRendered: string[];
};

/** Address of the empty page in which the app renders what has no HTML file of its own. */
export const appShell = '/app-shell';

/** The types of what applications read of shows. */
export const podcastTypes = {
  feed: 'application/rss+xml; charset=utf-8',
  transcript: 'text/vtt; charset=utf-8',
  chapters: 'application/json+chapters; charset=utf-8',
};

/** Files below it carry a hash of their content in their name, and never change. */
export const hashedFiles = '/assets/';

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** Where a rule can't distinguish a file from a missing one, and a 404 must not outlive the mended deployment. */
  hashedOrMissing: 'public, max-age=3600',
  other: 'public, max-age=0, must-revalidate',
  /** Without it browsers may keep a redirect for good, while its address is given to another page. */
  redirect: 'no-cache',
};

/** The headers of every answer. A document brings its own content security policy; on a static host, as a meta element. */
export const securityHeaders = (policy?: string): Record<string, string> => ({
  // The one directive that a meta element cannot carry.
  'Content-Security-Policy': [...(policy ? [policy] : []), "frame-ancestors 'none'"].join('; '),
  // This host alone: its owner's other hosts may still speak plain HTTP, and preloading takes months to undo.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** The addresses of what is for whoever has a link, as hosts write them: previews, registrations, bookings. */
export const unlistedPatterns = [
  paths.preview,
  paths.sitePreview,
  `${paths.sitePreview}/*`,
  paths.registration,
  `${paths.registration}/*`,
  paths.booking,
  `${paths.booking}/*`,
];

/** Their headers besides: nobody but whoever has the link sees one, and nothing keeps it. */
export const unlistedHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The headers of what applications of other hosts read by script: feeds of shows, transcripts and chapters. */
export const openHeaders = { 'Access-Control-Allow-Origin': '*' };

/** Their addresses as hosts write them, with the types that no host knows by the ends of their names. */
const openFiles = [
  { source: paths.podcastFeed(':show'), type: podcastTypes.feed },
  { source: paths.episodeTranscript(':show', ':episode'), type: podcastTypes.transcript },
  { source: paths.episodeChapters(':show', ':episode'), type: podcastTypes.chapters },
].map(({ source, type }) => ({
  source: decodeURIComponent(source),
  headers: { ...openHeaders, 'Content-Type': type },
}));

/** Which addresses have which headers on every host, beside what is in the folder of hashed files. */
const headerRules = [
  // Netlify sends both values of a header; browsers take the last policy for referrers.
  ...unlistedPatterns.map((source) => ({ source, headers: unlistedHeaders })),
  ...openFiles,
];

/** `_headers` of Netlify and Cloudflare Pages, the latter of which gives missing files the headers of their address. */
export function headersFile({ headers }: Hosting) {
  const block = (pattern: string, entries: Record<string, string>) =>
    [pattern, ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', headers),
    block(`${hashedFiles}*`, { 'Cache-Control': cacheControl.hashedOrMissing }),
    ...headerRules.map(({ source, headers: own }) => block(source, own)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Stands in for a redirect on hosts that have no rules. */
export function movedFile(location: string, siteUrl: string) {
  const href = escapeHtml(location);
  const canonical = escapeHtml(new URL(location, siteUrl).href);
  return `<!doctype html>
<html lang="fr-CA">
<meta charset="utf-8">
<title>Page déplacée | Porte-Voix</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${canonical}">
<p>Cette page a été déplacée : <a href="${href}">la consulter</a>.</p>
`;
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects, clientRendered }: Hosting) {
  // Netlify has each part of a query by itself, and a file at the address goes first unless it is told otherwise.
  const moved = redirects.map(({ from, to, status }) =>
    from.includes('?') ? `${from.replaceAll(/[?&]/g, ' ')} ${to} ${status}!` : `${from} ${to} ${status}`,
  );
  const shell = clientRendered.map((pattern) => `${pattern} ${appShell} 200`);
  return `${[...moved, ...shell].join('\n')}\n`;
}

/** A pattern as Vercel writes it. */
const toSource = (pattern: string) => pattern.replace('*', '(.*)');

/**
 * `vercel.json`, for a deployment of the built folder. Its rules don't see whether a file exists: each of the `hashed`
 * has one of its own.
 */
export function vercelFile({ headers, redirects, clientRendered }: Hosting, hashed: readonly string[]) {
  const list = (entries: Record<string, string>) =>
    Object.entries(entries).map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list(headers) },
      ...headerRules.map(({ source, headers: own }) => ({ source: toSource(source), headers: list(own) })),
      ...hashed.map((source) => ({ source, headers: list({ 'Cache-Control': cacheControl.hashed }) })),
    ],
    redirects: redirects.map(({ from, to, status }) => {
      const { pathname, searchParams } = new URL(from, 'https://site.test');
      const has = [...searchParams].map(([key, value]) => ({ type: 'query', key, value }));
      return {
        source: has.length > 0 ? pathname : from,
        ...(has.length > 0 && { has }),
        destination: to,
        statusCode: status,
      };
    }),
    rewrites: clientRendered.map((pattern) => ({
      source: toSource(pattern),
      destination: appShell,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
