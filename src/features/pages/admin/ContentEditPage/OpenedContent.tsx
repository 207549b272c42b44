import { useQuery } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { Activity, type ReactNode, useEffect, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { DocumentScreen } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { useOpenedDocument } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import type { Json } from '#generated/database.types.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { findSection, sections } from '#documents/contents/registry.ts';
import { contentsQuery, type DocumentState, documentQuery } from '#documents/data/document.queries.ts';
import { findAbove, findAddressedKind } from '#documents/data/documentKey.ts';
import { kindWords, listKindsBelow } from '#documents/data/documentKinds.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';
import { startEpisode, useShowOf } from '../useShows.ts';
import { useContentActs } from './useContentActs.tsx';

/** The content whose editor is at an address of the back-office; undefined where there is none. */
export function findContentKey(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  const known = sections.find(({ key }) => paths.admin.content(key) === path);
  if (known) return known.key;
  const key = path.split('/').slice(-2).join('/');
  return findAddressedKind(key) ? key : undefined;
}

/** A content as it is when its form opens: what describes it, and what the server has. */
export function useOpenedContent(key: string | undefined) {
  const known = findSection(key ?? '');
  const query = useQuery(documentQuery(key ?? null));
  const begunFrom = useSearchParams()[0].get('sous');
  const ofShow = useShowOf(findAbove(key ?? '', query.data?.pending ?? query.data?.online));
  const isNewEpisode = findAddressedKind(key ?? '') === 'episode' && query.data === null;
  const contents = useQuery({ ...contentsQuery, enabled: isNewEpisode });
  const section = useMemo(() => {
    const described = known ?? (key && describeAddressed(key, query.data, ofShow)) ?? undefined;
    if (!described || !isNewEpisode || !contents.data) return described || undefined;
    const started = startEpisode(contents.data, begunFrom);
    return { ...described, content: Object.assign({}, described.content, started) };
  }, [known, key, query.data, ofShow, isNewEpisode, contents.data, begunFrom]);
  // Its form starts from what the others say.
  return { section, query, isPending: query.isPending || contents.isLoading };
}

/** Stands for a content that isn't there yet. */
const ContentSkeleton = () => (
  <Skeleton.Group label="Chargement du contenu…">
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton width="most" />
    <Skeleton />
  </Skeleton.Group>
);

interface OpenedContentProps extends ReturnType<typeof useOpenedContent> {
  /** Out of sight, with what is typed in it. */
  isHidden?: boolean;
  /** Draws the editor of a content that is there; `content` is null as long as nobody has changed it. */
  children: (section: EditableSection, content: DocumentState | null) => ReactNode;
}

/** The editor of a content once it is there. */
export function OpenedContent({ section, query, isPending, isHidden = false, children }: OpenedContentProps) {
  if (!section)
    return (
      <EmptyState title="Cette section n’existe pas.">
        Elle a peut-être quitté le site. Choisissez-en une autre dans la liste.
      </EmptyState>
    );
  return (
    <>
      {query.isError && <LoadError query={query} />}
      {isPending && !isHidden && <ContentSkeleton />}
      {!isPending && query.data !== undefined && (
        <Activity mode={isHidden ? 'hidden' : 'visible'}>{children(section, query.data)}</Activity>
      )}
    </>
  );
}

export interface ContentEditorProps {
  section: EditableSection;
  content: DocumentState | null;
  /** Where the page stands beside the form: what is typed is followed, and stays while others are opened. */
  inPage?: {
    follow: (key: string, store: DocumentStore<Json>) => void;
    /** Where what is typed is kept in memory. */
    keepsAt: (pathname: string) => boolean;
  };
}

/** Opens a content in the screen of documents. */
export function ContentEditor({ section, content, inPage }: ContentEditorProps) {
  const editing = useOpenedDocument({
    section: section as EditableSection<Json>,
    saved: content,
    keepsAt: inPage?.keepsAt,
  });
  const { store } = editing;
  useEffect(() => inPage?.follow(section.key, store), [inPage, section.key, store]);
  return <DocumentScreen editing={editing} {...useContentActs(editing)} />;
}

/** What begins a document below another one: an episode of a show. Undefined where none stands below: the screen draws no bar for it. */
export function drawNewBelow(document: string) {
  const kinds = listKindsBelow(findAddressedKind(document));
  if (kinds.length === 0) return undefined;
  return kinds.map((kind) => (
    <Button key={kind} iconStart={FilePlus} render={<Link to={paths.admin.newDocument(kind, document)} />}>
      {kindWords[kind].origin}
    </Button>
  ));
}
