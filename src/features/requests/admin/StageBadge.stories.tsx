import { Cluster } from '#design-system/primitives/Cluster';
import { stageOrder } from '#features/requests/data/lead.ts';
import preview from '#storybook/preview.tsx';
import { StageBadge } from './StageBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Étape d’une demande · StageBadge',
  component: StageBadge,
  args: { stage: 'new' as const },
  parameters: {
    layout: 'padded',
    description: 'Où en est une demande.',
  },
});

export const Variants = meta.story({
  render: () => (
    <Cluster $gap={2}>
      {stageOrder.map((stage) => (
        <StageBadge key={stage} stage={stage} />
      ))}
    </Cluster>
  ),
});
