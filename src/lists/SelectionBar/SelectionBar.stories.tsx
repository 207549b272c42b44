import { Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#design-system/components/Button';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const onDelete = fn();

const meta = preview.meta({
  title: 'Administration/Listes/Choix de plusieurs · SelectionBar',
  component: SelectionBar,
  args: {
    selection: { selected: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], selectAll: fn(), clear: fn() },
    one: 'média choisi',
    several: 'médias choisis',
    children: (
      <Button size="small" variant="danger" iconStart={Trash2} onClick={onDelete}>
        Supprimer
      </Button>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      use: ['Au-dessus d’une liste dont on a choisi des lignes.'],
      instead: [{ when: 'On agit sur une seule ligne', take: 'design-system/components/Menu' }],
    },
    layout: 'padded',
    description:
      'Combien de lignes d’une liste sont choisies, et ce que l’on peut en faire. Seules celles de la page affichée comptent; Maj choisit tout ce qui se trouve entre deux cases.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 médias choisis');
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(onDelete).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus choisir' }));
    await expect(args.selection.clear).toHaveBeenCalled();
  }),
});

export const None = meta.story({
  args: { selection: { selected: [], selectAll: fn(), clear: fn() } },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir toute la page' }));
    await expect(args.selection.selectAll).toHaveBeenCalled();
  }),
});
