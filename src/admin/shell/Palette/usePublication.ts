import { paths } from '#paths.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#design-system/components/Toast';
import { toCheckedPart, useCheckOfParts } from '#documents/admin/checks/checkRelease.ts';
import { fetchDocument } from '#documents/data/document.queries.ts';
import { publishTogetherMutation, undoReleaseMutation } from '#features/releases/data/release.queries.ts';
import { notices } from '../notices.ts';
import { useAttempt } from '../useAttempt.ts';

/** What publishing a document would change; null where nothing waits. */
async function findWaiting(document: string) {
  const state = await fetchDocument(document);
  const pending = state?.pending ?? state?.draft ?? null;
  return state && pending !== null ? { document, pending, online: state.online } : null;
}

/** Whether publishing a document would change anything: asked anew each time, of no document never. */
export const isWaitingQuery = (document: string | null) =>
  queryOptions({
    queryKey: ['documents', 'waits', document],
    queryFn: async () => document !== null && (await findWaiting(document)) !== null,
    enabled: document !== null,
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Publishes what waits of a document after its checks, as a release of this moment that its notice takes back. One with errors is
 * opened instead: there they are corrected, or published in spite of them.
 */
export function usePublication() {
  const navigate = useNavigate();
  const showToast = useToast();
  const check = useCheckOfParts();
  const { mutateAsync: publish } = useMutation(publishTogetherMutation);
  const { mutateAsync: undo } = useMutation(undoReleaseMutation);
  const { attempt, offerUndo } = useAttempt();

  return (document: string, title: string) =>
    attempt(async () => {
      const waiting = await findWaiting(document);
      if (!waiting) return showToast(notices.nothingToPublish(title));
      const { findings } = await check([toCheckedPart(waiting)]);
      if (findings.some(({ severity }) => severity === 'error')) {
        showToast(notices.publicationHasErrors);
        return navigate(paths.admin.content(document));
      }
      const id = await publish({ name: title, documents: [document] });
      offerUndo(notices.documentPublished(title), async () => {
        await undo({ id });
        showToast(notices.releaseUndone);
      });
    });
}
