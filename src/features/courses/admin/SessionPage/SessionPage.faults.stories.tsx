import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { aSession, insertSessions } from '#mocks/courseSessions.ts';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { SessionPage } from './SessionPage.tsx';

const meta = preview.meta({
  title: 'Administration/Sessions/Une session, pannes · SessionPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: SessionPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.session(aSession().id), route: '/admin/sessions/:id' },
  beforeEach: () => insertSessions(aSession()),
  render: () => (
    <AdminLayout>
      <SessionPage />
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
