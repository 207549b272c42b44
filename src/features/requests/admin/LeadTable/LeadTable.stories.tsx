import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { leadsOfEachStage, today } from '../testing/aListedLead.ts';
import { LeadTable } from './LeadTable.tsx';

const toggle = fn();
const listActs = () => [{ label: 'Fermer…', onSelect: fn() }];

const meta = preview.meta({
  title: 'Administration/Demandes/Tableau · LeadTable',
  component: LeadTable,
  args: {
    leads: leadsOfEachStage,
    today,
    selection: { isSelected: (id) => id.endsWith('2'), toggle },
    listActs,
  },
  parameters: {
    guide: {
      use: ['Pour parcourir, trier et choisir des demandes.'],
      instead: [{ when: 'On les fait avancer', take: 'features/requests/admin/LeadBoard' }],
    },
    layout: 'padded',
    description:
      'Une demande par ligne : de qui, où elle en est, de quel type, qui s’en charge et ce qui vient ensuite. Le nom mène à la demande entière. Une échéance passée ou du jour ressort.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Camille Roy' })).toHaveAttribute(
      'href',
      '/admin/messages/a0000000-0000-4000-8000-000000000001',
    );
    await expect(canvas.getByText(/^en retard de 2/)).toBeVisible();
    // One line, as all badges.
    await expect(canvas.getByText('En discussion').getClientRects()).toHaveLength(1);
    await expect(
      canvas.getByText(
        /^Réservation · Studio Charest, mardi 24 novembre 2026, .* · À répondre avant le mardi 17 novembre/,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        /^Inscription · Art oratoire, jeudi 21 au vendredi 22 janvier 2027, 3.places · En attente, rang 2/,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir la demande de Camille Roy' }));
    await expect(toggle).toHaveBeenCalledWith('a0000000-0000-4000-8000-000000000001', false);
  }),
});

/** Pour qui lit sans rien changer. */
export const ReadOnly = meta.story({
  args: { selection: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});
