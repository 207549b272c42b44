import { X } from 'lucide-react';
import { type DataError, errorText } from '#data/errors.ts';
import { KnownFileError } from '#data/media/media.queries.ts';
import { Button } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Progress } from '#design-system/components/Progress';
import { Text } from '#design-system/primitives/Text';
import type { QueuedFile } from '../useUploads.ts';
import { KnownFileActions } from './KnownFileActions.tsx';
import { QueueList, QueueRow } from './UploadQueue.styles.ts';

export interface UploadQueueProps {
  files: readonly QueuedFile[];
  onRetry: (file: QueuedFile) => void;
  /** The medium that has the same file is taken. */
  onTakeKnown: (file: QueuedFile) => void;
  /** A file is sent although the library has the same. */
  onRepeat: (file: QueuedFile) => void;
  onDismiss: (id: string) => void;
}

const stepNames = { preparing: 'préparation…', sending: 'envoi…' } as const;

/** The files that are being sent, each with its progress, and those that were stopped, each with the reason. */
export function UploadQueue({ files, onRetry, onTakeKnown, onRepeat, onDismiss }: UploadQueueProps) {
  if (files.length === 0) return null;
  return (
    <QueueList aria-label="Envois">
      {files.map((file) => {
        const { id, name, upload, step, progress, error } = file;
        return (
          <QueueRow key={id}>
            {error ? (
              <div>
                <Text size="small" weight="medium">
                  {name}
                </Text>
                <Text size="small" tone="danger">
                  {errorText(error)}
                </Text>
              </div>
            ) : (
              <Progress label={`${name}, ${stepNames[step]}`} value={Math.round(progress * 100)} bars={80} />
            )}
            {error instanceof KnownFileError && (
              <KnownFileActions
                name={name}
                title={error.known.title}
                onTake={() => onTakeKnown(file)}
                onRepeat={() => onRepeat(file)}
              />
            )}
            {error && upload && !isRefusedHere(error) && (
              <Button
                size="small"
                variant="outline"
                aria-label={`Réessayer d’envoyer ${name}`}
                onClick={() => onRetry(file)}
              >
                Réessayer
              </Button>
            )}
            <IconButton
              size="small"
              icon={X}
              label={error ? `Retirer ${name} de la liste` : `Arrêter l’envoi de ${name}`}
              onClick={() => onDismiss(id)}
            />
          </QueueRow>
        );
      })}
    </QueueList>
  );
}

/** Not even sent: the file stays what it is, however often one tries. */
const isRefusedHere = (error: DataError) =>
  error instanceof KnownFileError || (error.kind === 'invalid' && !error.serverMessage);
