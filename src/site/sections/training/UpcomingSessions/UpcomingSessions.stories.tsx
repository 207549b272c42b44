import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UpcomingSessions } from './UpcomingSessions.tsx';
import { upcomingSessionsContent } from './upcomingSessions.content.ts';

const meta = preview.meta({
  title: 'Sections/Formation en communication/UpcomingSessions',
  component: UpcomingSessions,
  args: upcomingSessionsContent,
  parameters: {
    docs: {
      description: {
        component: `
Le calendrier des prochaines sessions : les jours, la formation, les places qui restent et leur état, « Bientôt complet » dans la couleur du danger. La page Formations y mène par l’ancre \`#prochaines-sessions\`.

**À faire** : accorder \`places\` et \`status\`, que rien ne relie, et retirer les dates passées, qui restent affichées.`,
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Bientôt complet')[0]).toHaveAttribute('data-variant', 'destructive');
    await expect(canvas.getAllByText('Places disponibles').length).toBeGreaterThan(0);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
