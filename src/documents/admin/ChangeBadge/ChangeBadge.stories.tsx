import { Badge } from '#design-system/components/Badge';
import { Cluster } from '#design-system/primitives/Cluster';
import preview from '#storybook/preview.tsx';
import { ChangeBadge } from './ChangeBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Modifié · ChangeBadge',
  component: ChangeBadge,
  args: { isModified: true, plannedFor: null },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
À côté de l’état de ce qui est en ligne : des modifications attendent, et pour quand elles sont planifiées.`,
      },
    },
  },
  render: (args) => (
    <Cluster>
      <Badge variant="default">Publié</Badge>
      <ChangeBadge {...args} />
    </Cluster>
  ),
});

export const Default = meta.story();
