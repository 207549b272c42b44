import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { movedDocument, pageDocument, robots, shellDocument, siteMap } from './documents.ts';

const template = `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8" /><!--head--><script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/react-2.js"><link rel="modulepreload" crossorigin href="/assets/router-3.js"><style>@font-face{}</style></head><body><div id="root"></div></body></html>`;
const setting = { template, loader: '(function(){start("$&")})();' };
const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

it('allows the styles of the page and the loader by their hashes, and nothing inline besides', () => {
  const html = pageDocument(
    { ...setting, backend: 'https://project.supabase.co' },
    '<title>À propos</title><style data-styled="true">.a>.b{color:red}</style>',
    '<div id="root"><p>5 $ & $1</p></div><script type="application/json">{"a":1}</script>',
  );
  const policy =
    /^.*<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      html,
    )?.[1];
  expect(policy).toContain(hash('.a>.b{color:red}'));
  expect(policy).toContain(hash('@font-face{}'));
  expect(policy).toContain(hash(''));
  expect(policy).toContain(`script-src 'self' ${hash(setting.loader)};`);
  expect(policy).toContain('https://project.supabase.co wss://project.supabase.co');
  expect(policy).not.toContain('unsafe');
  expect(html).toContain('<div id="root"><p>5 $ & $1</p></div>');
});

it('leaves the scripts of the app to the loader, which is there before anything that is painted', () => {
  const page = pageDocument(setting, '', '<div id="root"><p>Bonjour</p></div>');
  expect(page.match(/<script[^>]*>/g)).toEqual([
    '<script data-files="/assets/react-2.js /assets/router-3.js /assets/index-1.js" >',
  ]);
  expect(page).not.toContain('modulepreload');
  expect(page).toContain(`${setting.loader}</script></head>`);
  expect(() => pageDocument({ ...setting, template: '<div id="root"></div>' }, '', '')).toThrow(
    /index\.html/,
  );
});

it('starts the app at once in the shell, which has nothing to paint', () => {
  const shell = shellDocument(setting, { head: '<style>body{margin:0}</style>', body: '<p>Réessayer</p>' });
  expect(shell).toMatch(/body\{margin:0\}.* data-starts-at-once>.*<div id="root" data-styled><\/div><p>/);
});

it('leads on from a page that moved', () => {
  const html = movedDocument('/realizations', 'https://porte-voix.example');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/realizations">');
  expect(html).toContain('<link rel="canonical" href="https://porte-voix.example/realizations">');
});

it('tells search engines what to read', () => {
  expect(siteMap('https://porte-voix.example', [{ path: '/blog/été' }])).toContain(
    '<url><loc>https://porte-voix.example/blog/%C3%A9t%C3%A9</loc></url>',
  );
  expect(robots('https://porte-voix.example')).toContain('Sitemap: https://porte-voix.example/sitemap.xml');
});
