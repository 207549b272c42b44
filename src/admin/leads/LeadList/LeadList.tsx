import type { Lead } from '#data/leads/lead.queries.ts';
import { List } from './LeadList.styles.ts';
import { LeadItem } from './LeadItem.tsx';

export interface LeadListProps {
  messages: readonly Lead[];
  onMark: (message: Lead, isHandled: boolean) => Promise<void>;
  /** Admins delete. */
  onDelete?: ((message: Lead) => Promise<unknown>) | undefined;
  /** The message that is being deleted. */
  deletingId?: string | null;
}

/** Messages, one line each; a line opens on the whole message. */
export function LeadList({ messages, onMark, onDelete, deletingId }: LeadListProps) {
  return (
    <List>
      {messages.map((message) => (
        <li key={message.id}>
          <LeadItem
            message={message}
            onMark={onMark}
            onDelete={onDelete}
            isDeleting={message.id === deletingId}
          />
        </li>
      ))}
    </List>
  );
}
