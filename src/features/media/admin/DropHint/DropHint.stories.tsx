import preview from '#storybook/preview.tsx';
import { DropHint } from './DropHint.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Dépôt de fichiers · DropHint',
  component: DropHint,
  // The pointer goes through it, and so does what measures a picture: the page is as high as the window that it covers.
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ['Tant que des fichiers sont tenus au-dessus d’un écran qui les prend.'],
      instead: [{ when: 'On les choisit sur l’appareil', take: 'features/media/admin/UploadButton' }],
    },
    description: `Couvre l’écran tant que des fichiers sont tenus au-dessus : on peut les déposer.

Aussi : glisser, déposer, drag and drop.`,
    docs: { story: { inline: false, height: '20rem' } },
  },
});

export const Default = meta.story();
