import { update } from '#mocks/database.ts';
import preview from '#storybook/preview.tsx';
import { NewLeads } from './NewLeads.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Nouvelles demandes · NewLeads',
  tags: ['no-visual'],
  component: NewLeads,
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `

La ligne qui mène aux demandes, et dit combien sont nouvelles. Rien pour qui ne peut pas les lire.`,
      },
    },
  },
});

export const Default = meta.story();

/** Aucune demande n’est nouvelle : le lien reste. */
export const None = meta.story({
  beforeEach: () => update('leads', {}, { stage: 'discussion', closed_at: null }),
});
