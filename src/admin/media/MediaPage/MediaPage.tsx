import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { AdminPage } from '#admin/shell/AdminPage/index.ts';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { DropHint } from '#admin/media/DropHint/index.ts';
import { MediaGrid, MediaSkeleton } from '#admin/media/MediaGrid/index.ts';
import { UploadButton } from '#admin/media/UploadButton/index.ts';
import { UploadQueue } from '#admin/media/UploadQueue/index.ts';
import { useFileDrop } from '#admin/media/useFileDrop.ts';
import { useUploads } from '#admin/media/useUploads.ts';
import { notices } from '#admin/shell/notices.ts';
import { countRows, ListFilters, ListScreen, useList } from '#admin/lists/index.ts';
import { mediaQuery } from '#data/media/media.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { MediaCard } from '../MediaCard/index.ts';
import { mediaList } from '../mediaList.ts';
import { NoneFound } from '../NoneFound.tsx';
import { SearchBox } from './MediaPage.styles.ts';

/** The media library. */
export function MediaPage() {
  const { hasRole } = useAuth();
  const list = useList(mediaList);
  const query = useQuery(mediaQuery(list.request));
  const uploads = useUploads();
  useUnsavedChanges(uploads.isUploading);
  const isDragging = useFileDrop(uploads.add);

  return (
    <AdminPage
      title="Médiathèque"
      intro={
        <SearchBox>
          <ListFilters list={list} />
        </SearchBox>
      }
      actions={
        <UploadButton variant="primary" iconStart={Upload} onFiles={uploads.add}>
          {uploads.isUploading ? 'Upload en cours...' : 'Upload fichier'}
        </UploadButton>
      }
    >
      <UploadQueue files={uploads.files} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
      <ListScreen
        list={list}
        query={query}
        failure={notices.mediaNotLoaded.description}
        loading="Chargement de la médiathèque..."
        count={(shown) => countRows(shown, 'média', 'médias')}
        pages="Pages de la médiathèque"
        empty={
          list.isFiltered ? (
            <NoneFound title="Aucun média trouvé." onClear={list.clear} />
          ) : (
            <EmptyState
              title="Aucun média trouvé."
              action={
                <UploadButton variant="secondary" onFiles={uploads.add}>
                  Uploader le premier fichier
                </UploadButton>
              }
            >
              Images, PDF, documents Word et sous-titres WebVTT jusqu’à 50&nbsp;Mo, vidéos et sons jusqu’à
              500&nbsp;Mo. Vous pouvez aussi les déposer ici.
            </EmptyState>
          )
        }
      >
        {(media) =>
          media ? (
            <MediaGrid>
              {media.map((medium) => (
                <MediaCard key={medium.id} medium={medium} canDelete={hasRole('admin')} />
              ))}
            </MediaGrid>
          ) : (
            <MediaSkeleton />
          )
        }
      </ListScreen>
      {isDragging && <DropHint />}
    </AdminPage>
  );
}
