import { mediaLibrary } from '#mocks/fixtures/media.ts';
import preview from '#storybook/preview.tsx';
import { MediaPreview } from './MediaPreview.tsx';

const [picture] = mediaLibrary;
if (!picture) throw new Error('The fixtures have lost their media.');

const meta = preview.meta({
  title: 'Administration/Médiathèque/Vignette · MediaPreview',
  component: MediaPreview,
  args: { ...picture, former_files: [], profiles: null },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem', height: '12rem', position: 'relative' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ['Pour la vignette d’un fichier, où qu’elle soit.'],
      instead: [
        { when: 'Il faut aussi son nom et ses actions', take: 'features/media/admin/MediaPage' },
        { when: 'C’est pour les visiteurs', take: 'features/media/site/SitePicture' },
      ],
    },
    layout: 'padded',
    description:
      'L’image d’un fichier, son point d’intérêt en vue; pour un autre fichier, ou une image qui ne se charge pas, un dessin et le signe de son genre.',
  },
});

export const Default = meta.story();

export const Sound = meta.story({ name: 'Son', args: { mime_type: 'audio/mpeg' } });

export const PortableDocument = meta.story({ name: 'PDF', args: { mime_type: 'application/pdf' } });
