import { useQuery } from '@tanstack/react-query';
import { Trash2, Upload } from 'lucide-react';
import { useState, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { MediaGrid } from '#features/media/admin/MediaGrid/MediaGrid.styles.ts';
import { MediaSkeleton } from '#features/media/admin/MediaGrid/MediaSkeleton.tsx';
import { UploadQueue } from '#features/media/admin/UploadQueue/UploadQueue.tsx';
import { useUploads } from '#features/media/admin/useUploads.ts';
import { countRows, type ListDescription, ListFilters, ListScreen, useList } from '#lists/index.ts';
import { SelectionBar, DeleteSelected } from '#lists/SelectionBar/SelectionBar.tsx';
import { useSelection } from '#lists/useSelection.ts';
import { type MediaItem, type MediaKind, formatFileSize } from '#features/media/data/media.ts';
import { type MediaListRequest, mediaQuery } from '#features/media/data/media.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { paths } from '#paths.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import {
  forgetUnfinishedUpload,
  listUnfinishedUploads,
  type UnfinishedUpload,
} from '#features/media/data/unfinishedUploads.ts';
import { Alert } from '#design-system/components/Alert';
import { Cluster } from '#design-system/primitives/Cluster';
import { FileDrop } from '../FileDrop.tsx';
import { UploadButton } from '../UploadButton.tsx';
import { MediaCard } from './MediaCard.tsx';
import { MediaDialog } from '../MediaDialog/MediaDialog.tsx';
import { useMediaDeletion } from '../useMediaDeletion.tsx';

const kinds: Readonly<Record<string, MediaKind>> = {
  images: 'image',
  sons: 'audio',
  videos: 'video',
  documents: 'document',
};

/** What the library can be searched by, and filtered by. */
const mediaList: ListDescription<MediaListRequest> = {
  search: { label: 'Rechercher un média', placeholder: 'Titre ou nom de fichier' },
  filters: {
    genre: {
      argument: 'only_kind',
      label: 'Type',
      all: 'Tous les types',
      choices: { images: 'Images', sons: 'Sons', videos: 'Vidéos', documents: 'Documents' },
      toValue: (word) => kinds[word],
    },
    emploi: {
      argument: 'only_unused',
      label: 'Emploi',
      all: 'Utilisés ou non',
      choices: { inutilises: 'Inutilisés' },
      toValue: () => true,
    },
  },
};

/** The media library. */
export function MediaPage() {
  const { hasRole } = useAuth();
  const list = useList(mediaList);
  const query = useQuery(mediaQuery(list.request));
  const [known, setKnown] = useState<MediaItem | null>(null);
  const uploads = useUploads({ onKnown: setKnown });
  const canDelete = hasRole('admin');
  const selection = useSelection(query.data?.rows ?? []);
  const { deleteMedia, isDeleting } = useMediaDeletion();
  useUnsavedChanges(uploads.isUploading);

  return (
    <AdminPage
      title="Médiathèque"
      intro={<ListFilters list={list} />}
      actions={
        <>
          {canDelete && (
            <Button variant="ghost" iconStart={Trash2} render={<Link to={paths.admin.deletedMedia} />}>
              Supprimés
            </Button>
          )}
          <UploadButton variant="primary" iconStart={Upload} onFiles={uploads.add}>
            {uploads.isUploading ? 'Upload en cours...' : 'Upload fichier'}
          </UploadButton>
        </>
      }
    >
      <UnfinishedUploads onFiles={uploads.add} sending={uploads.queue.files.map(({ name }) => name)} />
      <UploadQueue {...uploads.queue} />
      <ListScreen
        list={list}
        query={query}
        loading="Chargement de la médiathèque..."
        count={(shown) => countRows(shown, 'média', 'médias')}
        pages="Pages de la médiathèque"
        actions={
          canDelete && query.data?.rows.length !== 0 ? (
            <SelectionBar selection={selection} one="média choisi" several="médias choisis">
              <DeleteSelected isPending={isDeleting} onDelete={() => void deleteMedia(selection.selected)} />
            </SelectionBar>
          ) : null
        }
        empty={<EmptyLibrary onFiles={uploads.add} />}
        noneFound={{ title: 'Aucun média trouvé.', clear: 'Effacer la recherche' }}
      >
        {(media) =>
          media ? (
            <MediaGrid>
              {media.map((medium) => (
                <MediaCard
                  key={medium.id}
                  medium={medium}
                  canDelete={canDelete}
                  isSelected={selection.isSelected(medium.id)}
                  {...(canDelete && {
                    onToggle: (isRange: boolean) => selection.toggle(medium.id, isRange),
                  })}
                />
              ))}
            </MediaGrid>
          ) : (
            <MediaSkeleton />
          )
        }
      </ListScreen>
      {known && <MediaDialog key={known.id} medium={known} onClose={() => setKnown(null)} />}
      <FileDrop onFiles={uploads.add} />
    </AdminPage>
  );
}

/** Before the first file: what the library takes. */
const EmptyLibrary = ({ onFiles }: { onFiles: (files: File[]) => void }) => (
  <EmptyState
    title="Aucun média trouvé."
    action={
      <UploadButton variant="secondary" onFiles={onFiles}>
        Uploader le premier fichier
      </UploadButton>
    }
  >
    Images, PDF, documents Word et sous-titres WebVTT jusqu’à 50&nbsp;Mo, vidéos et sons jusqu’à 500&nbsp;Mo.
    Vous pouvez aussi les déposer ici.
  </EmptyState>
);

/** `sending`: the names of the files that are being sent here. */
type UnfinishedUploadsProps = { onFiles: (files: File[]) => void; sending: readonly string[] };

/**
 * The sounds and films of which a part has arrived before the page was left. The browser remembers how far they are, but gives no
 * page a file again by itself: the person chooses it once more.
 */
function UnfinishedUploads({ onFiles, sending }: UnfinishedUploadsProps) {
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
