import { FormCard } from '#admin/shell/FormCard.styles.ts';
import type { Release } from '#features/releases/data/release.queries.ts';
import { Button } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Text } from '#design-system/primitives/Text';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import type { useReleaseChecks } from '../checks/useReleaseChecks.ts';
import { formatWhen, ReleaseBadge } from '../ReleaseBadge.tsx';
import type { useRelease } from './useRelease.tsx';

export interface ReleaseActionsProps {
  release: Release;
  canManage: boolean;
  /** The form holds what isn't saved: publishing would go by what is. */
  isUnsaved: boolean;
  checks: Pick<ReturnType<typeof useReleaseChecks>, 'isRunning' | 'progress'>;
  acts: Pick<ReturnType<typeof useRelease>, 'isPending' | 'onPublish' | 'onUndo' | 'onDelete'>;
  onCheck: () => void;
}

/** Where a release stands, and what can be done with it as a whole. */
export function ReleaseActions({
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
          ...(isOpen ? [] : [{ term: 'Responsable', value: formatPerson(release.owner_name) }]),
          // The clock publishes at the moment that was planned, to the microsecond.
          ...(release.state === 'published' && release.published_at === release.due_at
            ? [{ term: 'Par', value: 'L’horloge, à l’heure prévue' }]
            : []),
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
