import { expect } from 'storybook/test';
import { aListedCourseSession } from '#features/courses/site/testing/courseSessions.ts';
import { toUpcomingSession } from '#features/courses/site/toUpcomingSession.ts';
import preview from '#storybook/preview.tsx';
import { UpcomingSessions } from './UpcomingSessions.tsx';
import { upcomingSessionsContent } from './upcomingSessions.section.ts';

const meta = preview.meta({
  title: 'Sections/Formation en communication/Prochaines sessions · UpcomingSessions',
  component: UpcomingSessions,
  args: upcomingSessionsContent,
  parameters: {
    guide: {
      use: ['Sur la page Formation : les dates et les places.'],
      instead: [
        { when: 'Les formations se présentent sans dates', take: 'site/sections/formations/CourseCatalogue' },
      ],
    },
    description: `Le calendrier des prochaines sessions : les jours, la formation, les places qui restent et leur état, « Bientôt complet » dans la couleur du danger. La page Formations y mène par l’ancre \`#prochaines-sessions\`.

L’état se déduit des places : « Bientôt complet » quand il en reste au plus le quart, « Complet » quand il n’en reste pas.

**À faire** : retirer les dates passées, qui restent affichées.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Bientôt complet')[0]?.parentElement).toHaveAttribute(
      'data-variant',
      'destructive',
    );
    await expect(canvas.getAllByText('Places disponibles').length).toBeGreaterThan(0);
  },
});

/** Le lieu et les heures viennent de chaque date. */
export const Dated = meta.story({
  name: 'Dates ouvertes',
  args: {
    sessions: [
      toUpcomingSession(aListedCourseSession()),
      toUpcomingSession(aListedCourseSession({ id: 'b', title: 'Leadership vocal', place: null })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('525, boulevard Charest Est, Québec')).toBeVisible();
    await expect(canvas.getByText('En visioconférence')).toBeVisible();
    await expect(canvas.getByText(/16\sh\s30 \(heure du Québec\)/)).toBeVisible();
  },
});

export const Status = meta.story({
  name: 'Statut',
  args: {
    sessions: [
      { id: 'a', formation: 'Il en reste', start: '2027-01-21', days: '21 janvier 2027', free: 3, places: 8 },
      { id: 'b', formation: 'Le quart', start: '2027-01-22', days: '22 janvier 2027', free: 2, places: 8 },
      { id: 'c', formation: 'Aucune', start: '2027-01-23', days: '23 janvier 2027', free: 0, places: 8 },
      {
        id: 'd',
        formation: 'Retirée',
        start: '2027-01-24',
        days: '24 janvier 2027',
        free: 8,
        places: 8,
        isHidden: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    const states = canvas.getAllByText(/complet$|disponibles$/i).map(({ textContent }) => textContent);
    await expect(states).toEqual(['Places disponibles', 'Bientôt complet', 'Complet']);
    await expect(canvas.queryByText('Retirée')).toBeNull();
    await expect(canvas.getByText(/^Reste 0\splace sur/)).toBeVisible();
  },
});
