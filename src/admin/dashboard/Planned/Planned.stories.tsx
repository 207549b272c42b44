import { holdToday } from '#mocks/clock.ts';
import { aRelease } from '#mocks/builders.ts';
import { insertRelease } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { Planned } from './Planned.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Planifiés · Planned',
  tags: ['no-visual'],
  component: Planned,
  globals: { role: 'editor' },
  beforeEach: () => holdToday(),
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `

Ce qui sera en ligne tout seul, le prochain d’abord : articles, modifications, mises en ligne.`,
      },
    },
  },
});

/** Rien n’est planifié : il reste le chemin vers les mises en ligne. */
export const Empty = meta.story();

export const Default = meta.story({
  async beforeEach() {
    await insertRelease(aRelease({ name: 'Printemps', due_at: '2027-03-20T13:00:00+00:00' }));
  },
});
