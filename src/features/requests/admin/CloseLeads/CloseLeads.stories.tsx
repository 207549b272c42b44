import { expect, fn, screen, within } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { CloseLeads } from './CloseLeads.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Fermer · CloseLeads',
  component: CloseLeads,
  args: { subject: 'Camille Roy', onClose: fn(), onChoose: fn(async () => true) },
  parameters: {
    guide: {
      use: ['Pour fermer une ou plusieurs demandes, gagnées ou perdues.'],
      instead: [{ when: 'La demande va à une autre étape', take: 'features/requests/admin/LeadBoard' }],
    },
    description:
      'Comment se terminent des demandes : gagnées, ou perdues et pourquoi. L’équipe lit la raison, et la personne si elle demande ce qui est conservé sur elle.',
    docs: { story: { inline: false, height: '24rem' } },
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Fermer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer la demande' }));
    // Nothing is chosen for whoever is asked.
    await expect(await dialog.findByText('Choisissez comment.')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Comment se termine-t-elle?' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gagnée' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer la demande' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ stage: 'won', lost_reason: null });
  }),
});

/** Sans raison, elle ne se ferme pas. */
export const Lost = meta.story({
  name: 'Perdues',
  args: { stage: 'lost' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pourquoi est-elle perdue?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Marquer comme perdue' }));
    await expect(await dialog.findByText('Dites en quelques mots pourquoi.')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Raison'), ' Budget {Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ stage: 'lost', lost_reason: 'Budget' });
  },
});
