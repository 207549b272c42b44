import { expect } from 'storybook/test';
import { update } from '#mocks/database.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { loading, serverError } from '#mocks/scenarios.ts';
import { insertContent } from '#mocks/states.ts';
import { insertPodcast, storedEpisodes } from '#features/podcasts/site/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { MediaUses } from './MediaUses.tsx';

const [medium, other, , sound] = mediaLibrary;
const [article, second] = articles;
if (!medium || !other || !sound || !article || !second)
  throw new Error('The fixtures have lost their media or articles.');

/** An article shows the first medium, another one both, and so does a content. */
const use = async () => {
  await update('articles', { id: article.id }, { featured_image_url: medium.file_path });
  await update(
    'articles',
    { id: second.id },
    { content: `![](${medium.file_path}) ![](${other.file_path})` },
  );
  await insertContent('home/hero', { src: medium.file_path });
};

const meta = preview.meta({
  title: 'Administration/Médiathèque/Emplois · MediaUses',
  component: MediaUses,
  globals: { role: 'admin' },
  args: { media: [medium] },
  parameters: {
    guide: {
      use: ['Avant de supprimer ou de remplacer un fichier, et dans sa fiche.'],
      instead: [{ when: 'On veut voir tous les fichiers', take: 'features/media/admin/MediaPage' }],
    },
    layout: 'padded',
    description:
      'Ce qui utilise un média : articles, sections et pages, en ligne, en attente ou planifiés. La fiche y mène; avant une suppression ou un remplacement, la liste dit ce qui change.',
    docs: { story: { inline: false, height: '10rem' } },
  },
});

export const Default = meta.story({
  beforeEach: use,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: article.title });
    await expect(link).toHaveAttribute('href', `/admin/articles/${article.id}`);
    await expect(canvas.getByRole('link', { name: 'Accueil · Bannière' })).toBeVisible();
    await expect(canvas.getByText('(en ligne)')).toBeVisible();
  },
});

export const BeforeDeletion = meta.story({
  name: 'Avant la suppression',
  args: { media: [medium, other], fate: 'deleted' },
  beforeEach: use,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^3 documents les utilisent et ne les afficheront plus\s:$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Un épisode sans son n’est plus dans le fil. */
export const SoundBeforeDeletion = meta.story({
  name: 'Son, avant la suppression',
  tags: ['no-visual'],
  args: { media: [sound], fate: 'deleted' },
  beforeEach: () => insertPodcast(insertContent, storedEpisodes.slice(0, 1)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/\(en ligne\)\s: l’épisode quittera le fil de son émission$/),
    ).toBeVisible();
  },
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rien ne l’utilise.')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...loading());
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recherche de ce qui l’utilise…')).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { fate: 'deleted' },
  beforeEach({ msw }) {
    msw.use(...serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Impossible de savoir ce qui l’utilise\./)).toBeVisible();
  },
});
