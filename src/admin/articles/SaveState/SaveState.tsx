import { Text } from '#design-system/primitives/Text';

export interface SaveStateProps {
  isPending: boolean;
  isDirty: boolean;
  /** When the last save went through; null when there was none. */
  savedAt: Date | null;
  /** The last save was refused. */
  hasFailed: boolean;
}

const clock = new Intl.DateTimeFormat('fr-CA', { hour: 'numeric', minute: '2-digit' });

/** Where the text is: on the server, or only here. */
export function SaveState(props: SaveStateProps) {
  return (
    <Text as="output" size="small" tone="muted" isTabular>
      {textOf(props)}
    </Text>
  );
}

function textOf({ isPending, isDirty, savedAt, hasFailed }: SaveStateProps) {
  if (isPending) return 'Enregistrement...';
  if (isDirty) return hasFailed ? 'Échec de l’enregistrement' : 'Modifications non enregistrées';
  return savedAt ? `Enregistré à ${clock.format(savedAt)}` : '';
}
