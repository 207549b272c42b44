import { paths } from '#paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { useToast } from '#design-system/components/Toast';
import type { Release } from '#features/releases/data/release.queries.ts';
import { releaseTextQuery } from '#features/releases/data/releaseText.queries.ts';
import { type CheckedRelease, findDocument, useCheckOfParts } from '#documents/admin/checks/checkRelease.ts';

/** The editor of the document that a finding is of. */
export const toEditorOf = (field: string) => paths.admin.content(findDocument(field));

/** The checks of a release: where they stand, and a function that runs them on what it would publish at that moment. */
export function useReleaseChecks({ id, documents, version }: Release) {
  const client = useQueryClient();
  const showToast = useToast();
  const checkParts = useCheckOfParts();
  const lastRun = useRef(0);
  const [isRunning, setIsRunning] = useState(false);
  const [done, setDone] = useState(0);
  const [result, setResult] = useState<(CheckedRelease & { version: number }) | null>(null);

  const checkAll = async (limit?: AbortSignal) => {
    const parts = documents.map(async (part) => ({
      ...part,
      text: await client.fetchQuery(releaseTextQuery({ releaseId: id, document: part.document })),
    }));
    return checkParts(await Promise.all(parts), { onProgress: setDone, ...(limit && { limit }) });
  };

  /** What was found; null when the texts couldn't be read, which is said. */
  const check = async (limit?: AbortSignal): Promise<CheckedRelease | null> => {
    lastRun.current += 1;
    const run = lastRun.current;
    setIsRunning(true);
    setDone(0);
    const found = await checkAll(limit).catch((error: unknown) => {
      showToast(notices.requestFailed(error));
      return null;
    });
    // When two runs overlap, the later one is shown.
    if (run === lastRun.current) {
      if (found) setResult({ ...found, version });
      setIsRunning(false);
    }
    return found;
  };

  return {
    check,
    isRunning,
    /** « 2 sur 4 »: which document is being checked. */
    progress: `${Math.min(done + 1, documents.length)} sur ${documents.length}`,
    result,
    isStale: result !== null && result.version !== version,
    getLabel: (field: string) => result?.labels.get(field) ?? '',
  };
}
