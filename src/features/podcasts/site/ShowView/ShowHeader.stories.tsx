import { expect } from 'storybook/test';
import { mockPlayback } from '#features/media/site/testing/mockPlayback.ts';
import { aShow, firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ShowHeader } from './ShowHeader.tsx';

let elements: ReturnType<typeof mockPlayback>;

const meta = preview.meta({
  title: 'Sections/Balados/En-tête d’une émission · ShowHeader',
  component: ShowHeader,
  args: { show: aShow, first: firstEpisode },
  beforeEach: () => {
    elements = mockPlayback();
    return elements.restore;
  },
  parameters: {
    guide: {
      use: ['En tête de la page d’une émission.'],
      instead: [{ when: 'C’est un épisode', take: 'features/podcasts/site/EpisodeView' }],
    },
    description:
      'L’ouverture d’une émission : pochette, catégorie, titre, description. Le bouton principal joue le dernier épisode (d’une série, le premier); « S’abonner » offre les applications, puis le fil à copier.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter le dernier épisode' }));
    await expect(elements.played()).toHaveAttribute('data-src', firstEpisode.sound.src);
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre en pause' }));
    await expect(elements.played().paused).toBe(true);
  }),
});

export const Serial = meta.story({
  name: 'Série',
  tags: ['no-visual'],
  args: { show: { ...aShow, type: 'serial' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Écouter le premier épisode' })).toBeVisible();
  },
});
