import { expect, it } from 'vitest';
import { type Hosting, headersFile, redirectsFile, securityHeaders, vercelFile } from './hosting.ts';

const hosting: Hosting = {
  headers: { 'X-Content-Type-Options': 'nosniff' },
  redirects: [{ from: '/portfolio', to: '/realizations', status: 301 }],
  clientRendered: ['/admin', '/admin/*'],
};

it('prints the headers for Netlify and Cloudflare Pages, which would keep a 404 as long as a file', () => {
  expect(headersFile(hosting)).toBe(
    `/*
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: public, max-age=3600

/apercu
  Cache-Control: no-store
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex

/apercu/site
  Cache-Control: no-store
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex

/apercu/site/*
  Cache-Control: no-store
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex

/inscription
  Cache-Control: no-store
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex

/inscription/*
  Cache-Control: no-store
  Referrer-Policy: no-referrer
  X-Robots-Tag: noindex

/balados/:show/feed.xml
  Access-Control-Allow-Origin: *
  Content-Type: application/rss+xml; charset=utf-8

/balados/:show/:episode/transcription.vtt
  Access-Control-Allow-Origin: *
  Content-Type: text/vtt; charset=utf-8

/balados/:show/:episode/chapitres.json
  Access-Control-Allow-Origin: *
  Content-Type: application/json+chapters; charset=utf-8
`,
  );
});

it('prints redirects before rewrites to the app shell', () => {
  expect(redirectsFile(hosting)).toBe(
    `/portfolio /realizations 301
/admin /app-shell 200
/admin/* /app-shell 200
`,
  );
});

it('prints the same for Vercel, with a rule for each file that never changes', () => {
  expect(JSON.parse(vercelFile(hosting, ['/assets/app-a1b2.js']))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
      ...['/apercu', '/apercu/site', '/apercu/site/(.*)', '/inscription', '/inscription/(.*)'].map(
        (source) => ({
          source,
          headers: [
            { key: 'Cache-Control', value: 'no-store' },
            { key: 'Referrer-Policy', value: 'no-referrer' },
            { key: 'X-Robots-Tag', value: 'noindex' },
          ],
        }),
      ),
      ...[
        ['/balados/:show/feed.xml', 'application/rss+xml; charset=utf-8'],
        ['/balados/:show/:episode/transcription.vtt', 'text/vtt; charset=utf-8'],
        ['/balados/:show/:episode/chapitres.json', 'application/json+chapters; charset=utf-8'],
      ].map(([source, type]) => ({
        source,
        headers: [
          { key: 'Access-Control-Allow-Origin', value: '*' },
          { key: 'Content-Type', value: type },
        ],
      })),
      {
        source: '/assets/app-a1b2.js',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ],
    redirects: [{ source: '/portfolio', destination: '/realizations', statusCode: 301 }],
    rewrites: [
      { source: '/admin', destination: '/app-shell' },
      { source: '/admin/(.*)', destination: '/app-shell' },
    ],
  });
});

it('asks for HTTPS on this host alone', () => {
  expect(securityHeaders()['Strict-Transport-Security']).toBe('max-age=31536000');
});

it('forbids framing, which only a header can', () => {
  expect(securityHeaders("default-src 'self'")['Content-Security-Policy']).toBe(
    "default-src 'self'; frame-ancestors 'none'",
  );
});
