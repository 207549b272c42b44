import { expect, fn, screen, within } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ClassifyDialog } from './ClassifyDialog.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Classer · ClassifyDialog',
  component: ClassifyDialog,
  globals: { role: 'editor' },
  args: {
    subject: '3 articles',
    onClose: fn(),
    onChoose: fn(async () => true),
  },
  parameters: {
    description: 'La catégorie et les tags de plusieurs articles à la fois.',
    docs: { story: { inline: false, height: '32rem' } },
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Classer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Classer' }));
    // Nothing was chosen.
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  }),
});
