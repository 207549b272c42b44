import { useState } from 'react';
import { Button } from '#design-system/components/Button';

export interface SaveButtonsProps {
  /** A save is running, or the checks before it. */
  isPending: boolean;
  onSaveDraft: () => void;
  onPublish: () => void;
  /** For an article that is published; null for others. */
  onUpdate: (() => void) | null;
  /** For an article that visitors read; null for others. */
  onSavePending: (() => void) | null;
  /** Modifications wait: they are what an update publishes. */
  hasChanges: boolean;
}

/** What stands beside them: « Vérifier », which saves nothing (product 7.20). */
export interface CheckedSaveProps extends SaveButtonsProps {
  isChecking: boolean;
  onCheck: () => void;
}

/** The buttons that choose a status by themselves, or leave it as it is (product 7.8, 7.9). */
export function SaveButtons({
  isPending,
  onSaveDraft,
  onPublish,
  onUpdate,
  onSavePending,
  hasChanges,
}: SaveButtonsProps) {
  const [pressed, setPressed] = useState<'draft' | 'publish' | 'update' | 'pending' | null>(null);
  // The one that was pressed says that it is at work, and keeps the focus.
  const busy = pressed ?? (onUpdate ? 'update' : 'draft');
  const getProps = (name: typeof busy, onPress: () => void) => ({
    isPending: isPending && busy === name,
    isDisabled: isPending && busy !== name,
    onClick: () => {
      setPressed(name);
      onPress();
    },
  });
  return (
    <>
      <Button variant="outline" {...getProps('draft', onSaveDraft)}>
        Sauvegarder
      </Button>
      <Button variant={onUpdate ? 'outline' : 'primary'} {...getProps('publish', onPublish)}>
        Publier
      </Button>
      {onSavePending && (
        <Button variant="outline" {...getProps('pending', onSavePending)}>
          Enregistrer sans publier
        </Button>
      )}
      {onUpdate && (
        <Button variant="primary" {...getProps('update', onUpdate)}>
          {hasChanges ? 'Publier les modifications' : 'Mettre à jour'}
        </Button>
      )}
    </>
  );
}
