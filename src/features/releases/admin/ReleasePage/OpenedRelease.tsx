import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChecksCard } from '#documents/admin/checks/ChecksCard/index.ts';
import type { Place } from '#documents/admin/checks/finding.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { PreviewCard } from '#documents/admin/PreviewCard/PreviewCard.tsx';
import { PublishDespite } from '#documents/admin/PublishDespite/PublishDespite.tsx';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { isSetting } from '#documents/data/documentKey.ts';
import { type Release, removeFromReleaseMutation } from '#features/releases/data/release.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { toEditorOf, useReleaseChecks } from '../checks/useReleaseChecks.ts';
import { listNames } from '../listNames.ts';
import { ReleaseActions } from './ReleaseActions.tsx';
import { ReleaseDocuments } from './ReleaseDocuments.tsx';
import { ReleaseForm } from './ReleaseForm.tsx';
import { Columns } from './ReleasePage.styles.ts';
import { useRelease } from './useRelease.tsx';

/** A release that is there, for whoever may change it, or only look at it. */
export function OpenedRelease({ release }: { release: Release }) {
  const { hasRole } = useAuth();
  const navigate = useNavigate();
  const checks = useReleaseChecks(release);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const checksElement = useRef<HTMLElement>(null);
  const acts = useRelease(release, checks.check);
  const settings = release.documents.filter(({ document }) => isSetting(document));
  const canManage = settings.length === 0 || hasRole('admin');
  const changed = release.documents.filter((part) => part.is_changed_since_approval);
  const isOpen = release.state === 'open';

  const onGoTo = ({ field }: Place) => void navigate(toEditorOf(field));
  const onCheck = async () => {
    await checks.check();
    checksElement.current?.focus();
  };

  return (
    <>
      {release.problem && isOpen && <Hindrance release={release} canManage={canManage} />}
      {!canManage && (
        <Alert title={`Avec ${listNames(settings)}, cette mise en ligne revient à l’administration.`}>
          Seule l’administration change les paramètres. Vous pouvez regarder cette mise en ligne; pour la
          modifier, la publier ou l’annuler, demandez-le à quelqu’un de l’administration.
        </Alert>
      )}
      {isOpen && changed.length > 0 && (
        <Alert tone="warning" title="Modifié depuis l’approbation">
          {listNames(changed)}. Montrez de nouveau l’aperçu, ou publiez en connaissance de cause.
        </Alert>
      )}
      <Columns>
        <div>
          <ReleaseDocuments release={release} canManage={canManage} />
          {(checks.isRunning || checks.result) && isOpen && (
            <ChecksCard
              ref={checksElement}
              isRunning={checks.isRunning}
              result={checks.result}
              isStale={checks.isStale}
              getLabel={checks.getLabel}
              onCheck={() => void onCheck()}
              onGoTo={onGoTo}
            />
          )}
        </div>
        <div>
          <ReleaseActions
            release={release}
            canManage={canManage}
            isUnsaved={isUnsaved}
            checks={checks}
            acts={acts}
            onCheck={() => void onCheck()}
          />
          {isOpen && <ReleaseForm release={release} canManage={canManage} onDirtyChange={setIsUnsaved} />}
          {isOpen && canManage && release.documents.length > 0 && (
            <PreviewCard
              shared={{ release_id: release.id }}
              what="la mise en ligne"
              version={release.version}
              isUnsaved={false}
            />
          )}
        </div>
      </Columns>
      <PublishDespite
        subject={`release/${release.id}`}
        {...acts.question}
        getLabel={checks.getLabel}
        onGoTo={onGoTo}
      />
    </>
  );
}

/** Why a release isn't online although its time is past, and the way to publish it without what hinders it. */
function Hindrance({ release, canManage }: { release: Release; canManage: boolean }) {
  const showToast = useToast();
  const { attempt } = useAttempt();
  const hindering = release.documents.find(({ document }) => document === release.problem_document);
  const { mutateAsync: leaveOut, isPending: isLeavingOut } = useMutation(removeFromReleaseMutation);
  /** Takes out the document that hinders: the release is due, so the rest is published at the next attempt, within a minute. */
  const publishRest = () =>
    attempt(async () => {
      await leaveOut({ id: release.id, document: release.problem_document ?? '' });
      showToast(notices.releaseGoesOn);
    });

  return (
    <Alert
      tone="danger"
      title="La mise en ligne n’a pas pu se faire à l’heure prévue."
      action={
        hindering &&
        canManage && (
          <SmallButton isPending={isLeavingOut} onClick={() => void publishRest()}>
            {`Publier le reste, sans «\u00A0${nameDocument(hindering.document, hindering.title)}\u00A0»`}
          </SmallButton>
        )
      }
    >
      {release.problem} Rien n’a changé sur le site; un nouvel essai se fait chaque minute.
    </Alert>
  );
}
