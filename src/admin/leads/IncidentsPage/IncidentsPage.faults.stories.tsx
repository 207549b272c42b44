import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { IncidentsPage } from './IncidentsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Registre des incidents/Pannes',
  tags: ['!autodocs'],
  component: IncidentsPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.incidents },
  render: () => (
    <AdminLayout>
      <IncidentsPage />
    </AdminLayout>
  ),
});

/** What the screen shows doesn't come: the person is told, and can ask again. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('heading', { name: '14 septembre 2026' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Aucun incident.' })).toBeVisible();
    else await recoverLoad(context, fault, shown);
  },
  { target: { where: 'privacy_incidents' } },
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
