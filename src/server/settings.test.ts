// @vitest-environment node
import { findKind } from '#documents/data/documentKey.ts';
import { describe, expect, it } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { companyContent, hoursContent, privacyContent } from '#site/settings/settings.content.ts';
import { blogFeed } from '#features/articles/site/BlogPage/blogFeed.ts';
import { publicPages } from '#publicPages.ts';
import { sections } from '#documents/contents/registry.ts';
import { headOfPage, renderPage } from './renderPage.tsx';

/** What is published, by key, and the day that the database says it is. */
let published: Record<string, object> = {};
let today = '2026-12-20';

connectTo({
  fetch: (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    if (!pathname.endsWith('/site_contents'))
      return Promise.resolve(Response.json([], { headers: { 'Content-Range': '*/0' } }));
    const requested = [...(searchParams.get('key') ?? '').matchAll(/"([^"]+)"/g)].map(([, key = '']) => key);
    const rows = requested.flatMap((key) =>
      key in published
        ? [{ key, value: published[key], quebec_day: key === 'settings/hours' ? today : null }]
        : [],
    );
    return Promise.resolve(Response.json(rows));
  },
});

async function htmlAt(path: string, contents: Record<string, object>) {
  published = contents;
  const page = await renderPage(path);
  if (page instanceof Response) throw new Error(`${path} leads elsewhere.`);
  return page.html;
}

const organizationIn = (html: string) =>
  (
    JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as object[]
  )[0];

const shownIn = (html: string) =>
  html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));

const addresses = Object.values(publicPages).flatMap(({ path }) => (path.includes(':') ? [] : [path]));

const company = {
  ...companyContent,
  name: 'Écho',
  legalName: 'Écho communication inc.',
  tagline: 'Agence de Lévis',
  phone: '418 555-0199',
  email: 'bonjour@echo.example',
  address: { ...companyContent.address, street: '12, rue du Fort', city: 'Lévis' },
  areaServed: 'Chaudière-Appalaches',
};

describe('the company’s facts', () => {
  it.each(addresses)('rename the company everywhere at %s', async (path) => {
    expect(await htmlAt(path, { 'settings/company': company })).not.toContain('Porte-Voix');
  });

  it.each(['/', '/contact', '/blog', '/404', '/services/production-audiovisuelle'])(
    'are everywhere at %s, and nothing of the code’s',
    async (path) => {
      const html = await htmlAt(path, { 'settings/company': company });
      const [shown, footer] = [shownIn(html), html.slice(html.indexOf('<footer'))];
      for (const fact of ['418 555-0199', 'tel:+1-418-555-0199', 'bonjour@echo.example', '12, rue du Fort'])
        expect(footer, fact).toContain(fact);
      expect(html).not.toContain('555-0142');
      expect(html).not.toContain('info@porte-voix.example');
      expect(shown).toContain('aria-label="Écho, accueil"');
      if (path === '/404') return;
      expect(html).toContain('<meta property="og:site_name" content="Écho"');
      expect(html).toMatch(/<title>[^<]*Écho[^<]*<\/title>/);
      expect(organizationIn(html)).toMatchObject({
        name: 'Écho',
        slogan: 'Agence de Lévis',
        telephone: '+1-418-555-0199',
        email: 'bonjour@echo.example',
        legalName: 'Écho communication inc.',
        areaServed: 'Chaudière-Appalaches',
        address: { streetAddress: '12, rue du Fort', addressLocality: 'Lévis' },
      });
    },
  );

  it.each([
    ['/legal-notice', 'Écho communication inc., agence de communication établie au 12, rue du Fort, Lévis'],
    ['/privacy-policy', 'Écho recueille et conserve'],
    ['/terms-of-service', 'l’utilisation du site de Écho'],
    ['/contact', 'Appeler le 418 555-0199'],
  ])('are in the text of %s', async (path, words) => {
    const html = shownIn(await htmlAt(path, { 'settings/company': company }));
    expect(html).toContain(words);
    expect(html).not.toMatch(/\{[\p{L}-]+\}/u);
  });

  it('are in the feed, and on the pictures for sharing', async () => {
    published = { 'settings/company': company };
    expect(await blogFeed()).toMatch(/<title>Blogue de Écho<\/title>\s*<subtitle>Agence de Lévis</);
    expect((await headOfPage('/about'))?.settings.company).toMatchObject({ name: 'Écho' });
  });
});

