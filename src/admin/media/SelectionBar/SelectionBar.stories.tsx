import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Choix de plusieurs',
  component: SelectionBar,
  args: { count: 3, isDeleting: false, onSelectAll: fn(), onClear: fn(), onDelete: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Combien de médias sont choisis, et ce que l’on peut en faire. Seuls ceux de la page affichée comptent; Maj choisit tout ce qui se trouve entre deux cases.`,
      },
    },
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 médias choisis');
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onDelete).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus choisir' }));
    await expect(args.onClear).toHaveBeenCalled();
  }),
});

export const None = meta.story({
  args: { count: 0 },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir toute la page' }));
    await expect(args.onSelectAll).toHaveBeenCalled();
  }),
});

export const Deleting = meta.story({ args: { isDeleting: true } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
