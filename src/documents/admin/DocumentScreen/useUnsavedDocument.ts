import { useCallback } from 'react';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';

/** Asks before a document is left with something that isn't saved. Gives what lets the next navigation pass. */
export function useUnsavedDocument<Text>(
  store: DocumentStore<Text>,
  { isDirty, saving }: { isDirty: boolean; saving: { phase: string } },
  keepsAt?: (pathname: string) => boolean,
) {
  const isStored = useCallback(() => store.state().isStored, [store]);
  return useUnsavedChanges(isDirty || saving.phase !== 'idle', isStored, keepsAt);
}
