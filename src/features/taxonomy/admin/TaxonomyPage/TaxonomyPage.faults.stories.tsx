import { expect, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { TaxonomyPage } from './TaxonomyPage.tsx';

const meta = preview.meta({
  title: 'Administration/Catégories & Tags/Catégories et tags, pannes · TaxonomyPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: TaxonomyPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.taxonomy },
  render: () => (
    <AdminLayout>
      <TaxonomyPage />
    </AdminLayout>
  ),
});

/** Les listes n’arrivent pas, puis une catégorie ne s’enregistre pas : la personne l’apprend, et le nom est encore là. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, async (context, fault) => {
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
  }),
);