describe('hours', () => {
  const hours = {
    week: { ...hoursContent.week, saturday: hoursContent.week.sunday },
    exceptions: [
      { id: 'n-1', label: 'Noël', from: '2026-12-25', isOpen: false, opens: '09:00', closes: '17:00' },
    ],
  };

  it('are in the footer, twice on the contact page and in the structured data, with the day that comes near', async () => {
    const html = await htmlAt('/contact', { 'settings/hours': hours });
    expect(shownIn(html).split('Samedi et dimanche')).toHaveLength(4);
    expect(shownIn(html).split('Noël, vendredi 25 décembre')).toHaveLength(3);
    expect(organizationIn(html)).toMatchObject({
      openingHours: ['Mo-Fr 09:00-18:00'],
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
    });
  });

  it('forget the day when it is over', async () => {
    today = '2026-12-26';
    const html = await htmlAt('/contact', { 'settings/hours': hours });
    expect(html.slice(0, html.indexOf('loader-data'))).not.toContain('Noël');
    today = '2026-12-20';
  });
});

it('shows the accounts that aren’t hidden, in their order', async () => {
  const accounts = [
    { name: 'YouTube', address: 'https://exemple.test/video' },
    { name: 'Facebook', address: 'https://exemple.test/f', isHidden: true },
    { name: 'LinkedIn', address: 'https://exemple.test/in' },
  ];
  const html = await htmlAt('/', { 'settings/socials': { accounts } });
  const [, list = ''] = shownIn(html).split('aria-label="Réseaux sociaux"');
  expect([...list.matchAll(/href="https:\/\/exemple.test\/(\w+)"/g)].map(([, name]) => name)).toEqual([
    'video',
    'in',
  ]);
  expect(organizationIn(html)).toMatchObject({
    sameAs: ['https://exemple.test/video', 'https://exemple.test/in'],
  });
});

it('tells search engines what the settings say, and titles by their own name', async () => {
  const html = await htmlAt('/about', {
    'settings/search': { titleSuffix: 'Agence {nom}', description: 'Une autre description.' },
  });
  expect(html).toMatch(/<title>[^<]+ \| Agence Porte-Voix<\/title>/);
  expect(organizationIn(html)).toMatchObject({ description: 'Une autre description.' });
});

it('lets the legal texts name who is in charge, and how long messages are kept', async () => {
  const privacy = {
    officer: { name: 'Luc Roy', role: 'directeur', email: 'luc@porte-voix.example' },
    messageMonths: 6,
  };
  const policy = shownIn(await htmlAt('/privacy-policy', { 'settings/privacy': privacy }));
  expect(policy).toContain('est Luc Roy, directeur.');
  expect(policy).toMatch(/6\smois après leur envoi/);
  expect(policy).toContain('mailto:luc@porte-voix.example');
  expect(policy).not.toContain(privacyContent.officer.name);
  const notice = shownIn(await htmlAt('/legal-notice', { 'settings/privacy': privacy }));
  expect(notice).toContain('Luc Roy, directeur.');
});

it('never asks for what is no visitor’s business', async () => {
  const requested: string[] = [];
  const undo = connectTo({
    fetch: (input) => {
      requested.push(decodeURIComponent(new Request(input).url));
      return Promise.resolve(Response.json([]));
    },
  });
  await renderPage('/contact');
  undo();
  expect(requested.join('\n')).not.toContain('internal/');
  // The search's words are read by the database alone.
  const named = sections.filter(
    ({ key, group }) => group === 'settings' && findKind(key) !== 'internal' && key !== 'settings/synonyms',
  );
  for (const { key } of named) expect(requested.join('\n')).toContain(`"${key}"`);
});
