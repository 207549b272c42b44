import { expect, fn, screen, waitFor } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { MediaPickerButton } from './MediaPickerButton.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Bouton du choix · MediaPickerButton',
  component: MediaPickerButton,
  globals: { role: 'editor' },
  args: { purpose: 'Image mise en avant (URL)', onChoose: fn() },
  parameters: {
    guide: {
      use: ['À côté d’un champ d’image.'],
      instead: [{ when: 'On envoie un fichier de l’appareil', take: 'features/media/admin/UploadQueue' }],
    },
    layout: 'padded',
    description:
      'Ouvre le choix d’une image, dont le code ne se charge qu’alors. Échap ou un choix y ramènent le focus.',
  },
});

const name = 'Choisir dans la médiathèque\u00A0: Image mise en avant (URL)';

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name });
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };
    await step('Échap rend le focus', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findAllByRole('radio');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('Choisir avec Entrée aussi', async () => {
      await userEvent.keyboard('{Enter}');
      const [radio] = await screen.findAllByRole('radio');
      radio?.focus();
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await expect(args.onChoose).toHaveBeenCalledOnce();
    });
  }),
});

export const Loading = meta.story({
  args: { load: () => new Promise<never>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true'));
  },
});

/** Une version plus récente a remplacé le code de la page. */
export const NotLoaded = meta.story({
  args: { load: () => Promise.reject(new Error('gone')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expectToast(notices.pickerNotOpened);
    await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-busy');
  },
});
