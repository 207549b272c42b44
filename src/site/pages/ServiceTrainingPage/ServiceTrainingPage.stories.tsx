import { expect } from 'storybook/test';
import {
  aRegistration,
  aCourseSession,
  insertRegistrations,
  insertCourseSessions,
} from '#mocks/courseSessions.ts';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { ServiceTrainingPage, loader } from './ServiceTrainingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Formation en communication · ServiceTrainingPage',
  component: ServiceTrainingPage,
  parameters: {
    path: paths.training,
    route: paths.training,
    loading: { loader },
    description:
      'La formation en communication (`/services/formation-communication`) : le parcours en quatre niveaux, les offres de groupe et de coaching, les prochaines sessions, des témoignages. Les dates et les places sont ici; la page Formations, elle, décrit le catalogue.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Dès qu’une session est inscrite au back-office, la liste est celle de la base, avec ses places. */
export const RegisteredSessions = meta.story({
  async beforeEach() {
    const full = aCourseSession({
      id: 'c0000000-0000-4000-8000-000000000002',
      title: 'Storytelling',
      capacity: 2,
    });
    await insertCourseSessions(aCourseSession(), full);
    await insertRegistrations(aRegistration({ session: full.id, seats: 2 }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', {
        name: 'S’inscrire, Art oratoire, mardi 21 au mercredi 22 janvier 2127',
      }),
    ).toHaveAttribute('href', paths.courseSessionRegistration(aCourseSession().id));
    await expect(canvas.getByRole('link', { name: /^Liste d’attente, Storytelling/ })).toBeVisible();
    await expect(canvas.getByText('Complet')).toBeVisible();
    await expect(canvas.queryByText('Bientôt complet')).toBeNull();
  },
});
