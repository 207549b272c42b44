import preview from '#storybook/preview.tsx';
import { LastDays } from './LastDays.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Depuis 7 jours · LastDays',
  tags: ['no-visual'],
  component: LastDays,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Au tableau de bord : trois chiffres comparés à la semaine d’avant.'],
      instead: [
        {
          when: 'Il faut les courbes, les pages ou les sources',
          take: 'features/statistics/admin/AnalyticsPage',
        },
        { when: 'Un chiffre est dit aux visiteurs', take: 'site/sections/shared/StatsBand' },
      ],
    },
    layout: 'padded',
    description:
      'Les sept jours qui finissent aujourd’hui, à côté des sept précédents : pages vues, demandes, estimations.',
  },
});

export const Default = meta.story({
  args: {
    figures: [
      { label: 'Pages vues', count: 1240, before: 980 },
      { label: 'Demandes', count: 7, before: 7 },
      { label: 'Estimations', count: 2, before: 5 },
    ],
  },
});
