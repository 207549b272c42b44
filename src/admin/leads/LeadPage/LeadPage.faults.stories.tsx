import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { camille } from '../testing/storedLeads.ts';
import { LeadPage } from './LeadPage.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Une demande, pannes',
  tags: ['!autodocs'],
  component: LeadPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.lead(camille.id), route: '/admin/messages/:id' },
  render: () => (
    <AdminLayout>
      <LeadPage />
    </AdminLayout>
  ),
});

/** The lead doesn't come, then can't be saved: the person is told, and what was typed is still there. */
const on = faultStories(
  async (context, fault) => {
    const { canvas, userEvent } = context;
    const shown = () => canvas.findByRole('button', { name: 'Enregistrer' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty' || fault.name === 'NotFound')
      await expect(
        await canvas.findByRole('heading', { name: 'Cette demande n’existe plus.' }),
      ).toBeVisible();
    else {
      await recoverLoad(context, fault, shown);
      // The dialog in which one signs in again stands before the form.
      if (fault.name === 'Unauthorized') return;
      fault.begin();
      await userEvent.type(canvas.getByLabelText('Prochaine étape'), 'Rappeler');
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      const reported = (text: string) =>
        text.startsWith(fault.message) && text.endsWith('Ce que vous avez écrit est encore là.');
      await expect(await canvas.findByText(reported)).toBeVisible();
      await expect(canvas.getByLabelText('Prochaine étape')).toHaveValue('Rappeler');
    }
  },
  { target: { where: 'leads' } },
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
