import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { camille } from '../testing/storedLeads.ts';
import { LeadPage } from './LeadPage.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Une demande, pannes · LeadPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: LeadPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.lead(camille.id), route: '/admin/messages/:id' },
  render: () => (
    <AdminLayout>
      <LeadPage />
    </AdminLayout>
  ),
});

/** La demande n’arrive pas, puis ne s’enregistre pas : la personne l’apprend, et ce qui est tapé est encore là. */
export const Faults = meta.story(
  faultStory({ where: 'leads' }, async (context, fault) => {
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
  }),
);
