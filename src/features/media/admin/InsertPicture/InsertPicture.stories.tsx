import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/components/Button';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import preview from '#storybook/preview.tsx';
import { type InsertedPicture, useInsertPicture } from './InsertPicture.tsx';

const [studio] = mediaLibrary;
if (!studio) throw new Error('The fixtures have lost their media.');

/** A text that takes pictures, as small as can be. */
function PicturesInText() {
  const [markdown, setMarkdown] = useState('');
  const insert = ({ address, alt }: InsertedPicture) => setMarkdown((text) => `${text}![${alt}](${address})`);
  const { pick, dialog } = useInsertPicture();
  const onPick = async () => {
    const picture = await pick();
    if (picture) insert(picture);
    else setMarkdown((text) => `${text}(rien)`);
  };
  return (
    <Stack>
      <Button onClick={() => void onPick()}>Insérer une image</Button>
      <Text isAnnounced>{markdown}</Text>
      {dialog}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Administration/Médiathèque/Placer une image · InsertPicture',
  component: PicturesInText,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Pour placer une image dans un texte long.'],
      instead: [{ when: 'L’image remplit un champ', take: 'features/media/admin/MediaPicker' }],
    },
    layout: 'padded',
    description:
      'Une image pour le texte : prise dans la médiathèque ou donnée par son adresse, avec ce qu’elle montre. Les fichiers collés ou déposés sont envoyés à la médiathèque avant d’être placés.',
  },
});

const open = async (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) => {
  await click(canvas.getByRole('button', { name: 'Insérer une image' }));
  return within(await screen.findByRole('dialog', { name: 'Placer une image' }));
};

export const Blank = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
  },
});

export const InvalidSubmit = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await open(canvas, userEvent.click);
    const submit = dialog.getByRole('button', { name: 'Placer l’image' });
    await step('Sans rien', async () => {
      await userEvent.click(submit);
      await waitFor(() =>
        expect(dialog.getByText(/^Choisissez une image dans la médiathèque, ou/)).toBeVisible(),
      );
      await expect(dialog.getByRole('textbox', { name: 'Texte alternatif' })).toBeInvalid();
    });
    await step('Une adresse que le Markdown n’accepterait pas', async () => {
      await userEvent.click(dialog.getByRole('textbox', { name: 'Adresse de l’image' }));
      await userEvent.paste('javascript:alert(1)');
      await userEvent.click(submit);
      await expect(dialog.getByRole('textbox', { name: 'Adresse de l’image' })).toBeInvalid();
      await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent('');
    });
  },
});

export const Placed = meta.story({
  name: 'Placée',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, step }) => {
    const markdown = () => canvas.getByRole('status', { hidden: true });
    await step('De la médiathèque, avec ce qu’elle dit de l’image', async () => {
      const dialog = await open(canvas, userEvent.click);
      await userEvent.click(dialog.getByRole('button', { name: /^Choisir dans la médiathèque/ }));
      await userEvent.dblClick(await screen.findByText(studio.title));
      await waitFor(() =>
        expect(dialog.getByRole('textbox', { name: 'Texte alternatif' })).toHaveValue(studio.alt_text ?? ''),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Placer l’image' }));
      await waitFor(() =>
        expect(markdown()).toHaveTextContent(`![${studio.alt_text ?? ''}](${studio.file_path})`),
      );
    });
    await step('Par son adresse, au clavier', async () => {
      const dialog = await open(canvas, userEvent.click);
      const library = dialog.getByRole('button', { name: /^Choisir dans la médiathèque/ });
      await waitFor(() => expect(library).toHaveFocus());
      await userEvent.tab();
      await userEvent.paste(studio.file_path);
      await userEvent.tab();
      await userEvent.keyboard('Un studio');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(markdown()).toHaveTextContent(`![Un studio](${studio.file_path})`));
    });
    await step('Pas du tout', async () => {
      await open(canvas, userEvent.click);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(markdown()).toHaveTextContent('(rien)'));
    });
  },
});
