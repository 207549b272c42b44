import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteRecord, restoreRecord } from '../records.queries.ts';
import { withRows, type Page } from '../pages.ts';
import {
  countNewMessages,
  fetchMessages,
  markHandled,
  type Message,
  type MessageListRequest,
} from './message.queries.ts';

const keys = { list: ['messages', 'list'], count: ['messages', 'count'] };

/** One page of visitors' messages (`fetchMessages`). The page before stays until it is there. Editors and above. */
export function useMessages(request: MessageListRequest) {
  return useQuery({
    queryKey: [...keys.list, request],
    queryFn: () => fetchMessages(request),
    placeholderData: keepPreviousData,
  });
}

/** How many messages nobody has handled yet. `isEnabled` is false for those who may not read them. */
export function useNewMessageCount(isEnabled: boolean) {
  return useQuery({ queryKey: keys.count, queryFn: countNewMessages, enabled: isEnabled });
}

/** Marks a message as handled, or as new again (`markHandled`). */
export function useMarkHandled() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: markHandled,
    // Its place has changed: awaited, so that its button is busy until the list says so.
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keys.count });
      await client.invalidateQueries({ queryKey: keys.list });
    },
  });
}

/** Deletes a message by its id; `useRestoreMessage` takes it back. Admins only. */
export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteRecord('contact_messages', id),
    onSuccess: (_nothing, id) => {
      client.setQueriesData<Page<Message>>(
        { queryKey: keys.list },
        (list) =>
          list &&
          withRows(
            list,
            list.rows.filter((message) => message.id !== id),
          ),
      );
      void client.invalidateQueries({ queryKey: keys.list });
      void client.invalidateQueries({ queryKey: keys.count });
    },
  });
}

/** Puts a deleted message back by its id (`restoreRecord`). Admins only. */
export function useRestoreMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => restoreRecord('contact_messages', id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.list });
      void client.invalidateQueries({ queryKey: keys.count });
    },
  });
}
