import type { ListDescription } from '#admin/lists/index.ts';
import type { MessageListRequest } from '#data/messages/message.queries.ts';

/** What messages can be filtered by. */
export const messageList: ListDescription<MessageListRequest> = {
  filters: {
    etat: {
      argument: 'only_handled',
      label: 'Messages à montrer',
      all: 'Tous',
      choices: { new: 'Nouveaux', handled: 'Traités' },
      toValue: (word) => word === 'handled',
    },
  },
};
