import { Activity, type ReactNode, useEffect } from 'react';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import type { useOpenedContent } from './useOpenedContent.ts';
import { DocumentScreen } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { useOpenedDocument } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { useContentActs } from './useContentActs.tsx';

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
