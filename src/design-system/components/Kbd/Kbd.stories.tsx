import preview from '#storybook/preview.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({
  title: 'Composants/Kbd',
  component: Kbd,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Une touche du clavier.

\`\`\`tsx
<Kbd>Ctrl</Kbd> + <Kbd>B</Kbd>
\`\`\``,
      },
    },
  },
});

export const Default = meta.story({
  render: () => (
    <p>
      <Kbd>Ctrl</Kbd> + <Kbd>B</Kbd> plie le menu.
    </p>
  ),
});
