import { expect } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { aCourseSession, insertCourseSessions } from '#mocks/courseSessions.ts';
import { find, run } from '#mocks/database.ts';
import preview from '#storybook/preview.tsx';
import { DeletedCourseSessionsPage } from './DeletedCourseSessionsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Sessions/Supprimées · DeletedCourseSessionsPage',
  component: DeletedCourseSessionsPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.deletedSessions,
    rows: 'deletedSessions',
    description:
      'Les sessions supprimées depuis moins de trente jours. Un bouton les fait revenir, avec leurs inscriptions.',
  },
  decorators: [inBackOffice],
});

/** Une session revient d’un geste; il n’en reste alors aucune. */
export const Restored = meta.story({
  tags: ['no-visual'],
  async beforeEach() {
    const session = aCourseSession();
    await insertCourseSessions(session);
    // What the database itself deletes is destroyed: it is kept for people who delete alone.
    await run(`insert into private.deleted_records (source, record_id, record)
      select 'course_sessions', id, to_jsonb(session) from private.course_sessions as session where id = '${session.id}';
      delete from private.course_sessions where id = '${session.id}';`);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('rowheader', { name: /^Art oratoire, .*21.*22 janvier/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Restaurer/ }));
    await expectToast(notices.courseSessionsRestored(1));
    await expect(await canvas.findByText('Aucune session supprimée.')).toBeVisible();
    await expect(await find('private.course_sessions')).toMatchObject([{ title: 'Art oratoire' }]);
  },
});
