import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteRecord, restoreRecord } from '../records.queries.ts';
import { fetchCategories, fetchTags, saveCategory, saveTag } from './taxonomy.queries.ts';

/** All categories by name. */
export function useCategories() {
  return useQuery({ queryKey: ['categories'], queryFn: fetchCategories });
}

/** Creates or changes a category (`saveCategory`). */
export function useSaveCategory() {
  const client = useQueryClient();
  return useMutation({ mutationFn: saveCategory, onSuccess: () => refresh(client, 'categories') });
}

/** Deletes a category by its id; its articles stay, without a category. */
export function useDeleteCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteRecord('categories', id),
    onSuccess: () => refresh(client, 'categories'),
  });
}

/** Takes back the deletion of a category, by its id: its articles get it back. */
export function useRestoreCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => restoreRecord('categories', id),
    onSuccess: () => refresh(client, 'categories'),
  });
}

/** All tags by name. */
export function useTags() {
  return useQuery({ queryKey: ['tags'], queryFn: fetchTags });
}

/** Creates or changes a tag (`saveTag`). */
export function useSaveTag() {
  const client = useQueryClient();
  return useMutation({ mutationFn: saveTag, onSuccess: () => refresh(client, 'tags') });
}

/** Deletes a tag by its id; its articles stay. */
export function useDeleteTag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteRecord('tags', id),
    onSuccess: () => refresh(client, 'tags'),
  });
}

/** Takes back the deletion of a tag, by its id: its articles get it back. */
export function useRestoreTag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => restoreRecord('tags', id),
    onSuccess: () => refresh(client, 'tags'),
  });
}

/** Articles show names and colours of the taxonomy, so they are read again when next needed. */
function refresh(client: QueryClient, list: 'categories' | 'tags') {
  void client.invalidateQueries({ queryKey: ['articles'], refetchType: 'none' });
  return client.invalidateQueries({ queryKey: [list] });
}
