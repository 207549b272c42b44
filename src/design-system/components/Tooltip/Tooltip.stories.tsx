import { Eye } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Composants/Infobulle · Tooltip',
  component: Tooltip,
  args: {
    text: 'Voir le site',
    side: 'right' as const,
    children: <IconButton label="Voir le site" icon={Eye} />,
  },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Quelques mots près d’un contrôle, sous le pointeur ou le focus. Les écrans tactiles ne les montrent pas.

Aussi : bulle, aide, hover.

\`\`\`tsx
<Tooltip text="Voir le site"><IconButton label="Voir le site" icon={Eye} /></Tooltip>
\`\`\``,
    docs: { story: { inline: false, height: '8rem' } },
  },
});

export const Default = meta.story({
  args: { isInitiallyOpen: true },
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Voir le site')).toBeVisible());
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(screen.queryByText('Voir le site')).not.toBeInTheDocument();
  }),
});
