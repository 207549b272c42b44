import { expect } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { find, insert, run } from '#mocks/database.ts';
import { aLead } from '#mocks/builders.ts';
import preview from '#storybook/preview.tsx';
import { DeletedLeadsPage } from './DeletedLeadsPage.tsx';

const lead = aLead({ first_name: 'Camille', last_name: 'Roy' });

const meta = preview.meta({
  title: 'Administration/Demandes/Supprimées · DeletedLeadsPage',
  component: DeletedLeadsPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.deletedLeads,
    rows: 'deletedLeads',
    description:
      'Les demandes supprimées depuis moins de trente jours. Un bouton les fait revenir, avec leurs notes.',
  },
  decorators: [inBackOffice],
});

/** Une demande revient d’un geste; il n’en reste alors aucune. */
export const Restored = meta.story({
  tags: ['no-visual'],
  async beforeEach() {
    await insert('leads', lead);
    // What the database itself deletes is destroyed: it is kept for people who delete alone.
    await run(`insert into private.deleted_records (source, record_id, record)
      select 'leads', id, to_jsonb(lead) from public.leads as lead where id = '${lead.id}';
      delete from public.leads where id = '${lead.id}';`);
  },
  play: async ({ canvas, userEvent }) => {
    const before = (await find('leads')).length;
    await userEvent.click(await canvas.findByRole('button', { name: /^Restaurer/ }));
    await expectToast(notices.leadsRestored(1));
    await expect(await canvas.findByText('Aucune demande supprimée.')).toBeVisible();
    await expect(await find('leads')).toHaveLength(before + 1);
  },
});
