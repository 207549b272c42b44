import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from './Menu.tsx';

const onDelete = fn();

const meta = preview.meta({
  title: 'Composants/Menu · Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="Actions de l’article Le son des fêtes" icon={Ellipsis} />,
    align: 'start' as const,
    isInitiallyOpen: true,
    items: [
      { label: 'Modifier', icon: Pencil, render: <Link to="/admin/articles/1" /> },
      { label: 'Dupliquer', description: 'une copie, en brouillon', icon: Copy, isDisabled: true },
      { label: 'Supprimer', icon: Trash2, isDestructive: true, onSelect: onDelete },
    ],
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Une liste d’actions derrière un bouton. Les flèches se déplacent, les lettres sautent, Échap ferme.

\`\`\`tsx
<Menu trigger={<IconButton label="Actions" icon={Ellipsis} />} items={[{ label: 'Supprimer', onSelect: remove, isDestructive: true }]} />
\`\`\``,
    docs: { story: { inline: false, height: '16rem' } },
  },
  beforeEach: () => {
    onDelete.mockClear();
  },
});

export const Default = meta.story({
  play: inTests(async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Modifier' })).toHaveAttribute(
      'href',
      '/admin/articles/1',
    );
    const duplicate = screen.getByRole('menuitem', { name: /^Dupliquer/ });
    await expect(duplicate).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(duplicate).toBeVisible());
    await fireEvent.click(duplicate);
    await expect(duplicate).toBeVisible();
  }),
});

/** The pointer and the arrows mark alike: one of the list at a time. */
const markedAt = (name: string) => async () => {
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item).toBeVisible());
  await userEvent.hover(item);
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
};

export const Marked = meta.story({ name: 'Survol ou flèches', play: markedAt('Modifier') });

export const MarkedDestructive = meta.story({
  name: 'Survol ou flèches, en danger',
  play: markedAt('Supprimer'),
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  args: { isInitiallyOpen: false },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await step('Entrée ouvre, la flèche descend', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Modifier' })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toHaveFocus());
    });
    await step('Entrée choisit et rend le focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onDelete).toHaveBeenCalledOnce();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});
