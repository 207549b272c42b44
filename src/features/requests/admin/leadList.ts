import type { ListDescription } from '#lists/index.ts';
import { leadKinds, leadStages } from '#features/requests/data/lead.ts';
import type { BoardRequest, LeadListRequest } from '#features/requests/data/lead.queries.ts';
import { useToday } from '#admin/shell/useToday.ts';
import { isPeriod, listPeriods } from '#features/requests/data/period.ts';
import { useTeam } from './useTeam.ts';

/** What the columns can be narrowed to: they are the stages themselves. */
export const leadBoard: ListDescription<BoardRequest> = {
  search: { label: 'Rechercher une demande', placeholder: 'Nom, courriel ou mots' },
  filters: {
    type: { argument: 'only_kind', label: 'Type', all: 'Tous les types', choices: leadKinds },
    responsable: {
      argument: 'only_assignee',
      label: 'Responsable',
      all: 'Tous les responsables',
      useChoices: useTeam,
    },
  },
};

/** What leads can be searched by and filtered by. */
export const leadList: ListDescription<LeadListRequest> = {
  ...leadBoard,
  filters: {
    etape: { argument: 'only_stage', label: 'Étape', all: 'Toutes les étapes', choices: leadStages },
    ...leadBoard.filters,
    // Months and years back: what an accountant asks for.
    periode: {
      argument: 'only_period',
      label: 'Période',
      all: 'Toutes les dates',
      isKnown: isPeriod,
      useChoices: () => listPeriods(useToday()),
    },
    echeance: {
      argument: 'only_due',
      label: 'Échéance',
      all: 'Échues ou non',
      choices: { echues: 'Échues' },
      toValue: () => true,
    },
  },
};
