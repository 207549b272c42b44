import { expect, it } from 'vitest';
import { type Hosting, headersFile, redirectsFile, securityHeaders, vercelFile } from './hosting.ts';

const hosting: Hosting = {
  headers: { 'X-Content-Type-Options': 'nosniff' },
  redirects: [{ from: '/portfolio', to: '/realizations', status: 301 }],
  clientRendered: ['/admin', '/admin/*'],
};

it('prints the headers for Netlify and Cloudflare Pages', () => {
  expect(headersFile(hosting)).toBe(
    `/*
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: public, max-age=31536000, immutable
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

it('prints the same for Vercel', () => {
  expect(JSON.parse(vercelFile(hosting))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
      {
        source: '/assets/(.*)',
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

it('forbids framing, which only a header can', () => {
  expect(securityHeaders("default-src 'self'")['Content-Security-Policy']).toBe(
    "default-src 'self'; frame-ancestors 'none'",
  );
});
