import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { aSession, insertSessions } from '#mocks/courseSessions.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { SessionListPage } from './SessionListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Sessions/Liste, pannes',
  tags: ['!autodocs'],
  component: SessionListPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.sessions },
  beforeEach: () => insertSessions(aSession()),
  render: () => (
    <AdminLayout>
      <SessionListPage />
    </AdminLayout>
  ),
});

/** The list doesn't come: the person is told, and gets it once the fault is over. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('link', { name: 'Art oratoire' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Aucune session.' })).toBeVisible();
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
