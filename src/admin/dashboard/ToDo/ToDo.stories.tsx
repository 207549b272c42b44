import { aLead } from '#mocks/builders.ts';
import { holdToday } from '#mocks/clock.ts';
import { insertOnce } from '#mocks/database.ts';
import preview from '#storybook/preview.tsx';
import { ToDo } from './ToDo.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/À faire · ToDo',
  tags: ['no-visual'],
  component: ToDo,
  globals: { role: 'editor' },
  beforeEach: () => holdToday(),
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `

Ce qui attend cette personne : demandes d’accès, suivis dus, pages à réparer, sessions presque pleines, notes, approbations et brouillons. Rien quand rien n’attend.`,
      },
    },
  },
});

export const Default = meta.story({
  beforeEach: () =>
    insertOnce(
      'leads',
      aLead({
        id: 'd4000000-0000-4000-8000-000000000000',
        stage: 'discussion',
        next_step: 'Rappeler',
        next_step_on: '2026-11-14',
      }),
    ),
});
