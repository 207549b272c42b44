import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limitOfPublishing } from '#documents/admin/checks/checkRelease.ts';
import type { Finding } from '#documents/admin/checks/finding.ts';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import {
  type Release,
  publishReleaseMutation,
  releaseQuery,
  undoReleaseMutation,
  type ReleaseDocument,
} from '#features/releases/data/release.queries.ts';
import { paths } from '#paths.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { useToast } from '#design-system/components/Toast';
import type { useReleaseChecks } from '../checks/useReleaseChecks.ts';
import { useReleaseDeletion } from '../useReleaseDeletion.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';

/** What is done with a release as a whole. Every action asks first, and reports by itself. */
export function useRelease(release: Release, check: ReturnType<typeof useReleaseChecks>['check']) {
  const { id, documents } = release;
  const client = useQueryClient();
  const confirm = useConfirm();
  const showToast = useToast();
  const { attempt } = useAttempt();
  const navigate = useNavigate();
  const { mutateAsync: publishRelease, isPending: isPublishing } = useMutation(publishReleaseMutation);
  const { mutateAsync: undo, isPending: isUndoing } = useMutation(undoReleaseMutation);
  const { deleteReleases, isDeleting } = useReleaseDeletion();
  const [blocked, setBlocked] = useState<Finding[] | null>(null);

  /** Resolves with whether it is online. */
  const publish = (note?: string) =>
    publishRelease({ release, ...(note && { note }) }).then(
      () => {
        showToast(notices.releasePublished(countWays(documents)));
        return true;
      },
      async (error: unknown) => {
        const { documents: present } = await client.fetchQuery(releaseQuery(id)).catch(() => release);
        const changed = present.filter(
          ({ document, hash }) => hash !== documents.find((seen) => seen.document === document)?.hash,
        );
        showToast(
          changed.length > 0 ? notices.releaseChanged(listNames(changed)) : notices.requestFailed(error),
        );
        return false;
      },
    );

  return {
    /** The publication that is held back until somebody gives a reason. */
    question: {
      intent: blocked && ('publish' as const),
      errors: blocked ?? [],
      onCorrect: () => setBlocked(null),
      onPublish: async (reason: string) => {
        const isPublished = await publish(reason);
        if (isPublished) setBlocked(null);
        return isPublished;
      },
    },
    isPending: isPublishing || isUndoing || isDeleting,
    onPublish: async () => {
      if (documents.length === 0) return showToast(notices.releaseEmpty);
      const checked = await check(limitOfPublishing());
      if (!checked) return;
      const errors = checked.findings.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) return setBlocked(errors);
      if (await confirm(askToPublish(release))) await publish();
    },
    onUndo: async () => {
      if (!(await confirm(askToUndo(release)))) return;
      await attempt(async () => {
        await undo({ id });
        showToast(notices.releaseUndone);
      });
    },
    onDelete: async () => {
      if (await deleteReleases([release])) void navigate(paths.admin.releases);
    },
  };
}

/** How many documents go online, and how many leave the site. */
function countWays(documents: Release['documents']) {
  const leaving = documents.filter(({ withdraws }) => withdraws).length;
  return { coming: documents.length - leaving, leaving };
}

/** « 2 éléments seront en ligne en même temps », « 1 élément quittera le site ». */
function countDocuments(documents: Release['documents']) {
  const { coming, leaving } = countWays(documents);
  const say = (count: number, one: string, several: string) =>
    count > 1 ? [`${count}\u00A0éléments ${several}`] : count === 1 ? [`1\u00A0élément ${one}`] : [];
  return [
    ...say(coming, 'sera en ligne', 'seront en ligne en même temps'),
    ...say(leaving, 'quittera le site', 'quitteront le site'),
  ].join(', ');
}

function askToPublish({ name, documents }: Release) {
  const changed = documents.filter((part) => part.is_changed_since_approval);
  return {
    title: `Publier «\u00A0${name}\u00A0»?`,
    description: (
      <>
        <p>{countDocuments(documents)}, tout de suite. Vous pourrez l’annuler.</p>
        {changed.length > 0 && <p>Modifié depuis l’approbation&nbsp;: {listNames(changed)}.</p>}
      </>
    ),
    confirmLabel: 'Publier',
  };
}

function askToUndo({ name, documents }: Release) {
  const changed = documents.filter((part) => part.is_changed_since);
  return {
    title: `Annuler «\u00A0${name}\u00A0»?`,
    description: (
      <>
        {changed.length > 0 && <p>Modifié depuis, et laissé tel quel&nbsp;: {listNames(changed)}.</p>}
        <p>
          {changed.length > 0 ? 'Le reste' : 'Le site'} redevient exactement ce qu’il était avant. Les textes
          de la mise en ligne restent dans les éditeurs, en attente.
        </p>
      </>
    ),
    confirmLabel: 'Annuler la mise en ligne',
    cancelLabel: 'Garder la mise en ligne',
    isDestructive: true,
  };
}

const list = new Intl.ListFormat('fr-CA');

/** « « Accueil · Bannière » et « Nos tarifs » ». */
export const listNames = (documents: readonly Pick<ReleaseDocument, 'document' | 'title'>[]) =>
  list.format(documents.map(({ document, title }) => `«\u00A0${nameDocument(document, title)}\u00A0»`));
