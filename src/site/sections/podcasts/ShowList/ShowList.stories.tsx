import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { aShow, episodes } from '#site/podcasts/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { ShowList } from './ShowList.tsx';

const other = { ...aShow, title: 'Quart de nuit', slug: 'quart-de-nuit', cover: 'tide' } as const;

const meta = preview.meta({
  title: 'Sections/Balados/ShowList',
  component: ShowList,
  args: {
    shows: [
      { show: aShow, count: 24, latest: episodes[0] },
      { show: other, count: 0 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
Les émissions de l’agence, chacune avec sa pochette, son dernier épisode et son fil RSS. Une émission sans épisode est annoncée. Sans émission, la page le dit.`,
      },
    },
  },
});

export const Default = meta.story();

export const Empty = meta.story({
  args: { shows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nous parler de votre balado' })).toHaveAttribute(
      'href',
      paths.contact,
    );
  },
});
