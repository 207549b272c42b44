import { useQuery } from '@tanstack/react-query';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { FileDrop } from '../FileDrop.tsx';
import { MediaGrid } from '#features/media/admin/MediaGrid/MediaGrid.styles.ts';
import { MediaSkeleton } from '#features/media/admin/MediaGrid/MediaSkeleton.tsx';
import { UploadButton } from '../UploadButton.tsx';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { UploadQueue } from '#features/media/admin/UploadQueue/UploadQueue.tsx';
import { useUploads } from '#features/media/admin/useUploads.ts';
import { countRows, ListFilters, ListScreen, useList } from '#lists/index.ts';
import { SelectionBar } from '#lists/SelectionBar/SelectionBar.tsx';
import { DeleteSelected } from '#lists/SelectionBar/DeleteSelected.tsx';
import { useSelection } from '#lists/useSelection.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { mediaQuery } from '#features/media/data/media.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { paths } from '#paths.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { MediaCard } from './MediaCard.tsx';
import { MediaDialog } from '../MediaDialog/MediaDialog.tsx';
import { mediaList } from '../mediaList.ts';
import { useMediaDeletion } from '../useMediaDeletion.tsx';

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
