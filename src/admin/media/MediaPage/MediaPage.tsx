import { Upload } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { useUnsavedChanges } from '#admin/layout/leaving/useUnsavedChanges.ts';
import { LoadError } from '#admin/layout/LoadError/index.ts';
import { notices } from '#admin/layout/notices.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import { formatWhole } from '#data/formats.ts';
import { useMedia } from '#data/media/useMedia.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { SearchInput } from '#design-system/forms/SearchInput';
import { Text } from '#design-system/primitives/Text';
import { DropHint } from '../DropHint/index.ts';
import { MediaCard } from '../MediaCard/index.ts';
import { MediaGrid, MediaSkeleton } from '../MediaGrid/index.ts';
import { searchMedia } from '../mediaSearch.ts';
import { UploadButton } from '../UploadButton/index.ts';
import { UploadQueue } from '../UploadQueue/index.ts';
import { useFileDrop } from '../useFileDrop.ts';
import { useUploads } from '../useUploads.ts';
import { SearchBox } from './MediaPage.styles.ts';

const media = (count: number) => `${formatWhole(count)} ${count > 1 ? 'médias' : 'média'}`;

/** The media library (spec section 2). */
export function MediaPage() {
  const { hasRole } = useAuth();
  const query = useMedia();
  useLoadErrorNotice(query, notices.mediaNotLoaded);
  const uploads = useUploads();
  useUnsavedChanges(uploads.isUploading);
  const isDragging = useFileDrop(uploads.add);

  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const list = query.data;
  const found = useMemo(() => (list ? searchMedia(list, wanted) : []), [list, wanted]);
  const isFiltered = wanted.trim() !== '';

  return (
    <AdminPage
      title="Médiathèque"
      intro={
        <SearchBox>
          <SearchInput
            aria-label="Rechercher un média"
            placeholder="Titre ou nom de fichier"
            value={search}
            onChange={({ currentTarget: { value } }) => {
              setSearch(value);
            }}
          />
        </SearchBox>
      }
      actions={
        <UploadButton variant="primary" iconStart={Upload} onFiles={uploads.add}>
          {uploads.isUploading ? 'Upload en cours...' : 'Upload fichier'}
        </UploadButton>
      }
    >
      <UploadQueue files={uploads.files} onRetry={uploads.retry} onDismiss={uploads.dismiss} />
      <Text as="output" size="small" tone="muted" isTabular>
        {query.isPending && 'Chargement de la médiathèque...'}
        {list && (isFiltered ? `${media(found.length)} sur ${list.length}` : media(list.length))}
      </Text>
      {query.isError && (
        <LoadError
          title={notices.mediaNotLoaded.description}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <MediaSkeleton />}
      {found.length > 0 && (
        <MediaGrid>
          {found.map((medium) => (
            <MediaCard key={medium.id} medium={medium} canDelete={hasRole('admin')} />
          ))}
        </MediaGrid>
      )}
      {list && found.length === 0 && isFiltered && (
        <EmptyState
          title="Aucun média trouvé."
          action={
            <Button
              variant="outline"
              onClick={() => {
                setSearch('');
              }}
            >
              Effacer la recherche
            </Button>
          }
        >
          Aucun titre ni nom de fichier ne correspond. Essayez un mot plus court.
        </EmptyState>
      )}
      {list?.length === 0 && !isFiltered && (
        <EmptyState
          title="Aucun média trouvé."
          action={
            <UploadButton variant="secondary" onFiles={uploads.add}>
              Uploader le premier fichier
            </UploadButton>
          }
        >
          Images, vidéos, sons, PDF et documents Word, jusqu’à 50&nbsp;Mo. Vous pouvez aussi les déposer ici.
        </EmptyState>
      )}
      {isDragging && <DropHint />}
    </AdminPage>
  );
}
