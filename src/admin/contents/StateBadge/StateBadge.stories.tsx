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
Où en est un contenu, en un mot : celui du code, en ligne, ou écrit pour une forme que la section n’a plus; à côté, des modifications peuvent attendre, avec leur date. Une page composée n’a rien dans le code : elle n’est pas enregistrée, ou un brouillon.`,
      },
    },
  },
});

export const Default = meta.story({
  render: () => (
    <Cluster>
      <StateBadge state="original" />
      <StateBadge state="original" kind="page" />
      <StateBadge state="online" />
      <StateBadge state="draft" kind="page" />
      <StateBadge state="original" isModified />
      <StateBadge state="online" isModified plannedFor="2027-01-04T11:00:00+00:00" />
      <StateBadge state="unfit" />
    </Cluster>
  ),
});
