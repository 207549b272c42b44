import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ChecksCard } from '#documents/admin/checks/ChecksCard/ChecksCard.tsx';
import type { Place } from '#documents/admin/checks/finding.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { PreviewCard } from '#documents/admin/PreviewCard/PreviewCard.tsx';
import { PublishDespite } from '#documents/admin/PublishDespite/PublishDespite.tsx';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { isSetting } from '#documents/data/documentKey.ts';
import {
  type Release,
  releaseQuery,
  removeFromReleaseMutation,
} from '#features/releases/data/release.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { SmallButton, Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { toEditorOf, useReleaseChecks } from '../checks/useReleaseChecks.ts';
import { listNames, useRelease } from './useRelease.tsx';
import { ReleaseDocuments } from './ReleaseDocuments.tsx';
import { ReleaseForm } from './ReleaseForm.tsx';
import { Columns } from './ReleasePage.styles.ts';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Text } from '#design-system/primitives/Text';
import { RecordPage } from '#admin/shell/RecordPage.tsx';
import { paths } from '#paths.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { formatWhen, ReleaseBadge } from '../ReleaseBadge.tsx';

/** One release: what is in it, what becomes of it, who has approved it. */
export function ReleasePage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      query={useQuery(releaseQuery(id))}
      title="Mise en ligne"
      getName={({ name }) => name}
      back={{ address: paths.admin.releases, words: 'Retour aux mises en ligne' }}
      loading="Chargement de la mise en ligne…"
      gone={{
        title: 'Cette mise en ligne n’existe plus.',
        text: 'Quelqu’un l’a peut-être supprimée. Ses éléments sont restés comme ils étaient.',
      }}
    >
      {(release) => <OpenedRelease key={release.id} release={release} />}
    </RecordPage>
  );
}

/** A release that is there, for whoever may change it, or only look at it. */
function OpenedRelease({ release }: { release: Release }) {
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
            {...{ release, canManage, isUnsaved, checks, acts }}
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

interface ReleaseActionsProps {
  release: Release;
  canManage: boolean;
  /** The form holds what isn't saved: publishing would go by what is. */
  isUnsaved: boolean;
  checks: Pick<ReturnType<typeof useReleaseChecks>, 'isRunning' | 'progress'>;
  acts: Pick<ReturnType<typeof useRelease>, 'isPending' | 'onPublish' | 'onUndo' | 'onDelete'>;
  onCheck: () => void;
}

/** Where a release stands, and what can be done with it as a whole. */
function ReleaseActions({
  release,
  canManage,
  isUnsaved,
  checks: { isRunning: isChecking, progress },
  acts: { isPending, onPublish, onUndo, onDelete },
  onCheck,
}: ReleaseActionsProps) {
  const isOpen = release.state === 'open';
  return (
    <FormCard aria-labelledby="etat">
      <h2 id="etat">Mise en ligne</h2>
      <div>
        <ReleaseBadge release={release} />
      </div>
      <DescriptionList
        layout="stack"
        items={[
          { term: 'Quand', value: formatWhen(release) },
          { term: 'Responsable', value: !isOpen && formatPerson(release.owner_name) },
          // The clock publishes at the moment that was planned, to the microsecond.
          {
            term: 'Par',
            value:
              release.state === 'published' &&
              release.published_at === release.due_at &&
              'L’horloge, à l’heure prévue',
          },
        ]}
      />
      {canManage && isOpen && (
        <>
          <Button
            variant="outline"
            isPending={isChecking}
            pendingLabel={`Vérification, ${progress}`}
            onClick={onCheck}
          >
            Vérifier
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={isUnsaved || isChecking}
            onClick={() => void onPublish()}
          >
            Publier
          </Button>
          {isUnsaved && <Text isNote>Enregistrez d’abord ce que le formulaire contient.</Text>}
          <Button variant="danger" isDisabled={isPending} onClick={() => void onDelete()}>
            Supprimer la mise en ligne
          </Button>
        </>
      )}
      {canManage && release.state === 'published' && (
        <Button variant="danger" isPending={isPending} onClick={() => void onUndo()}>
          Annuler la mise en ligne
        </Button>
      )}
    </FormCard>
  );
}
