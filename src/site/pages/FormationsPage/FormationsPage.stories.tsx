import { expect } from 'storybook/test';
import { aCourseSession, insertCourseSessions } from '#mocks/courseSessions.ts';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { FormationsPage, loader } from './FormationsPage.tsx';

const meta = preview.meta({
  title: 'Pages/Formations · FormationsPage',
  component: FormationsPage,
  parameters: {
    rows: 'sessions',
    path: paths.formations,
    route: paths.formations,
    loading: { loader },
    description:
      'Les quatre formations (`/formations`), ce qu’elles comprennent toujours, et ceux qui les ont suivies. Aucune date ici : « Voir les sessions » mène au calendrier de la page Formation en communication.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Dès qu’une session est inscrite au back-office, chaque formation mène à la prochaine. */
export const RegisteredSessions = meta.story({
  tags: ['no-visual'],
  beforeEach: () => insertCourseSessions(aCourseSession()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'S’inscrire à la formation Art oratoire' }),
    ).toHaveAttribute('href', paths.courseSessionRegistration(aCourseSession().id));
    // In the catalogue, and in what the page closes with.
    await expect(canvas.getAllByText('mardi 21 au mercredi 22 janvier 2127')).toHaveLength(2);
  },
});
