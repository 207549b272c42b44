import preview from '#storybook/preview.tsx';
import { ToDo } from './ToDo.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/À faire · ToDo',
  tags: ['no-visual'],
  component: ToDo,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: [
        'Au tableau de bord : une ligne par chose qui attend cette personne, avec le bouton qui la commence.',
      ],
      instead: [{ when: 'Rien n’est à faire, seulement à savoir', take: 'admin/dashboard/ThisWeek' }],
    },
    layout: 'padded',
    description:
      'Ce qui attend cette personne, une ligne chacune avec le bouton qui la commence : nouvelles demandes, courriels en échec, demandes d’accès, suivis dus, pages à réparer, sessions presque pleines, notes, approbations et brouillons.',
  },
  args: { lines: [], others: [] },
});

export const Default = meta.story({
  args: {
    lines: [
      {
        key: 'nouvelles',
        to: '/admin/messages?etape=new',
        text: '3 nouvelles demandes',
        note: 'Messages, estimations, inscriptions, réservations',
        act: 'Répondre',
      },
    ],
    others: [{ count: 2, one: 'autre brouillon', several: 'autres brouillons' }],
  },
});

/** Rien n’attend : c’est dit. */
export const Empty = meta.story();
