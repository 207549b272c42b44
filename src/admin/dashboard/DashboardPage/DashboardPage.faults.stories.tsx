import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Pannes',
  tags: ['!autodocs'],
  component: DashboardPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.dashboard },
  render: () => (
    <AdminLayout>
      <DashboardPage />
    </AdminLayout>
  ),
});

/** The number of new leads doesn't come: the person is told, and the rest of the screen works. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const newLeads = () => canvas.findByRole('link', { name: /^\d+ nouvelles demandes$/ });
    await canvas.findByRole('link', { name: 'Nouvel article' });
    if (fault.name === 'Slow') await newLeads();
    else if (fault.name === 'Empty')
      await expect(
        canvas.queryByText('Impossible de compter les nouvelles demandes.'),
      ).not.toBeInTheDocument();
    else await recoverLoad(context, fault, newLeads);
  },
  // The next steps are leads as well, and have their own line.
  { target: { where: 'leads', methods: ['HEAD'] } },
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
