import { expect, fn } from 'storybook/test';
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
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      stageOrder.map((stage) => `${leadStages[stage]}${stage === 'new' ? 52 : 1}`),
    );
    await expect(canvas.getByText('+ 51 autres, dans la liste')).toBeVisible();
    await expect(canvas.getByText(/^Studio Charest, mardi 24 novembre 2026/)).toBeVisible();
    await expect(canvas.getByText('En attente, rang 2')).toBeVisible();
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
