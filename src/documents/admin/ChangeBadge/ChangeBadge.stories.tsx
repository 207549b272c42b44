import { Badge } from '#design-system/components/Badge';
import { Cluster } from '#design-system/primitives/Cluster';
import preview from '#storybook/preview.tsx';
import { ChangeBadge } from './ChangeBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Modifié · ChangeBadge',
  component: ChangeBadge,
  args: { isModified: true, plannedFor: null },
  parameters: {
    guide: {
      use: ['À côté de l’état de ce qui est en ligne, quand des modifications attendent.'],
      instead: [
        { when: 'L’état est celui d’un article', take: 'features/articles/admin/StatusBadge' },
        { when: 'On veut voir ce qui change', take: 'documents/admin/PendingChanges' },
      ],
    },
    layout: 'padded',
    description:
      'À côté de l’état de ce qui est en ligne : des modifications attendent, et pour quand elles sont planifiées (`PlannedBadge`).',
  },
  render: (args) => (
    <Cluster>
      <Badge variant="default">Publié</Badge>
      <ChangeBadge {...args} />
    </Cluster>
  ),
});

export const Default = meta.story();

/** En ligne jusqu’à un jour. */
export const Ends = meta.story({
  name: 'Se termine',
  args: { isModified: false, endsAt: '2026-12-15T05:00:00Z' },
});
