import type { Message } from '#data/messages/message.queries.ts';
import { List } from './MessageList.styles.ts';
import { MessageItem } from './MessageItem.tsx';

export interface MessageListProps {
  messages: readonly Message[];
  onMark: (message: Message, isHandled: boolean) => Promise<void>;
  /** Admins delete. */
  onDelete?: ((message: Message) => Promise<unknown>) | undefined;
  /** The message that is being deleted. */
  deletingId?: string | null;
}

/** Messages, one line each; a line opens on the whole message. */
export function MessageList({ messages, onMark, onDelete, deletingId }: MessageListProps) {
  return (
    <List>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageItem
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
