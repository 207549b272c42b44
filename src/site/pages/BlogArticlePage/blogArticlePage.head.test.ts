// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fetchPublishedArticle } from '#data/articles/blog.queries.ts';
import { db } from '#mocks/db.ts';
import { mockBackend } from '#mocks/server.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { headOfArticle } from './blogArticlePage.head.ts';

mockBackend();

const slug = 'filmer-une-entrevue-avec-la-lumiere-du-jour';

/** The head of the fixture, after its editor changed something. */
async function headWith(changes: Partial<(typeof db.articles)[number]>) {
  const row = db.articles.find((candidate) => candidate.slug === slug);
  Object.assign(row ?? {}, changes);
  const article = await fetchPublishedArticle(slug);
  if (!article) throw new Error(`The fixtures hold no published article "${slug}".`);
  return { article, head: headOfArticle(article, codeSettings) };
}

it('says what the editor wrote for it', async () => {
  const { head } = await headWith({
    meta_title: 'Un titre court',
    meta_description: 'Une description.',
    og_image_url: '/storage/v1/object/public/media/og.png',
    featured_image_url: '/storage/v1/object/public/media/cover.png',
  });
  expect(head).toMatchObject({
    title: 'Un titre court',
    description: 'Une description.',
    socialImage: '/storage/v1/object/public/media/og.png',
    type: 'article',
  });
});

it('falls back on title, excerpt and featured picture', async () => {
  const blank = { meta_title: null, meta_description: '', og_image_url: null };
  const { article, head } = await headWith({ ...blank, featured_image_url: 'https://exemple.ca/a.jpg' });
  expect(head).toMatchObject({
    title: article.title,
    description: article.excerpt,
    socialImage: 'https://exemple.ca/a.jpg',
  });
});

it('leaves the picture to the build where there is none, and still describes itself', async () => {
  const { article, head } = await headWith({
    meta_description: null,
    excerpt: null,
    og_image_url: null,
    featured_image_url: null,
  });
  expect(head.socialImage).toBeUndefined();
  expect(head.description).toContain(article.title);
});

it.each([
  ['what the article says of its picture', { featured_image_alt: 'Une fenêtre.' }, 'Une fenêtre.'],
  [
    'what the library says of it',
    { featured_image_alt: null },
    'Console de mixage devant la vitre du studio A.',
  ],
  ['nothing of a decoration', { featured_image_alt: '' }, undefined],
  ['nothing of another picture', { featured_image_alt: 'Une fenêtre.', og_image_url: '/og.png' }, undefined],
])('tells networks %s', async (_what, changes, expected) => {
  const [studio] = db.media_library;
  Object.assign(studio ?? {}, { width: 1200, height: 800 });
  const { head } = await headWith({
    og_image_url: null,
    featured_image_url: studio?.file_path ?? null,
    ...changes,
  });
  expect(head.socialImageAlt).toBe(expected);
});

it('is an Article with whole addresses, by its author', async () => {
  const { article, head } = await headWith({ featured_image_url: '/media/cover.png' });
  expect(head.structuredData).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      headline: article.title,
      image: expect.stringMatching(/^https?:\/\/.+\/media\/cover\.png$/),
      datePublished: article.published_at,
      author: { '@type': 'Person', name: head.author },
    }),
  ]);
});

it('names the company where the author is gone', async () => {
  const { head } = await headWith({ author_id: null });
  expect(head.author).toBeUndefined();
  expect(head.structuredData).toEqual([
    expect.objectContaining({ author: { '@id': expect.stringContaining('#organisation') } }),
  ]);
});
