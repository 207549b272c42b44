import { Activity } from 'react';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { ContentEditor, type ContentEditorProps } from './ContentEditor.tsx';
import type { useOpenedContent } from './useOpenedContent.ts';

/** Stands for a content that isn't there yet. */
export const ContentSkeleton = () => (
  <Skeleton.Group label="Chargement du contenu…">
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton width="most" />
    <Skeleton />
  </Skeleton.Group>
);

interface OpenedContentProps extends ReturnType<typeof useOpenedContent>, Pick<ContentEditorProps, 'inPage'> {
  /** Out of sight, with what is typed in it. */
  isHidden?: boolean;
}

/** The editor of a content once it is there. */
export function OpenedContent({ section, query, isPending, isHidden = false, inPage }: OpenedContentProps) {
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
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <ContentEditor
            key={section.key}
            section={section}
            content={query.data}
            {...(inPage && { inPage })}
          />
        </Activity>
      )}
    </>
  );
}
