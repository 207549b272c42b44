import { expect, screen, waitFor } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Text } from '../../primitives/Text/index.ts';
import { Field } from '../../forms/Field/index.ts';
import { TextInput } from '../../forms/TextInput/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Composants/Fenêtre · Dialog',
  component: Dialog,
  args: {
    title: 'Éditer le média',
    description: 'Le titre sert à la recherche et au texte de remplacement.',
    trigger: <Button>Éditer</Button>,
    isOpen: true,
    children: (
      <Field label="Nouveau titre">
        <TextInput defaultValue="Jingle du balado" />
      </Field>
    ),
    footer: (
      <>
        <Button variant="primary">Enregistrer</Button>
        <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
      </>
    ),
  },
  argTypes: {
    trigger: { control: false },
    children: { control: false },
    footer: { control: false },
    initialFocus: { control: false },
  },
  parameters: {
    layout: 'padded',
    description: `Une fenêtre modale : retient le focus, se ferme avec Échap, rend le focus à ce qui l’a ouverte.

Aussi : popup, modale, lightbox, overlay.

\`\`\`tsx
<Dialog title="Éditer le média" trigger={<Button>Éditer</Button>} footer={…}>…</Dialog>
\`\`\``,
    docs: { story: { inline: false, height: '28rem' } },
  },
});

export const Default = meta.story();

export const LongContent = meta.story({
  args: {
    size: 'large',
    children: <Text>{'Un paragraphe qui dépasse la hauteur de l’écran. '.repeat(120)}</Text>,
  },
  play: inTests(async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const { bottom } = screen.getByRole('button', { name: 'Enregistrer' }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(innerHeight);
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.9));
  }),
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  args: { isOpen: undefined },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Éditer' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await step('le focus reste dans la fenêtre', async () => {
      for (let i = 0; i < 6; i += 1) {
        await userEvent.tab();
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      }
    });
    await step('Échap ferme et rend le focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});
