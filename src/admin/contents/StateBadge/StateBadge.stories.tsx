import { Cluster } from '#design-system/primitives/Cluster';
import preview from '#storybook/preview.tsx';
import { StateBadge } from './StateBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/État',
  component: StateBadge,
  args: { state: 'original' as const },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Où en est un contenu, en un mot : celui du code, en ligne, un brouillon, ou écrit pour une forme que la section n’a plus. Une page composée n’a rien dans le code : elle n’est pas enregistrée.`,
      },
    },
  },
});

export const Default = meta.story({
  render: () => (
    <Cluster>
      <StateBadge state="original" />
      <StateBadge state="original" isComposed />
      <StateBadge state="online" />
      <StateBadge state="draft" />
      <StateBadge state="unfit" />
    </Cluster>
  ),
});
