import { setDatabaseClock } from '#mocks/clock.ts';
import { run } from '#mocks/database.ts';
import preview from '#storybook/preview.tsx';
import { ClockWarning } from './ClockWarning.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Date à confirmer · ClockWarning',
  tags: ['no-visual'],
  component: ClockWarning,
  globals: { role: 'admin' },
  async beforeEach() {
    setDatabaseClock('2026-11-16T17:00:00Z');
    await run("update private.clock set seen_at = '2023-08-04T13:00:00+00:00' where is_only");
  },
  parameters: {
    guide: {
      use: [
        'En haut du tableau de bord, quand l’horloge du serveur a sauté : une question qui bloque ce qui détruit.',
      ],
      instead: [{ when: 'L’avertissement ne bloque rien', take: 'design-system/components/Alert' }],
    },
    layout: 'padded',
    description:
      'Demande aux admins si la date du serveur est juste, quand elle a fait un saut. D’ici là, rien n’est supprimé pour de bon. Les autres rôles ne voient rien.',
  },
});

export const Default = meta.story();
