import { useEffect } from 'react';
import { DocumentScreen } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { useOpenedDocument } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { useContentActs } from './useContentActs.tsx';

export interface ContentEditorProps {
  section: EditableSection;
  /** What the server has; null as long as nobody has changed the section. */
  content: DocumentState | null;
  /** Where the page stands beside the form: what is typed is followed, and stays while others are opened. */
  inPage?: InPage;
}

type InPage = {
  follow: (key: string, store: DocumentStore<Json>) => void;
  /** Where what is typed is kept in memory. */
  keepsAt: (pathname: string) => boolean;
};

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
