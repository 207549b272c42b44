import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { aSession, insertSessions } from '#mocks/courseSessions.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { SessionPage } from './SessionPage.tsx';

const meta = preview.meta({
  title: 'Administration/Sessions/Une session, pannes',
  tags: ['!autodocs'],
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

/** The session doesn't come: the person is told, and gets it once the fault is over. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByText('Personne n’est inscrit.');
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty' || fault.name === 'NotFound')
      await expect(await canvas.findByText('Cette session n’existe plus.')).toBeVisible();
    else await recoverLoad(context, fault, shown);
  },
  { target: { where: 'sessions' } },
);

export const Offline = meta.story(on('Offline'));
export const Aborted = meta.story(on('Aborted'));
export const TimedOut = meta.story(on('TimedOut'));
export const Slow = meta.story(on('Slow'));
export const Unauthorized = meta.story(on('Unauthorized'));
export const Forbidden = meta.story(on('Forbidden'));
export const NotFound = meta.story(on('NotFound'));
export const Conflict = meta.story(on('Conflict'));
export const TooLarge = meta.story(on('TooLarge'));
export const TooManyRequests = meta.story(on('TooManyRequests'));
export const ServerError = meta.story(on('ServerError'));
export const Unavailable = meta.story(on('Unavailable'));
export const BadJson = meta.story(on('BadJson'));
export const Empty = meta.story(on('Empty'));
