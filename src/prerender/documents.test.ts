import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { movedDocument, pageDocument, robots, shellDocument, siteMap } from './documents.ts';

const template = `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8" /><!--head--><script type="module" crossorigin src="/assets/index-1.js"></script><style>@font-face{}</style></head><body><div id="root"></div></body></html>`;
const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

it('allows the styles of the page by their hashes, and nothing inline besides', () => {
  const html = pageDocument(
    template,
    '<title>À propos</title><style data-styled="true">.a>.b{color:red}</style>',
    '<div id="root"><p>5 $ & $1</p></div>',
    'https://project.supabase.co',
  );
  const policy =
    /^.*<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      html,
    )?.[1];
  expect(policy).toContain(hash('.a>.b{color:red}'));
  expect(policy).toContain(hash('@font-face{}'));
  expect(policy).toContain(hash(''));
  expect(policy).toContain('https://project.supabase.co wss://project.supabase.co');
  expect(policy).not.toContain('unsafe');
  expect(html).toContain('<div id="root"><p>5 $ & $1</p></div>');
});

it('lets nothing that paints wait for the script, but in the shell, which has nothing to paint', () => {
  const page = pageDocument(template, '', '<div id="root"><p>Bonjour</p></div>');
  expect(page.indexOf('<script')).toBeGreaterThan(page.indexOf('Bonjour'));
  expect(page).toContain('async fetchpriority="low" src="/assets/index-1.js"');
  const shell = shellDocument(template, '<style data-styled="true">body{margin:0}</style>');
  expect(shell.indexOf('<script')).toBeLessThan(shell.indexOf('</head>'));
  expect(shell).toMatch(/body\{margin:0\}.*<div id="root" data-styled><\/div>/);
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
