import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FilePlus } from 'lucide-react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { notices } from '#admin/shell/notices.ts';
import { formatSection } from '#documents/admin/nameDocument.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { contentsQuery, documentQuery } from '#documents/data/document.queries.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { paths } from '#paths.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { shownSections } from '#documents/contents/shownSections.tsx';
import type { EditableSection } from '#documents/contents/section.ts';
import { startEpisode, useShowOf } from '../useShows.ts';
import { ContentEditor, ContentSkeleton } from './ContentEditor.tsx';

/** Where the sections of each group are listed, and what that is called. */
const lists = {
  pages: [paths.admin.pages, 'Retour aux pages'],
  services: [paths.admin.services, 'Retour aux services'],
  formations: [paths.admin.formations, 'Retour aux formations'],
  settings: [paths.admin.settings, 'Retour aux paramètres'],
} as const satisfies Record<NonNullable<EditableSection['group']>, readonly [string, string]>;

/** One section of the site: its form beside the section itself, what waits to be published, and its versions (product 15). */
export function ContentEditPage() {
  const { pathname } = useLocation();
  const { page = '', section: name = '' } = useParams();
  const ownKey = `${page}/${name}`;
  const known = shownSections.find(({ key }) => paths.admin.content(key) === pathname.replace(/\/+$/, ''));
  const kind = findAddressedKind(ownKey);
  const query = useQuery(documentQuery(known?.key ?? (kind ? ownKey : null)));
  const begunFrom = useSearchParams()[0].get('show');
  const ofShow = useShowOf(ownKey, query.data?.pending ?? query.data?.online);
  const isNewEpisode = kind === 'episode' && query.data === null;
  const contents = useQuery({ ...contentsQuery, enabled: isNewEpisode });
  const section = useMemo(() => {
    const described = known ?? describeAddressed(ownKey, query.data, ofShow);
    if (!described || !isNewEpisode || !contents.data) return described;
    const started = startEpisode(contents.data, begunFrom);
    return { ...described, content: Object.assign({}, described.content, started) };
  }, [known, ownKey, query.data, ofShow, isNewEpisode, contents.data, begunFrom]);
  // Its form starts from what the others say.
  const isPending = query.isPending || contents.isLoading;
  const [address, words] = lists[section?.group ?? 'pages'];

  return (
    <AdminPage
      title={section ? (kind ? section.title : formatSection(section)) : 'Section'}
      intro={<BackTo address={address}>{words}</BackTo>}
      entry={address}
      actions={
        kind === 'show' &&
        query.data && (
          <Button iconStart={FilePlus} render={<Link to={paths.admin.newEpisodeOf(ownKey)} />}>
            Nouvel épisode
          </Button>
        )
      }
    >
      {!section && (
        <EmptyState title="Cette section n’existe pas.">
          Elle a peut-être quitté le site. Choisissez-en une autre dans la liste.
        </EmptyState>
      )}
      {section && query.isError && <LoadError title={notices.dataNotLoaded.description} query={query} />}
      {section && isPending && <ContentSkeleton />}
      {section && !isPending && query.data !== undefined && (
        <ContentEditor key={section.key} section={section} content={query.data} />
      )}
    </AdminPage>
  );
}
