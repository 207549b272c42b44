import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { aCourseSession, insertCourseSessions } from '#mocks/courseSessions.ts';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { CourseSessionListPage } from './CourseSessionListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Sessions/Liste, pannes · CourseSessionListPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: CourseSessionListPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.sessions },
  beforeEach: () => insertCourseSessions(aCourseSession()),
  render: () => (
    <AdminLayout>
      <CourseSessionListPage />
    </AdminLayout>
  ),
});

/** La liste n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'sessions' }, async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('link', { name: 'Art oratoire' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Aucune session.' })).toBeVisible();
    else await recoverLoad(context, fault, shown);
  }),
);
