import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Composants/Attente · Spinner',
  component: Spinner,
  parameters: {
    layout: 'padded',
    description: `L’attente : cinq barres qui parlent, et ce que l’on attend, dit à voix haute.

Aussi : loader, chargement.

\`\`\`tsx
<Spinner size="large" label="Redirection en cours..." />
\`\`\``,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement...');
  },
});

export const Variants = meta.story({
  render: () => (
    <Stack $gap={8} $align="start">
      <Spinner label="Calcul en cours..." />
      <Spinner size="large" label="Redirection en cours..." />
    </Stack>
  ),
});
