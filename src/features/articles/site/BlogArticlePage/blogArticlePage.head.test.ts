// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fetchPublishedArticle } from '#features/articles/data/blog.queries.ts';
import type { ArticleRow } from '#features/articles/data/article.schema.ts';
import type { MediaRow } from '#features/media/data/media.ts';
import { update } from '#mocks/database.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { startBackend } from '#mocks/server.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { headOfArticle } from './blogArticlePage.head.ts';

startBackend();

const slug = 'filmer-une-entrevue-avec-la-lumiere-du-jour';

/** The head of the fixture, after its editor changed something. */
async function headWith(changes: Partial<ArticleRow>) {
  await update('articles', { slug }, changes);
  const article = await fetchPublishedArticle(slug);
  if (!article) throw new Error(`The fixtures hold no published article "${slug}".`);
  return { article, head: headOfArticle(article, codeSettings) };
}

/** The first picture of the library, with what is known of it. */
async function libraryPicture(changes: Partial<MediaRow>) {
  const [studio] = mediaLibrary;
  if (!studio) throw new Error('The fixtures hold no picture.');
  await update('media_library', { id: studio.id }, { width: 1200, height: 800, ...changes });
  return studio;
}

const variants = '360.webp social.jpg';

it('says what the editor wrote for it', async () => {
  const { head } = await headWith({
    meta_title: 'Un titre court',
    meta_description: 'Une description.',
    og_image_url: 'https://exemple.ca/og.webp',
    featured_image_url: (await libraryPicture({ variants })).file_path,
  });
  expect(head).toMatchObject({
    title: 'Un titre court',
    description: 'Une description.',
    socialImage: 'https://exemple.ca/og.webp',
    type: 'article',
  });
});

it('falls back on title, excerpt and featured picture', async () => {
  const { file_path } = await libraryPicture({ variants });
  const blank = { meta_title: null, meta_description: '', og_image_url: null };
  const { article, head } = await headWith({ ...blank, featured_image_url: file_path });
  expect(head).toMatchObject({
    title: article.title,
    description: article.excerpt,
    socialCover: file_path.replace(/\.\w+$/, '-social.jpg'),
  });
});

it.each([
  ['og_image_url', 'socialImage'],
  ['featured_image_url', 'socialCover'],
] as const)(
  'tells networks of the file that is theirs, where %s is a picture of the library',
  async (column, told) => {
    const { file_path } = await libraryPicture({ variants });
    const blank = { og_image_url: null, featured_image_url: null };
    const { head } = await headWith({ ...blank, [column]: file_path });
    expect(head[told]).toBe(file_path.replace(/\.\w+$/, '-social.jpg'));
    await libraryPicture({ variants: '360.webp' });
    expect((await headWith({ ...blank, [column]: file_path })).head[told]).toBeUndefined();
  },
);

it.each([
  ['Deux voix au micro.', 'Deux voix au micro.'],
  ['', ''],
  [null, 'Un micro.'],
])('says of the cover what its editor wrote, else the library: %j', async (featured_image_alt, told) => {
  const { file_path } = await libraryPicture({ variants, alt_text: 'Un micro.' });
  const { head } = await headWith({ og_image_url: null, featured_image_url: file_path, featured_image_alt });
  expect(head.socialAlt).toBe(told);
});

it('says of the picture chosen for networks what the library does', async () => {
  const { file_path } = await libraryPicture({ variants, alt_text: 'Un micro.' });
  const { head } = await headWith({ og_image_url: file_path, featured_image_alt: 'Autre chose.' });
  expect(head.socialAlt).toBe('Un micro.');
});

it('tells networks of no picture of which nothing is known', async () => {
  const elsewhere = { og_image_url: null, featured_image_url: 'https://exemple.ca/a.avif' };
  const { head } = await headWith(elsewhere);
  expect([head.socialImage, head.socialCover]).toEqual([undefined, undefined]);
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
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
});

it('names the company where the author is gone', async () => {
  const { head } = await headWith({ author_id: null });
  expect(head.author).toBeUndefined();
  expect(head.structuredData?.[0]).toMatchObject({
    author: { '@id': expect.stringContaining('#organisation') },
  });
});
