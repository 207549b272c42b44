import { Mic, Megaphone, Video } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Cluster } from '../Cluster/index.ts';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Primitives/Icône · Icon',
  component: Icon,
  args: { icon: Mic },
  argTypes: { icon: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un dessin de lucide, à la couleur et à l’échelle du texte. Décoratif par défaut; \`label\` lui donne un nom quand il parle seul.

\`\`\`tsx
import { Mic } from 'lucide-react';

<Icon icon={Mic} size="large" />
\`\`\``,
  },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Cluster $gap={8}>
      <Icon icon={Mic} />
      <Icon icon={Video} size="large" />
      <Icon icon={Megaphone} size="huge" label="Marketing" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marketing' })).toBeVisible();
  },
});
