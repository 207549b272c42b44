import { Button } from '#design-system/components/Button';

export interface SaveButtonsProps {
  isPending: boolean;
  onSaveDraft: () => void;
  onPublish: () => void;
}

/** The two buttons that choose a status by themselves (product 7.8). */
export function SaveButtons({ isPending, onSaveDraft, onPublish }: SaveButtonsProps) {
  return (
    <>
      <Button variant="outline" isPending={isPending} onClick={onSaveDraft}>
        Sauvegarder
      </Button>
      <Button variant="primary" isDisabled={isPending} onClick={onPublish}>
        Publier
      </Button>
    </>
  );
}
