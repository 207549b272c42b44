import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ReleaseBar, type ReleaseBarProps } from './ReleaseBar.tsx';

const documents: ReleaseBarProps['documents'] = [
  {
    document: 'article/1',
    title: 'Filmer une entrevue avec la lumière du jour',
    place: 'Article',
    to: '/blog/filmer-une-entrevue',
    isWithdrawn: false,
    isUnfit: false,
    unseen: [{ term: 'Adresse', value: 'https://exemple.ca/blog/filmer-une-entrevue' }],
  },
  {
    document: 'article/2',
    title: 'Gérer le trac',
    place: 'Article',
    to: '/blog/gerer-le-trac',
    isWithdrawn: true,
    isUnfit: false,
    unseen: [],
  },
  {
    document: 'home/hero',
    title: 'Bannière',
    place: 'Accueil',
    to: '/',
    isWithdrawn: false,
    isUnfit: false,
    unseen: [],
  },
];

const meta = preview.meta({
  title: 'Sections/Aperçu/Barre d’une mise en ligne · ReleaseBar',
  component: ReleaseBar,
  args: {
    name: 'Rentrée 2027',
    dueAt: '2127-01-04T11:00:00+00:00',
    endsAt: '2126-12-07T19:05:00+00:00',
    documents,
    onPage: ['home/hero'],
    changes: [],
    isRefreshing: false,
    onRefresh: fn<ReleaseBarProps['onRefresh']>(),
    contentHash: 'une-version',
    onApprove: fn<ReleaseBarProps['onApprove']>(async () => 'approved'),
  },
  parameters: {
    guide: {
      use: ['Au-dessus du site tel qu’une mise en ligne le fera.'],
      instead: [{ when: 'L’aperçu est celui d’un seul texte', take: 'features/previews/site/PreviewBar' }],
    },
    description:
      'Au-dessus de chaque page du site partagé par un lien : ce qui y change, où se voit le reste, et l’approbation du tout. Ce que l’équipe change pendant la visite est nommé.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/le 4 janvier 2127 à 6.h, pour qui a votre lien/)).toBeVisible();
    await expect(canvas.getByText(/^Sur cette page\s: Bannière\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actualiser' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  }),
});

export const Open = meta.story({
  args: { isInitiallyOpen: true },
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getByText('Article, retiré')).toBeVisible();
    await expect(canvas.getByText('https://exemple.ca/blog/filmer-une-entrevue')).toBeVisible();
  }),
});

export const Elsewhere = meta.story({
  name: 'Ailleurs',
  args: { onPage: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cette page ne montre rien de ce qui change.')).toBeVisible();
  },
});
