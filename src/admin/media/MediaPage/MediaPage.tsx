import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/index.ts';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { LoadError } from '#admin/shell/LoadError/index.ts';
import { DropHint } from '#admin/media/DropHint/index.ts';
import { MediaGrid, MediaSkeleton } from '#admin/media/MediaGrid/index.ts';
import { UploadButton } from '#admin/media/UploadButton/index.ts';
import { UploadQueue } from '#admin/media/UploadQueue/index.ts';
import { useFileDrop } from '#admin/media/useFileDrop.ts';
import { useUploads } from '#admin/media/useUploads.ts';
import { notices } from '#admin/shell/notices.ts';
import { ListRegion, missingPage, pageOf, PageLinks, SearchField } from '#admin/lists/index.ts';
import { useLoadErrorNotice } from '#admin/shell/useLoadErrorNotice.ts';
import { formatWhole } from '#data/formats.ts';
import { useMedia } from '#data/media/useMedia.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Text } from '#design-system/primitives/Text';
import { MediaCard } from '../MediaCard/index.ts';
import { SearchBox } from './MediaPage.styles.ts';

const media = (count: number) => `${formatWhole(count)} ${count > 1 ? 'médias' : 'média'}`;

/** The media library (product 8.3). */
export function MediaPage() {
  const { hasRole } = useAuth();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const searchField = useRef<HTMLInputElement>(null);
  const query = useMedia({ search: search.trim(), page: pageOf(params) });
  useLoadErrorNotice(query, notices.mediaNotLoaded);
  const uploads = useUploads();
  useUnsavedChanges(uploads.isUploading);
  const isDragging = useFileDrop(uploads.add);

  const list = query.data;
  const isFiltered = search.trim() !== '';
  const missingText = list && !query.isPlaceholderData && missingPage(pageOf(params), list.page);
  const setSearch = (text: string) => {
    setParams(text.trim() ? { q: text } : {}, { replace: true, preventScrollReset: true });
  };

  return (
    <AdminPage
      title="Médiathèque"
      intro={
        <SearchBox>
          <SearchField
            ref={searchField}
            label="Rechercher un média"
            placeholder="Titre ou nom de fichier"
            value={search}
            onSearch={setSearch}
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
      <Text isAnnounced size="small" tone="muted" isTabular>
        {query.isPending
          ? 'Chargement de la médiathèque...'
          : list && [missingText, media(list.total)].filter(Boolean).join(' ')}
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
      {list && list.rows.length > 0 && (
        <ListRegion page={list.page} isStale={query.isPlaceholderData}>
          <MediaGrid>
            {list.rows.map((medium) => (
              <MediaCard key={medium.id} medium={medium} canDelete={hasRole('admin')} />
            ))}
          </MediaGrid>
        </ListRegion>
      )}
      {list && <PageLinks label="Pages de la médiathèque" page={list.page} total={list.total} />}
      {list?.total === 0 && isFiltered && (
        <EmptyState
          title="Aucun média trouvé."
          action={
            <Button
              variant="outline"
              onClick={() => {
                searchField.current?.focus();
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
      {list?.total === 0 && !isFiltered && (
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
