import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Primitives/Texte caché à la vue · VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Durée' },
  parameters: {
    layout: 'padded',
    description: `Un texte pour les seules technologies d’assistance. Jamais autour de ce qui prend le focus.

\`\`\`tsx
<VisuallyHidden>Durée :</VisuallyHidden> 42 min
\`\`\``,
  },
});

export const Default = meta.story({
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> 42 min
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Durée').clientWidth).toBeLessThan(2);
  },
});
