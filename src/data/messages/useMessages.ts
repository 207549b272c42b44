import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteRecord } from '../records.queries.ts';
import { countNewMessages, fetchMessages, markHandled, type Message } from './message.queries.ts';

const keys = { list: ['messages', 'list'], count: ['messages', 'count'] };

/** All messages of visitors, newest first. Editors and above. */
export function useMessages() {
  return useQuery({ queryKey: keys.list, queryFn: fetchMessages });
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
    onSuccess: (message) => {
      client.setQueryData<Message[]>(keys.list, (list) =>
        list?.map((one) => (one.id === message.id ? message : one)),
      );
      void client.invalidateQueries({ queryKey: keys.count });
    },
  });
}

/** Deletes a message by its id, for good. Admins only. */
export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteRecord('contact_messages', id),
    onSuccess: (_nothing, id) => {
      client.setQueryData<Message[]>(keys.list, (list) => list?.filter((message) => message.id !== id));
      void client.invalidateQueries({ queryKey: keys.count });
    },
  });
}
