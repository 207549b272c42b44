import type { SavePhase } from '#documents/data/editorState.ts';
import { Text } from '#design-system/primitives/Text';

export interface SaveStateProps {
  /** Where the last requested save stands. */
  phase: SavePhase;
  isDirty: boolean;
  /** Something waits for the person to choose between two versions. */
  hasConflict: boolean;
  /** The last save failed. */
  hasFailed: boolean;
  isOnline: boolean;
  /** The device keeps what is typed. */
  isStored: boolean;
  /** The server has a text of it. */
  isSaved: boolean;
}

/** Where the text is: on the server, on this device, or on its way. */
export function SaveState(props: SaveStateProps) {
  const text = getText(props);
  return (
    <Text isAnnounced size="small" tone={props.isStored ? 'muted' : 'danger'} isTabular>
      {props.isStored ? text : `${text}. Cet appareil ne peut pas en garder de copie.`}
    </Text>
  );
}

function getText({ phase, isDirty, hasConflict, hasFailed, isOnline, isStored, isSaved }: SaveStateProps) {
  if (phase === 'sending') return 'Enregistrement...';
  if (phase === 'signedOut') return 'Session terminée : enregistrement à la reconnexion';
  if (hasConflict) return 'Choisissez une version pour enregistrer';
  if (!isOnline && (isDirty || phase === 'retrying')) {
    return isStored
      ? 'Hors ligne : texte gardé sur cet appareil'
      : 'Hors ligne : modifications non enregistrées';
  }
  if (phase === 'retrying') return 'Nouvel essai dans quelques secondes';
  if (isDirty) return hasFailed ? 'Échec de l’enregistrement' : 'Modifications non enregistrées';
  return isSaved ? 'Enregistré' : '';
}
