import type { ReleaseItem } from '#features/releases/data/release.queries.ts';
import { SelectionBar } from '#lists/SelectionBar/SelectionBar.tsx';
import { DeleteSelected } from '#lists/SelectionBar/DeleteSelected.tsx';
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
      <DeleteSelected
        isPending={isDeleting}
        onDelete={() => void deleteReleases(selected).then((isGone) => isGone && selection.clear())}
      />
    </SelectionBar>
  );
}
