// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { hydrationDataId, hydrationDataJson } from '#hydration/hydrationData.ts';
import { loader as layoutLoader } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { loader } from '#site/pages/AboutPage/AboutPage.tsx';
import { heroContent } from '#site/pages/AboutPage/aboutPage.section.ts';
import { loadBlogPage } from '#features/articles/site/BlogPage/blogPage.loader.ts';
import {
  callToActionContent,
  heroContent as blogHero,
} from '#features/articles/site/BlogPage/blogPage.section.ts';
import { companyContent } from '#site/settings/settings.content.ts';

const company = { ...companyContent, phone: '418 555-0199' };
const hero = { ...heroContent, title: 'Autrement' };
const footerPages = [{ slug: 'portes-ouvertes', title: 'Portes ouvertes', footer: 'column' }];
const blogContents = { 'blog/callToAction': callToActionContent, 'blog/hero': blogHero };

/** What is published, or that nobody can be asked. */
let published: 'down' | Record<string, object> = 'down';

connectTo({
  fetch(input) {
    const { pathname, searchParams } = new URL(new Request(input).url);
    if (!/\/(?:site_contents|pages)$/.test(pathname)) {
      return Promise.resolve(Response.json([], { headers: { 'Content-Range': '*/0' } }));
    }
    if (published === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    if (searchParams.has('footer')) return Promise.resolve(Response.json(footerPages));
    const rows = Object.entries(published)
      .filter(([key]) => searchParams.get('key')?.includes(`"${key}"`))
      .map(([key, value]) => ({ key, value, quebec_day: key === 'settings/company' ? '2026-12-20' : null }));
    return Promise.resolve(Response.json(rows));
  },
});

const layoutData = {
  changed: { 'settings/company': company },
  today: '2026-12-20',
  pages: footerPages,
};

/** The document that the server has rendered with this. */
function rendered(loaderData: Record<string, unknown>) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = hydrationDataId;
  element.textContent = hydrationDataJson({ address: '/', loaderData });
  document.body.replaceChildren(element);
}

beforeEach(() => {
  published = 'down';
});
afterEach(() => document.body.replaceChildren());

it('leaves the document as it was rendered when a request fails', async () => {
  rendered({ '0-0': layoutData, '0-0-1': { 'about/hero': hero } });
  expect(await layoutLoader()).toEqual(layoutData);
  expect(await loader()).toEqual({ 'about/hero': hero });
});

it('leaves what is known when a request fails', async () => {
  rendered({ '0-0': { ...layoutData, pages: [] }, '0-0-1': { 'about/hero': heroContent } });
  published = { 'settings/company': company, 'about/hero': hero };
  await Promise.all([layoutLoader(), loader()]);
  published = 'down';
  expect(await layoutLoader()).toEqual(layoutData);
  expect(await loader()).toEqual({ 'about/hero': hero });
});

it('knows that something is not published any more', async () => {
  rendered({ '0-0-1': { 'about/hero': hero } });
  published = {};
  await loader();
  published = 'down';
  expect(await loader()).toBeUndefined();
});

it('shows what the code says where nothing was ever known', async () => {
  expect(await layoutLoader()).toBeUndefined();
  expect(await loader()).toBeUndefined();
});

it('finds no change on the blog when its contents can’t be asked for', async () => {
  published = blogContents;
  const shown = await loadBlogPage({ page: 1 });
  published = 'down';
  rendered({ '0-0-10': shown });
  expect(JSON.stringify(await loadBlogPage({ page: 1 }))).toBe(JSON.stringify(shown));
});
