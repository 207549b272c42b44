import { Text } from '#design-system/primitives/Text';
import { SmallButton } from '#design-system/components/Button';
import type { DocumentStoreState } from '#documents/data/documentStore.ts';
import { useIsOnline } from '#documents/data/useDocumentStore.ts';
import { goToConflicts } from './ConflictChoice.tsx';

export interface EditingStateProps {
  /** Où en est le document : son texte, ce qui est enregistré, ce qui diffère. */
  state: DocumentStoreState<unknown> & { isDirty: boolean };
}

/** Where the text of a document is, and the way to what has to be chosen. */
export function EditingState({ state }: EditingStateProps) {
  const isOnline = useIsOnline();
  return (
    <>
      <SaveState state={state} isOnline={isOnline} />
      {state.conflicts.length > 0 && <SmallButton onClick={goToConflicts}>Choisir</SmallButton>}
    </>
  );
}

export interface SaveStateProps {
  state: Pick<
    EditingStateProps['state'],
    'saving' | 'isDirty' | 'conflicts' | 'problem' | 'isStored' | 'savedAt' | 'version'
  >;
  /** L’appareil est en ligne. */
  isOnline: boolean;
}

/** Where the text is: on the server, on this device, or on its way. */
export function SaveState({ state, isOnline }: SaveStateProps) {
  const { isStored } = state;
  const text = getText(state, isOnline);
  return (
    <Text isAnnounced size="small" tone={isStored ? 'muted' : 'danger'} isTabular>
      {isStored ? text : `${text}. Cet appareil ne peut pas en garder de copie.`}
    </Text>
  );
}

function getText({ saving, isDirty, isStored, ...state }: SaveStateProps['state'], isOnline: boolean) {
  const { phase } = saving;
  if (phase === 'sending') return 'Enregistrement...';
  if (phase === 'signedOut') return 'Session terminée : enregistrement à la reconnexion';
  if (state.conflicts.length > 0) return 'Choisissez une version pour enregistrer';
  if (!isOnline && (isDirty || phase === 'retrying')) {
    return isStored
      ? 'Hors ligne : texte gardé sur cet appareil'
      : 'Hors ligne : modifications non enregistrées';
  }
  if (phase === 'retrying') return 'Nouvel essai dans quelques secondes';
  if (isDirty) return state.problem ? 'Échec de l’enregistrement' : 'Modifications non enregistrées';
  return state.savedAt !== null || state.version ? 'Enregistré' : '';
}
