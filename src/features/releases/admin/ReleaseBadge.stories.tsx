import { Cluster } from '#design-system/primitives/Cluster';
import preview from '#storybook/preview.tsx';
import { ReleaseBadge, type ReleaseBadgeProps } from './ReleaseBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Mises en ligne/État d’une mise en ligne · ReleaseBadge',
  component: ReleaseBadge,
  args: { release: { state: 'open' as const, due_at: null, problem: null } },
  parameters: {
    layout: 'padded',
    description: 'Où en est une mise en ligne, en un mot.',
  },
});

const due_at = '2027-01-04T11:00:00Z';
const releases: ReleaseBadgeProps['release'][] = [
  { state: 'open', due_at: null, problem: null },
  { state: 'open', due_at, problem: null },
  { state: 'open', due_at, problem: 'Une page a été retirée.' },
  { state: 'published', due_at, problem: null },
  { state: 'undone', due_at, problem: null },
];

export const Variants = meta.story({
  render: () => (
    <Cluster $gap={2}>
      {releases.map((release) => (
        <ReleaseBadge key={JSON.stringify(release)} release={release} />
      ))}
    </Cluster>
  ),
});
