import { Button, type ButtonProps } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';

export interface TaxonomyFormButtonsProps {
  isEditing: boolean;
  isPending: boolean;
  onCancel: (() => void) | undefined;
  /** One button of the screen leads. */
  variant: ButtonProps['variant'];
}

/** « Créer », or « Modifier » and « Annuler ». */
export function TaxonomyFormButtons({ isEditing, isPending, onCancel, variant }: TaxonomyFormButtonsProps) {
  return (
    <Cluster $gap={2}>
      <Button
        type="submit"
        size="small"
        variant={variant}
        isPending={isPending}
        pendingLabel="Enregistrement..."
      >
        {isEditing ? 'Modifier' : 'Créer'}
      </Button>
      {isEditing && (
        <Button size="small" variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      )}
    </Cluster>
  );
}
