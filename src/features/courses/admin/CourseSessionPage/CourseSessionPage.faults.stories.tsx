import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { aCourseSession, insertCourseSessions } from '#mocks/courseSessions.ts';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { CourseSessionPage } from './CourseSessionPage.tsx';

const meta = preview.meta({
  title: 'Administration/Sessions/Une session, pannes · CourseSessionPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: CourseSessionPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.session(aCourseSession().id), route: '/admin/sessions/:id' },
  beforeEach: () => insertCourseSessions(aCourseSession()),
  render: () => (
    <AdminLayout>
      <CourseSessionPage />
    </AdminLayout>
  ),
});

/** La session n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'sessions' }, async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByText('Personne n’est inscrit.');
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty' || fault.name === 'NotFound')
      await expect(await canvas.findByText('Cette session n’existe plus.')).toBeVisible();
    else await recoverLoad(context, fault, shown);
  }),
);
