import type { ListDescription } from '#admin/lists/index.ts';
import type { LeadListRequest } from '#data/leads/lead.queries.ts';

/** What messages can be filtered by. */
export const leadList: ListDescription<LeadListRequest> = {
  filters: {
    etat: {
      argument: 'only_closed',
      label: 'Messages à montrer',
      all: 'Tous',
      choices: { new: 'Nouveaux', handled: 'Traités' },
      toValue: (word) => word === 'handled',
    },
  },
};
