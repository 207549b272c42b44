import { Cluster } from '#design-system/primitives/Cluster';
import preview from '#storybook/preview.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Statut',
  component: StatusBadge,
  parameters: { layout: 'padded' },
  args: { status: 'draft' as const },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Cluster>
      <StatusBadge status="draft" />
      <StatusBadge status="published" />
      <StatusBadge status="archived" />
    </Cluster>
  ),
});
