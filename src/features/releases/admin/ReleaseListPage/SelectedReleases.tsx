import { Trash2 } from 'lucide-react';
import { Button } from '#design-system/components/Button';
import type { ReleaseItem } from '#features/releases/data/release.queries.ts';
import { SelectionBar } from '#lists/SelectionBar/SelectionBar.tsx';
import type { useSelection } from '#lists/useSelection.ts';
import { useReleaseDeletion } from '../useReleaseDeletion.ts';

export interface SelectedReleasesProps {
  selection: ReturnType<typeof useSelection<ReleaseItem>>;
}

/** What can be done with the releases that are chosen. When each is published is its own: it is checked and planned by itself. */
export function SelectedReleases({ selection }: SelectedReleasesProps) {
  const { selected } = selection;
  const { deleteReleases, isDeleting } = useReleaseDeletion();
  return (
    <SelectionBar selection={selection} one="mise en ligne choisie" several="mises en ligne choisies">
      <Button
        size="small"
        variant="danger"
        iconStart={Trash2}
        isPending={isDeleting}
        pendingLabel="Suppression..."
        onClick={() => void deleteReleases(selected).then((isGone) => isGone && selection.clear())}
      >
        Supprimer
      </Button>
    </SelectionBar>
  );
}
