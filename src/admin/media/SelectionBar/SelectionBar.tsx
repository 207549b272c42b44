import { Trash2 } from 'lucide-react';
import { formatWhole } from '#data/formats.ts';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';

export interface SelectionBarProps {
  /** How many media are chosen. */
  count: number;
  isDeleting: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
}

/** How many media are chosen, and what can be done with all of them. */
export function SelectionBar({ count, isDeleting, onSelectAll, onClear, onDelete }: SelectionBarProps) {
  return (
    <Cluster $gap={2}>
      <Text isAnnounced size="small" isTabular>
        {count > 0 && `${formatWhole(count)} ${count > 1 ? 'médias choisis' : 'média choisi'}`}
      </Text>
      <Button size="small" variant="ghost" onClick={count > 0 ? onClear : onSelectAll}>
        {count > 0 ? 'Ne plus choisir' : 'Choisir toute la page'}
      </Button>
      {count > 0 && (
        <Button
          size="small"
          variant="danger"
          iconStart={Trash2}
          isPending={isDeleting}
          pendingLabel="Suppression..."
          onClick={onDelete}
        >
          Supprimer
        </Button>
      )}
    </Cluster>
  );
}
