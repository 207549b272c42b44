import { paths } from '#paths.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import {
  type CheckedRelease,
  findDocument,
  toCheckedPart,
  useCheckOfParts,
} from '#documents/admin/checks/checkRelease.ts';
import type { PublishDespiteProps } from '#documents/admin/PublishDespite/PublishDespite.tsx';
import { contentsQuery, type DocumentState } from '#documents/data/document.queries.ts';
import { readDocument } from '#documents/data/writeDocument.ts';
import type { Json } from '#generated/database.types.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { publishTogetherMutation, undoReleaseMutation } from '#features/releases/data/release.queries.ts';
import { useToast } from '#design-system/components/Toast';
import type { OpenTexts } from './openTexts.ts';
import type { MapPage } from './siteMap.ts';

/**
 * « Publier la page »: what is typed in its sections is saved, all that waits is checked, and goes online at one moment. What is planned
 * keeps its date.
 */
export function usePublishPage(
  page: MapPage | undefined,
  texts: OpenTexts,
  contents: readonly DocumentState[],
) {
  const client = useQueryClient();
  const showToast = useToast();
  const navigate = useNavigate();
  const check = useCheckOfParts();
  const putOnline = usePutOnline(texts);
  const { attempt } = useAttempt();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    meta: { isErrorHandled: true },
  });
  /** Resolves with whether it went through, and a failure has been reported by then. */
  const run = (act: () => Promise<unknown>) => attempt(() => mutateAsync(act));
  const [blocked, setBlocked] = useState<CheckedRelease | null>(null);
  const keys = (page?.sections ?? []).map(({ key }) => key);
  const findWaiting = (all: readonly DocumentState[]) =>
    all.filter(
      ({ document, pending, release_id }) => keys.includes(document) && pending !== null && !release_id,
    );
  const readWaiting = async () => findWaiting(await client.fetchQuery({ ...contentsQuery, staleTime: 0 }));
  const publish = async (note?: string) => putOnline(page?.title ?? '', await readWaiting(), note);
  const typed = keys.filter((key) => texts.unsaved[key] !== undefined);
  const waiting = new Set([...typed, ...findWaiting(contents).map(({ document }) => document)]);

  const question: Omit<PublishDespiteProps, 'subject'> = {
    intent: blocked && 'publish',
    errors: blocked?.findings.filter(({ severity }) => severity === 'error') ?? [],
    getLabel: (field) => blocked?.labels.get(field) ?? '',
    onCorrect: () => setBlocked(null),
    onGoTo: ({ field }) => void navigate(paths.admin.content(findDocument(field))),
    onPublish: async (reason) => {
      const isDone = await run(() => publish(reason));
      if (isDone) setBlocked(null);
      return isDone;
    },
  };
  return {
    /** How many sections it would publish. */
    count: waiting.size,
    isPending,
    question,
    onPublish: () =>
      run(async () => {
        const unsound = await saveTyped(typed, texts, page);
        if (unsound) {
          showToast(notices.sectionInvalid);
          return navigate(paths.admin.content(unsound));
        }
        const found = await check((await readWaiting()).map(toCheckedPart));
        if (found.findings.some(({ severity }) => severity === 'error')) setBlocked(found);
        else await publish();
      }),
  };
}

/** Puts what waits of several documents online at one moment, and offers to take that back. */
function usePutOnline(texts: OpenTexts) {
  const client = useQueryClient();
  const showToast = useToast();
  const { offerUndo } = useAttempt();
  const { mutateAsync: publish } = useMutation(publishTogetherMutation);
  const { mutateAsync: undo } = useMutation(undoReleaseMutation);
  return async (title: string, parts: readonly DocumentState[], note?: string) => {
    const documents = parts.map(({ document }) => document);
    const name = `${title}, ${formatQuebecTime(new Date().toISOString())}`;
    const id = await publish({ name, documents, ...(note && { note }) });
    await refresh(client, texts, documents);
    offerUndo(notices.pagePublished(documents.length), async () => {
      await undo({ id });
      await refresh(client, texts, documents);
      showToast(notices.releaseUndone);
    });
  };
}

/** Saves what is typed for the team, section by section; gives the key of the first one that can't be. */
async function saveTyped(typed: readonly string[], texts: OpenTexts, page: MapPage | undefined) {
  for (const key of typed) {
    const store = texts.stores.get(key);
    const schema = page?.sections.find((section) => section.key === key)?.schema;
    if (!store || !schema) continue;
    const read = schema.safeParse(store.state().text);
    if (!read.success) return key;
    const { savedAt } = store.state();
    // One out of sight takes no answer.
    store.open();
    store.save('save', read.data as Json);
    await store.settled();
    if (store.state().savedAt === savedAt) return key;
  }
  return null;
}

/** The editors that are open start from what is online by now. */
const refresh = (client: QueryClient, texts: OpenTexts, documents: readonly string[]) =>
  Promise.all(
    documents.map(async (document) => {
      const store = texts.stores.get(document);
      const saved = store && (await readDocument(client, document));
      if (saved) store.dispatch({ type: 'refreshed', saved, at: Date.now() });
    }),
  );
