import { expect } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { paths } from '#paths.ts';
import { find, remove } from '#mocks/database.ts';
import preview from '#storybook/preview.tsx';
import { DeletedMediaPage } from './DeletedMediaPage.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Supprimés · DeletedMediaPage',
  component: DeletedMediaPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.deletedMedia,
    rows: 'deletedMedia',
    description:
      'Les médias supprimés depuis moins de trente jours. Un bouton les fait revenir, avec leurs fichiers.',
  },
  decorators: [inBackOffice],
});

/** Rien n’a été supprimé. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun média supprimé.')).toBeVisible();
  },
});

/** Un média supprimé, et le bouton qui le fait revenir. */
export const Loaded = meta.story({
  tags: ['no-visual'],
  async beforeEach() {
    const [medium] = await find('media_library');
    await remove('media_library', { id: medium?.id ?? '' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Restaurer/ })).toBeVisible();
  },
});
