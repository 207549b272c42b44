import { describe, expect, it } from 'vitest';
import { companyContent as company } from '#site/settings/settings.content.ts';
import { connectTo } from '#data/connection.ts';
import { paths } from '#paths.ts';
import { publicPaths } from '../../tests/e2e/publicPaths.ts';
import { fixedAddresses } from './addresses.ts';
import { isClientRendered, toPageAddress, renderPage, unknownAddress } from './renderPage.tsx';

// A backend that has published nothing yet.
connectTo({ fetch: () => Promise.resolve(Response.json([])) });
const rendered = await Promise.all(
  fixedAddresses().map(async (path) => ({ path, page: await renderPage(path) })),
);
const pages = rendered.flatMap(({ path, page }) => (page instanceof Response ? [] : [{ path, ...page }]));

/** Pages of what the seed has published. */
const ofExamples = /^\/(?:blog|realizations|balados)\/./;

const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const toAddress = (address: string) => toPageAddress(new URL(address, 'http://localhost'));

describe('the table of routes', () => {
  it('renders every public address', () => {
    const found = pages.map(({ path }) => path);
    expect(found).toEqual(expect.arrayContaining(publicPaths.filter((path) => !ofExamples.test(path))));
  });

  it.each([
    ['/portfolio', '/realizations'],
    ['/services/podcast', '/services/production-de-balado'],
    ['/services/video', '/services/production-audiovisuelle'],
    ['/services/marketing', '/services/communication-visibilite'],
    ['/services/analytics', '/services/strategie-accompagnement'],
  ])('leads %s to the page that answers it', (path, location) => {
    const page = rendered.find((one) => one.path === path)?.page;
    expect(page).toMatchObject({ status: 301 });
    expect((page as Response).headers.get('Location')).toBe(location);
  });

  it.each([
    '/admin',
    '/admin/articles',
    '/admin/articles/new',
    '/admin/articles/12',
    '/admin/pages',
    '/admin/media',
    '/admin/formations',
    '/admin/services',
    '/admin/users',
    '/admin/users/journal',
    '/admin/profile',
    '/admin/taxonomy',
    '/admin/analytics',
    '/admin/settings',
    '/admin/messages',
  ])('leaves %s to the browser', (path) => {
    expect(isClientRendered(toAddress(path))).toBe(true);
  });

  it('has one page for all other addresses, which says so', async () => {
    for (const path of ['/admin/nowhere', '/%', '/..%2fpackage.json']) {
      expect(toAddress(path)).toBe(unknownAddress);
    }
    expect(await renderPage(unknownAddress)).toMatchObject({ status: 404, html: expect.any(String) });
    // Capitals are the small letters' address.
    expect(toAddress('/No-where')).toBe('/no-where');
    // A page could be composed there: as long as there is none, it is left to the one that all of them share.
    expect(toAddress('/nowhere')).toBe('/nowhere');
    expect(await renderPage('/nowhere')).toMatchObject({ status: 404, body: null });
    // One that a former site had may lead on.
    expect(toAddress('/services/nowhere.html')).toBe('/services/nowhere.html');
    expect(toAddress('/wp-content/x.pdf')).toBe('/wp-content/x.pdf');
  });

  it.each([
    ['/about/', '/about'],
    ['/about?source=infolettre', '/about'],
    ['/blog?tag=son&source=infolettre&categorie=video&page=2', '/blog?categorie=video&tag=son&page=2'],
    ['/blog?page=1', paths.blog],
  ])('shows at %s the page of %s', (address, page) => {
    expect(toAddress(address)).toBe(page);
  });
});

it('fills the facts in the titles of composed pages in the footer', async () => {
  const page = { slug: 'equipe', title: 'L’équipe de {nom}', footer: 'column' };
  const undo = connectTo({
    fetch: (input) =>
      Promise.resolve(
        Response.json(new URL(new Request(input).url).searchParams.has('footer') ? [page] : []),
      ),
  });
  expect(await renderPage('/')).toMatchObject({
    html: expect.stringMatching(/<a [^>]*href="\/equipe"[^>]*>L’équipe de Porte-Voix<\/a>/),
  });
  undo();
});

