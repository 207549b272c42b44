import { expect, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { TaxonomyPage } from './TaxonomyPage.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Pannes',
  tags: ['!autodocs'],
  component: TaxonomyPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.taxonomy },
  render: () => (
    <AdminLayout>
      <TaxonomyPage />
    </AdminLayout>
  ),
});

/** The lists don't come, then a category isn't saved: the person is told, and the name is still there. */
const on = faultStories(async (context, fault) => {
  const { canvas, userEvent } = context;
  if (fault.name === 'Slow') {
    await expect(canvas.getAllByText('Chargement...')).toHaveLength(2);
    await canvas.findByRole('button', { name: 'Éditer la catégorie Vidéo' });
    return;
  }
  if (fault.name === 'Empty') await canvas.findByText(/^Aucune catégorie\./);
  else
    await recoverLoad(context, fault, () =>
      canvas.findByRole('button', { name: 'Éditer la catégorie Vidéo' }),
    );
  const name = within(canvas.getByRole('form', { name: 'Nouvelle catégorie' })).getByLabelText('Nom');
  await userEvent.type(name, 'Radio');
  fault.begin();
  await userEvent.type(name, '{Enter}');
  await expectReportedByToast(fault);
  await expect(name).toHaveValue('Radio');
});

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
