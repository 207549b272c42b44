import { Pencil, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { inStates } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Composants/Bouton à icône · IconButton',
  component: IconButton,
  args: { label: 'Modifier l’article Le son des fêtes', icon: Pencil, onClick: fn() },
  argTypes: { icon: { control: false }, render: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un bouton carré qui n’a qu’une icône. Son \`label\` dit ce qu’il fait, et à quoi.

\`\`\`tsx
<IconButton label={\`Supprimer l’article \${title}\`} icon={Trash2} variant="danger" size="small" onClick={…} />
\`\`\``,
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  }),
});

export const States = meta.story(inStates);

export const Variants = meta.story({
  render: () => (
    <Cluster>
      <IconButton label="Modifier" icon={Pencil} />
      <IconButton label="Fermer" icon={X} variant="outline" />
      <IconButton label="Supprimer" icon={Trash2} variant="danger" />
      <IconButton label="Modifier en dense" icon={Pencil} size="small" />
      <IconButton label="Suppression en cours" icon={Trash2} isPending />
    </Cluster>
  ),
});

/** Un clic ne fait rien, et le focus reste sur le bouton. */
export const Pending = meta.story({
  args: { isPending: true },
  play: inTests(async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }),
});
