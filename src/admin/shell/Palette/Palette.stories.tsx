import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { AdminLayout } from '../AdminLayout/AdminLayout.tsx';
import { AdminPage } from '../AdminPage/AdminPage.tsx';
import { Palette } from './Palette.tsx';

const meta = preview.meta({
  title: 'Administration/Cadre/Aller, créer, trouver · Palette',
  component: Palette,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.articles,
    docs: {
      story: { inline: false },
      description: {
        component: `
Ctrl ou Cmd K, de partout : un écran, une création, un article, un média ou une demande, par mots et sans égard aux accents. « ? », hors d’un texte, donne les raccourcis.`,
      },
    },
  },
  render: () => (
    <AdminLayout>
      <AdminPage title="Un écran">Le contenu de l’écran.</AdminPage>
    </AdminLayout>
  ),
});

const open = async (press: (keys: string) => Promise<void>) => {
  await press('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Aller, créer, trouver' }));
};

export const Loaded = meta.story({
  play: async ({ userEvent, step }) => {
    const dialog = await open((keys) => userEvent.keyboard(keys));
    const field = await dialog.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await step('Un écran, sans accents', async () => {
      await userEvent.keyboard('mediath');
      await waitFor(() =>
        expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Médiathèque'),
      );
    });
    await step('Un écran fermé à ce rôle n’y est pas', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('incidents');
      await waitFor(() => expect(dialog.getByText('Rien de ce nom.')).toBeVisible());
    });
    await step('Un article de la liste', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('micro');
      await expect(
        (await within(await dialog.findByRole('group', { name: 'Articles' })).findAllByRole('option'))[0],
      ).toBeVisible();
    });
  },
});

/** « ? » donne les raccourcis. */
export const Shortcuts = meta.story({
  name: 'Raccourcis',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Le contenu de l’écran.');
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Raccourcis' }));
    await expect(dialog.getByText('Aller à un écran, créer, trouver')).toBeVisible();
  },
});
