import { onBothSurfaces } from '#storybook/decorators/onBothSurfaces.tsx';
import preview from '#storybook/preview.tsx';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  title: 'Composants/Chiffre clé · Stat',
  component: Stat,
  args: { value: '150+', label: 'projets livrés' },
  parameters: {
    layout: 'padded',
    description: `Un chiffre qui convainc, et ce qu’il compte.

\`\`\`tsx
<Stat value="95 %" label="de clients satisfaits" />
\`\`\``,
  },
});

export const Default = meta.story();

const stats = (
  <Cluster $gap={12}>
    <Stat value={'95\u00A0%'} label="de clients satisfaits" />
    <Stat value="4,9/5" label="note moyenne" size="medium" />
  </Cluster>
);

export const Variants = meta.story(onBothSurfaces(stats));
