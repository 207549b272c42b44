import { Trash2 } from 'lucide-react';
import { Button } from '#design-system/components/Button';

interface DeleteSelectedProps {
  isPending: boolean;
  /** Something that is chosen can't be deleted. */
  isDisabled?: boolean;
  /** Asks, and deletes what is chosen. */
  onDelete: () => void;
}

/** Deletes the rows that are chosen, in their bar. */
export const DeleteSelected = ({ isPending, isDisabled = false, onDelete }: DeleteSelectedProps) => (
  <Button
    size="small"
    variant="danger"
    iconStart={Trash2}
    isDisabled={isDisabled}
    isPending={isPending}
    pendingLabel="Suppression..."
    onClick={onDelete}
  >
    Supprimer
  </Button>
);
