import type { SavePhase } from '#documents/data/editorState.ts';
import { Text } from '#design-system/primitives/Text';

export interface SaveStateProps {
  /** Où en est le dernier enregistrement demandé. */
  phase: SavePhase;
  /** Quelque chose n’est pas enregistré. */
  isDirty: boolean;
  /** La personne doit choisir entre deux versions. */
  hasConflict: boolean;
  /** Le dernier enregistrement a échoué. */
  hasFailed: boolean;
  /** L’appareil est en ligne. */
  isOnline: boolean;
  /** L’appareil garde ce qui est tapé. */
  isStored: boolean;
  /** Le serveur en a un texte. */
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
