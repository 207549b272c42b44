import { X } from 'lucide-react';
import { type DataError, errorText } from '#data/errors.ts';
import { KnownFileError } from '#features/media/data/uploadMedia.ts';
import { formatTimeLeft } from '#features/media/data/timeLeft.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Progress } from '#design-system/components/Progress';
import { Text } from '#design-system/primitives/Text';
import type { QueuedFile } from '../useUploads.ts';
import { QueueList, QueueRow } from './UploadQueue.styles.ts';

export interface UploadQueueProps {
  /** Les fichiers de la file, dans l’ordre. */
  files: readonly QueuedFile[];
  /** Envoie de nouveau un fichier qui a échoué. */
  onRetry: (file: QueuedFile) => void;
  /** Le fichier identique de la médiathèque est pris. */
  onTakeKnown: (file: QueuedFile) => void;
  /** Un fichier est envoyé, même si la médiathèque en a un pareil. */
  onRepeat: (file: QueuedFile) => void;
  /** Retire un fichier de la file. */
  onDismiss: (id: string) => void;
}

const stepNames = {
  waiting: 'en attente…',
  preparing: 'préparation…',
  analysing: 'analyse…',
  sending: 'envoi…',
  interrupted: 'interrompu…',
  resumed: 'envoi repris…',
} as const;

/** The files that are being sent, each with its progress, those that were stopped, each with the reason, and remarks. */
export function UploadQueue({ files, onRetry, onTakeKnown, onRepeat, onDismiss }: UploadQueueProps) {
  if (files.length === 0) return null;
  return (
    <QueueList aria-label="Envois">
      {files.map((file) => (
        <QueueRow key={file.id}>
          <Progressing file={file} />
          {file.error instanceof KnownFileError && (
            <>
              <SmallButton
                aria-label={`Prendre celui-là\u00A0: ${file.error.known.title}`}
                onClick={() => onTakeKnown(file)}
              >
                Prendre celui-là
              </SmallButton>
              <Button
                size="small"
                variant="ghost"
                aria-label={`Envoyer quand même ${file.name}`}
                onClick={() => onRepeat(file)}
              >
                Envoyer quand même
              </Button>
            </>
          )}
          {canBeSentAgain(file) && (
            <SmallButton
              aria-label={
                isStarted(file) ? `Reprendre l’envoi de ${file.name}` : `Réessayer d’envoyer ${file.name}`
              }
              onClick={() => onRetry(file)}
            >
              {isStarted(file) ? 'Reprendre' : 'Réessayer'}
            </SmallButton>
          )}
          <IconButton
            size="small"
            icon={X}
            label={
              file.error || file.step === 'done'
                ? `Retirer ${file.name} de la liste`
                : `Arrêter l’envoi de ${file.name}`
            }
            onClick={() => onDismiss(file.id)}
          />
        </QueueRow>
      ))}
    </QueueList>
  );
}

function Progressing({ file: { name, step, progress, timeLeft, remark, error } }: { file: QueuedFile }) {
  const more = remark && !error && <Text isNote>{remark}</Text>;
  if (error || step === 'done')
    return (
      <div>
        <Text size="small" weight="medium">
          {step === 'done' && !error ? `${name}\u00A0: ajouté` : name}
        </Text>
        {error && (
          <Text size="small" tone="danger">
            {errorText(error)}
          </Text>
        )}
        {more}
      </div>
    );
  const percent = Math.round(progress * 100);
  const left = timeLeft === null ? '' : ` · ${formatTimeLeft(timeLeft)}`;
  return (
    <div>
      <Progress
        label={`${name}, ${stepNames[step]}`}
        value={percent}
        valueText={step === 'waiting' ? '' : `${percent}\u00A0%${left}`}
        bars={80}
      />
      {step === 'interrupted' ? (
        <Text size="small" tone="danger" isAnnounced>
          Connexion perdue&nbsp;: l’envoi reprendra.
        </Text>
      ) : (
        more
      )}
    </div>
  );
}

/** Some of it has arrived, and stays there for a day. */
const isStarted = ({ upload, step, progress }: QueuedFile) =>
  Boolean(upload?.facts) && progress > 0 && ['sending', 'interrupted', 'resumed'].includes(step);

const canBeSentAgain = ({ error, upload }: QueuedFile) => error && upload && !isRefusedHere(error);

/** Not even sent: the file stays what it is, however often one tries. */
const isRefusedHere = (error: DataError) =>
  error instanceof KnownFileError || (error.kind === 'invalid' && !error.serverMessage);
