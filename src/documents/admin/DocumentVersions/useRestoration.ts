import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import type { Version } from '#documents/data/version.queries.ts';
import { useToast } from '#design-system/components/Toast';
import type { Difference, DocumentDescription } from '../description.ts';

/** Saves a text that was brought back. Gives what saves the one before it again, or null when it failed and was reported. */
export type Restore<Text> = (restored: {
  text: Text;
  /** What the save says of itself: « Version 12 ». */
  note: string;
  /** The version that all of it comes from; null for a part of one. */
  whole: Version | null;
}) => Promise<(() => Promise<boolean>) | null>;

export interface RestorationProps<Text> {
  /** Le texte d’aujourd’hui et son nom : « Version actuelle ». `null` pour un document supprimé. */
  present: { title: string; text: Text } | null;
  /** Ce qu’il faut faire avant, en une phrase. */
  hindrance?: string | null;
  /** Un enregistrement est en cours. */
  isPending: boolean;
  /** Reprend le texte d’une version, pour un document qui existe. */
  onRestore?: Restore<Text>;
  /** Refait un document supprimé. */
  onRestoreDeleted?: (number: number) => Promise<unknown>;
}

/** Brings a version, or a field of one, back as a new save, and says so with a way to undo it (product: restoring). */
export function useRestoration<Text>(
  { take }: DocumentDescription<Text>,
  { present, onRestore }: Pick<RestorationProps<Text>, 'present' | 'onRestore'>,
) {
  const showToast = useToast();
  return async (version: Version, from: Text, field: Difference | null) => {
    const text = present && take(present.text, from, field && [field.path]);
    if (text === null) return;
    const { number } = version;
    const note = field ? `${field.label} de la version ${number}` : `Version ${number}`;
    const undo = await onRestore?.({ text, note, whole: field ? null : version });
    if (!undo) return;
    // The button that was pressed has nothing left to restore.
    focusMain();
    const onUndo = async () => {
      if (await undo()) showToast(notices.restorationUndone);
    };
    showToast({
      ...(field ? notices.fieldRestored : notices.versionRestored),
      action: { label: 'Annuler', onClick: () => void onUndo() },
    });
  };
}