describe.each(pages)('$path', ({ path, html }) => {
  it('carries its head data', () => {
    expect(tag(html, /<title>([^<]+)<\/title>/)).toContain(company.name);
    // No show is published here: nobody is to find a page without any.
    const unlisted: string[] = [paths.auth, paths.passwordReset, paths.podcasts, paths.search];
    const isUnlisted = unlisted.includes(path);
    expect(html.includes('content="noindex"')).toBe(isUnlisted);
    if (path === paths.passwordReset || path === paths.search) return;
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);

    const url = new URL(path, 'http://localhost:4173').href;
    expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
    expect(html).toContain(`<meta name="author" content="`);
    expect(html).toContain('<meta name="language" content="fr-CA"/>');
    expect(html).toContain('<meta name="geo.region" content="CA-QC"/>');
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${url}"/>`);
    for (const property of ['title', 'description', 'image', 'type', 'locale', 'site_name']) {
      expect(html).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+"`));
    }
    const data = JSON.parse(
      tag(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? '',
    ) as unknown;
    expect(data).toContainEqual(
      expect.objectContaining({ '@type': 'ProfessionalService', name: company.name }),
    );
  });

  it('has one main heading and no inline style, which the content security policy would refuse', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<[^>]+ style="[^"]*"[^>]*>/g)).toBeNull();
  });
});

/** What a page says: its text, with plain spaces, so that typography is free to use its own. */
const toText = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('’', "'")
    .replaceAll('\u2011', '-')
    .replace(/[\s\u00A0\u202F]+/g, ' ');

/** « 1 290 € » and « 1290 € » are the same price. */
const withoutThousands = (text: string) => text.replace(/(\d) (?=\d{3}\b)/g, '$1');

/** Strings, figures and prices that docs/product.md 1 to 4 promise, page by page. */
const promised: Record<string, string[]> = {
  '/': [
    'Démarrer un projet',
    'Podcast',
    'Vidéo',
    'Marketing',
    'Analytics',
    '150+',
    '95 %',
    '50K+',
    '2M+',
    '85 %',
    '4.9/5',
    '+340 %',
    '98 %',
    '15 jours',
    'Découverte & Stratégie',
    'Création & Conception',
    'Production & Réalisation',
    'Lancement & Optimisation',
    '1-2 semaines',
    '2-3 semaines',
    '3-4 semaines',
    'Production Podcast',
    'Vidéo Corporate',
    'Marketing Digital',
    'Solution Complète',
    'Startup/PME',
    'Entreprise Moyenne',
    'Grande Entreprise',
    'Prêt à calculer votre ROI ?',
    'Tous nos Services',
    '418 555-0142',
    'info@porte-voix.example',
    '9h00-18h00',
    '9h00-12h00',
    '2024',
  ],
  '/about': ['50+', '24/7'],
  '/formations': ['890 €', '650 €', '750 €', '1290 €', 'autres modules...'],
  '/contact': ['Envoyer le message', '418 555-0142', '9h00-18h00', '9h00-12h00'],
  '/services/production-audiovisuelle': [
    '800 €',
    '200 €',
    '150 €',
    '100 €',
    'Réserver un Studio',
    'Réserver une Consultation',
  ],
  '/services/communication-visibilite': ['500', '5000', '200', '1500', '800', '3000', '1000'],
  '/services/formation-communication': [
    '890 €',
    '1290 €',
    '590 €',
    '1190 €',
    '180 €',
    '250 €',
    '450 €',
    '1h30',
    'Bientôt complet',
    'Places disponibles',
  ],
  '/services/strategie-accompagnement': ['2500', '8000', '1800', '5000', '800', '3000', '15000'],
  '/auth': ['Connexion', 'Inscription', 'Connectez-vous ou créez votre compte'],
};

it.each(Object.entries(promised))('says at %s what the product promises', (path, strings) => {
  const text = withoutThousands(toText(pages.find((page) => page.path === path)?.html ?? ''));
  expect(strings.filter((string) => !text.includes(withoutThousands(string)))).toEqual([]);
});

it('says something of its own on every page', () => {
  for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
    const tags = pages.flatMap(({ html }) => tag(html, pattern) ?? []);
    expect(tags).toEqual([...new Set(tags)]);
  }
});
