import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { DataRequestsPage } from './DataRequestsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes d’accès/Pannes',
  tags: ['!autodocs'],
  component: DataRequestsPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.dataRequests },
  render: () => (
    <AdminLayout>
      <DataRequestsPage />
    </AdminLayout>
  ),
});

/** What the screen shows doesn't come: the person is told, and can ask again. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('heading', { name: 'camille.roy@boreal.example' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Aucune demande.' })).toBeVisible();
    else await recoverLoad(context, fault, shown);
  },
  { target: { where: 'personal_data_requests' } },
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
