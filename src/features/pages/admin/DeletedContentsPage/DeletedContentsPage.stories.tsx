import { expect } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { tellRenamed } from '#lists/tellRenamed.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { insertContent, findContents } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { DeletedContentsPage } from './DeletedContentsPage.tsx';

const key = 'page/0b7d4c3e-5a53-4a0e-8f0e-3d7f0c7b9a11';

const text = { title: 'Le Salon', slug: 'salon' };

const meta = preview.meta({
  title: 'Administration/Pages/Supprimées · DeletedContentsPage',
  component: DeletedContentsPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.deletedContents,
    rows: 'deletedContents',
    description:
      'Les pages, projets, émissions et épisodes supprimés depuis moins de trente jours. Un bouton en refait un brouillon, dans la mise en ligne ou avec le plan d’avant.',
  },
  decorators: [inBackOffice],
});

/** Une page revient d’un geste, en brouillon, et la notification dit où. */
export const Restored = meta.story({
  tags: ['no-visual'],
  async beforeEach() {
    await insertContent(key, text, { reason: 'saved' });
    await insertContent(key, null, { reason: 'reverted', saved_at: new Date().toISOString() });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restaurer\u00A0: Le Salon' }));
    await expectToast(tellRenamed(notices.documentRestored, { standing: 'en brouillon' }));
    const saves = (await findContents()).filter(({ document }) => document === key);
    await expect(saves.map(({ value }) => value)).toEqual([text, null, text]);
  },
});
