import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { leadStages, stageOrder } from '#features/requests/data/lead.ts';
import { inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { leadsOfEachStage, today } from '../testing/aListedLead.ts';
import { LeadBoard } from './LeadBoard.tsx';

const columns = stageOrder.map((stage) => {
  const leads = leadsOfEachStage.filter((lead) => lead.stage === stage);
  const amount = leads[0]?.amount ?? null;
  return { stage, leads, amount, total: stage === 'new' ? 52 : leads.length };
});

const meta = preview.meta({
  title: 'Administration/Demandes/Colonnes · LeadBoard',
  component: LeadBoard,
  args: { columns, today, onMove: fn() },
  parameters: {
    guide: {
      use: ['Pour voir où en sont les demandes, étape par étape.'],
      instead: [{ when: 'On cherche, trie ou choisit plusieurs', take: 'features/requests/admin/LeadTable' }],
    },
    layout: 'padded',
    description: `Les demandes par étape. « Déplacer » ouvre la liste des autres étapes, au clavier comme au doigt. Chaque colonne dit ce que ses demandes peuvent rapporter ensemble, montre les cinquante plus récentes et dit combien d’autres la liste contient.

Aussi : kanban, tableau, glisser.`,
  },
});

/** Une demande par `LeadCard`. */
export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      stageOrder.map((stage) => `${leadStages[stage]}${stage === 'new' ? 52 : 1}`),
    );
    await expect(canvas.getByText('+ 51 autres, dans la liste')).toBeVisible();
    await expect(canvas.getByText(/^Studio Charest, mardi 24 novembre 2026/)).toBeVisible();
    await expect(canvas.getByText('En attente, rang 2')).toBeVisible();
    canvas.getByRole('button', { name: 'Déplacer la demande de Camille Roy' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'En discussion' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(screen.queryByRole('menuitem', { name: 'Nouvelle' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(leadsOfEachStage[0], 'proposal');
  }),
});

/** Déplacée au clavier, une demande garde le focus dans sa nouvelle colonne. */
export const MovedByKeyboard = meta.story({
  name: 'Déplacée au clavier',
  tags: ['no-visual'],
  render: function MovingBoard(args) {
    const [leads, setLeads] = useState(leadsOfEachStage);
    return (
      <LeadBoard
        {...args}
        columns={stageOrder.map((stage) => {
          const found = leads.filter((lead) => lead.stage === stage);
          return { stage, amount: null, total: found.length, leads: found };
        })}
        onMove={(moved, stage) =>
          setLeads(leads.map((lead) => (lead.id === moved.id ? { ...lead, stage } : lead)))
        }
      />
    );
  },
  play: inTests(async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Déplacer la demande de Camille Roy' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'En discussion' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Camille Roy' })).toHaveFocus());
  }),
});

export const ReadOnly = meta.story({
  args: { onMove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { columns: stageOrder.map((stage) => ({ stage, total: 0, amount: null, leads: [] })) },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
