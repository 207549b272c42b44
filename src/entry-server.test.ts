import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type RouteHandle, routes } from './app/routes.tsx';
import { connectTo, listAddresses, renderPage } from './entry-server.tsx';
import { company } from './data/company.ts';

// A backend that has published nothing yet.
connectTo({ fetch: () => Promise.resolve(Response.json([])) });
const { prerendered, clientRendered } = await listAddresses();
const rendered = await Promise.all(
  prerendered.map(async (path) => ({ path, result: await renderPage(path) })),
);
const pages = rendered.flatMap(({ path, result }) => (result.kind === 'page' ? { path, ...result } : []));

const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

describe('the table of routes', () => {
  it('renders every public address', () => {
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/services',
        '/services/production-audiovisuelle',
        '/services/communication-visibilite',
        '/services/formation-communication',
        '/services/strategie-accompagnement',
        '/formations',
        '/realizations',
        '/contact',
        '/privacy-policy',
        '/terms-of-service',
        '/legal-notice',
        '/auth',
        '/blog',
      ]),
    );
  });

  it.each([
    ['/portfolio', '/realizations'],
    ['/services/podcast', '/services/production-audiovisuelle'],
    ['/services/video', '/services/production-audiovisuelle'],
    ['/services/marketing', '/services/communication-visibilite'],
    ['/services/analytics', '/services/strategie-accompagnement'],
  ])('leads %s to the page that answers it', (path, location) => {
    expect(rendered.find((page) => page.path === path)?.result).toEqual({
      kind: 'redirect',
      location,
      status: 301,
    });
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
    '/admin/taxonomy',
    '/admin/analytics',
    '/admin/settings',
    '/admin/messages',
    '/blog/un-article',
  ])('leaves %s to the browser', (path) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
    expect(clientRendered).toContainEqual(expect.stringMatching(/^\/(admin|admin\/\*|blog\/\*)$/));
    expect(prerendered).not.toContain(path);
  });

  it('asks a route with a parameter for the addresses to render, and leaves the others to the browser', async () => {
    const handle: RouteHandle = { prerenderPaths: () => Promise.resolve(['/blog/premier', '/blog/second']) };
    expect(await listAddresses([{ path: '/blog/:slug', lazy: () => Promise.resolve({ handle }) }])).toEqual({
      prerendered: ['/blog/premier', '/blog/second'],
      clientRendered: ['/blog/*'],
    });
  });

  it('answers any other address with the page that says so', () => {
    for (const path of ['/nowhere', '/admin/nowhere', '/services/nowhere']) {
      expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe('*');
    }
  });
});

describe.each(pages)('$path', ({ path, head, body }) => {
  it('carries its head data', () => {
    expect(tag(head, /<title>([^<]+)<\/title>/)).toContain(company.name);
    if (head.includes('content="noindex"')) return;
    expect(head).toMatch(/<meta name="description" content="[^"]{50,}"/);

    const url = new URL(path, 'http://localhost:4173').href;
    expect(head).toMatch(/<meta name="keywords" content="[^"]+"/);
    expect(head).toContain(`<meta name="author" content="`);
    expect(head).toContain('<meta name="language" content="fr-CA"/>');
    expect(head).toContain('<meta name="geo.region" content="CA-QC"/>');
    expect(head).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(head).toContain(`<meta property="og:url" content="${url}"/>`);
    for (const property of ['title', 'description', 'image', 'type', 'locale', 'site_name']) {
      expect(head).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+"`));
    }
    const data = JSON.parse(
      tag(head, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? '',
    ) as unknown;
    expect(data).toContainEqual(
      expect.objectContaining({ '@type': 'ProfessionalService', name: company.name }),
    );
  });

  it('has one main heading and no inline style, which the content security policy would refuse', () => {
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(body.match(/<[^>]+ style="[^"]*"[^>]*>/g)).toBeNull();
  });
});

it('says something of its own on every page', () => {
  for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
    const said = pages.flatMap(({ head }) => tag(head, pattern) ?? []);
    expect(said).toEqual([...new Set(said)]);
  }
});
