import preview from '#storybook/preview.tsx';
import { ThisWeek } from './ThisWeek.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Cette semaine · ThisWeek',
  tags: ['no-visual'],
  component: ThisWeek,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Au tableau de bord : ce qui arrivera sans que personne ne fasse rien.'],
      instead: [
        { when: 'Quelqu’un doit agir', take: 'admin/dashboard/ToDo' },
        { when: 'On veut toute la semaine des studios', take: 'features/studios/admin/BookingsPage' },
      ],
    },
    layout: 'padded',
    description:
      'Ce qui paraît de soi-même, les sessions et les réservations d’aujourd’hui et des six jours suivants, dans l’ordre du temps.',
  },
  args: { events: [], later: 0 },
});

export const Default = meta.story({
  args: {
    events: [
      {
        key: 'session',
        at: '2026-11-23T14:00:00Z',
        kind: 'Session',
        text: 'Art oratoire',
        to: '/admin/sessions',
      },
      {
        key: 'plan',
        at: '2026-11-24T14:00:00Z',
        kind: 'Planifié',
        text: 'Le son des fêtes',
        to: '/admin/articles',
        problem: 'Une autre page est déjà à cette adresse.',
      },
    ],
    later: 2,
  },
});

/** Rien d’ici sept jours : c’est dit. */
export const Empty = meta.story();
