import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SharePreview } from './SharePreview.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Aperçu une fois partagé · SharePreview',
  component: SharePreview,
  parameters: {
    guide: {
      use: ['Dans la carte « SEO » : l’article partagé sur un réseau social.'],
      instead: [
        { when: 'Il est trouvé par un moteur', take: 'features/articles/admin/SearchPreview' },
        { when: 'C’est une page du site', take: 'site/sections/shared/HeadPreview' },
      ],
    },
    layout: 'padded',
    description:
      'Dans la carte « SEO » du formulaire : l’article en carte de réseau social. Sans image, ou quand elle ne se charge pas, c’est la couverture dessinée d’après l’identifiant de l’article : la carte n’a jamais de trou.',
  },
  args: {
    title: 'Filmer une entrevue avec la lumière du jour',
    description: 'Placer votre invité, choisir l’heure et corriger les ombres sans projecteur.',
    image: '',
    seed: 'e0000000-0000-4000-8000-000000000002',
  },
});

/** Sans image, la couverture est dessinée d’après l’article. */
export const Default = meta.story();

export const BrokenImage = meta.story({
  args: { image: '/n-existe-pas.jpg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});

export const LongContent = meta.story({
  args: {
    title:
      'Un titre qui n’en finit pas de dire tout ce que l’article dira encore une fois plus loin, et davantage',
    description: 'Une description bien trop longue pour être lue. '.repeat(10),
  },
});
