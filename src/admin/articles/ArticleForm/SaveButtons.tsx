import { Button } from '#design-system/components/Button';

export interface SaveButtonsProps {
  isPending: boolean;
  onSaveDraft: () => void;
  onPublish: () => void;
  /** For an article that is published; null for others. */
  onUpdate: (() => void) | null;
}

/** The buttons that choose a status by themselves, or leave it as it is (product 7.8, 7.9). */
export function SaveButtons({ isPending, onSaveDraft, onPublish, onUpdate }: SaveButtonsProps) {
  return (
    <>
      <Button
        variant="outline"
        isPending={isPending && !onUpdate}
        isDisabled={isPending && onUpdate !== null}
        onClick={onSaveDraft}
      >
        Sauvegarder
      </Button>
      <Button variant={onUpdate ? 'outline' : 'primary'} isDisabled={isPending} onClick={onPublish}>
        Publier
      </Button>
      {onUpdate && (
        <Button variant="primary" isPending={isPending} onClick={onUpdate}>
          Mettre à jour
        </Button>
      )}
    </>
  );
}
