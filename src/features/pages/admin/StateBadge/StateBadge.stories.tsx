import { Cluster } from '#design-system/primitives/Cluster';
import preview from '#storybook/preview.tsx';
import { kindWords } from '#documents/data/documentKinds.ts';
import { StateBadge } from './StateBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/État · StateBadge',
  component: StateBadge,
  args: { state: 'original' as const, words: kindWords.section },
  parameters: {
    guide: {
      use: ['Pour l’état d’un contenu du site, dans une liste.'],
      instead: [
        { when: 'C’est un article', take: 'features/articles/admin/StatusBadge' },
        { when: 'Des modifications attendent', take: 'documents/admin/ChangeBadge' },
      ],
    },
    layout: 'padded',
    description:
      'Où en est un contenu, en un mot : celui du code, en ligne, ou écrit pour une forme que la section n’a plus; à côté, des modifications peuvent attendre, avec leur date. Une page composée n’a rien dans le code : elle n’est pas enregistrée, ou un brouillon.',
  },
});

export const Default = meta.story({
  render: () => (
    <Cluster>
      <StateBadge state="original" words={kindWords.section} />
      <StateBadge state="original" words={kindWords.page} />
      <StateBadge state="online" words={kindWords.section} />
      <StateBadge state="draft" words={kindWords.page} />
      <StateBadge state="original" isModified words={kindWords.section} />
      <StateBadge
        state="online"
        isModified
        plannedFor="2027-01-04T11:00:00+00:00"
        words={kindWords.section}
      />
      <StateBadge state="unfit" words={kindWords.section} />
    </Cluster>
  ),
});
