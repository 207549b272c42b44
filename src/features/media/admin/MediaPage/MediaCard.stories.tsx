import { expect, spyOn } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import preview from '#storybook/preview.tsx';
import { MediaGrid } from '../MediaGrid/MediaGrid.styles.ts';
import { MediaCard } from './MediaCard.tsx';

const [first] = mediaLibrary;
if (!first) throw new Error('The fixtures have lost their media.');

const picture = { ...first, former_files: [], profiles: accountByRole.editor };

/** Each story starts from the fixtures, whatever another one has made of them. */
const one = (values: Partial<typeof picture>) => ({ ...picture, file_path: 'data:,', ...values });

const meta = preview.meta({
  title: 'Administration/Médiathèque/Carte · MediaCard',
  component: MediaCard,
  args: { medium: picture, canDelete: true },
  render: (args) => (
    <MediaGrid>
      <MediaCard {...args} />
    </MediaGrid>
  ),
  parameters: {
    guide: {
      use: ['Pour un fichier dans la grille de la médiathèque.'],
      instead: [
        { when: 'L’image seule suffit', take: 'features/media/admin/MediaPickerButton' },
        { when: 'C’est une carte du site', take: 'design-system/components/Card' },
      ],
    },
    layout: 'padded',
    description:
      'Un fichier de la médiathèque : ce qu’il montre, son poids, qui l’a envoyé et quand. Un son, une vidéo ou un document ont un signe; une image qui ne se charge pas laisse voir un dessin.',
  },
});

export const Default = meta.story();

/** L’adresse, entière; si le navigateur refuse de la copier, elle est dans la fiche. */
export const CopyAddress = meta.story({
  name: 'Copier l’adresse',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: `Copier l’adresse de ${picture.title}` });
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(button);
    await expectToast(notices.addressCopied);
    await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^http.*\/uploads\/\d+\.jpg$/));
    writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await userEvent.click(button);
    await expectToast(notices.addressNotCopied);
  },
});

export const Kinds = meta.story({
  name: 'Genres de fichiers',
  render: () => (
    <MediaGrid>
      <MediaCard medium={one({ id: 'a', title: 'Une image absente', mime_type: 'image/png' })} canDelete />
      <MediaCard medium={one({ id: 'b', title: 'Une entrevue', mime_type: 'audio/mpeg' })} canDelete />
      <MediaCard medium={one({ id: 'c', title: 'Un extrait', mime_type: 'video/mp4' })} canDelete />
      <MediaCard medium={one({ id: 'd', title: 'Un dossier', mime_type: 'application/pdf' })} canDelete />
    </MediaGrid>
  ),
});

/** Qui l’a envoyé n’est plus là, et seul un admin supprime. */
export const UnknownSender = meta.story({
  name: 'Envoyeur inconnu',
  args: { medium: { ...picture, profiles: null, description: null, file_size: null }, canDelete: false },
});
