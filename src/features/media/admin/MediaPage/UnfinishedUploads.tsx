import { useMemo, useState } from 'react';
import { formatFileSize } from '#features/media/data/media.ts';
import {
  forgetUnfinishedUpload,
  listUnfinishedUploads,
  type UnfinishedUpload,
} from '#features/media/data/unfinishedUploads.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Cluster } from '#design-system/primitives/Cluster';
import { UploadButton } from '../UploadButton.tsx';

export interface UnfinishedUploadsProps {
  onFiles: (files: File[]) => void;
  /** The names of the files that are being sent here. */
  sending: readonly string[];
}

/**
 * The sounds and films of which a part has arrived before the page was left. The browser remembers how far they are, but gives no
 * page a file again by itself: the person chooses it once more.
 */
export function UnfinishedUploads({ onFiles, sending }: UnfinishedUploadsProps) {
  const { user } = useAuth();
  const userId = user?.id;
  // What was there when the page opened: later ones are in the queue.
  const uploads = useMemo(() => (userId ? listUnfinishedUploads(userId) : []), [userId]);
  const [settled, setSettled] = useState<string[]>([]);
  const settle = ({ key }: UnfinishedUpload) => setSettled((keys) => [...keys, key]);
  return uploads
    .filter(({ key, name }) => !sending.includes(name) && !settled.includes(key))
    .map((upload) => (
      <Alert
        key={upload.key}
        title={`Envoi inachevé\u00A0: ${upload.name}`}
        action={
          <Cluster>
            <UploadButton
              isSingle
              size="small"
              variant="outline"
              label={`Choisir de nouveau ${upload.name}`}
              onFiles={(files) => {
                onFiles(files);
                settle(upload);
              }}
            >
              Choisir le fichier et reprendre
            </UploadButton>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Oublier l’envoi de ${upload.name}`}
              onClick={() => {
                forgetUnfinishedUpload(upload);
                settle(upload);
              }}
            >
              Oublier
            </Button>
          </Cluster>
        }
      >
        {`Une partie de ses ${formatFileSize(upload.size)} est arrivée. Choisissez de nouveau le même fichier\u00A0: l’envoi reprendra où il s’est arrêté, à moins qu’il ne continue dans un autre onglet.`}
      </Alert>
    ));
}
