import { useLocation } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { formatSection } from '#documents/admin/nameDocument.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import {
  ContentEditor,
  drawNewBelow,
  findContentKey,
  OpenedContent,
  useOpenedContent,
} from '../OpenedContent.tsx';

/** The form of the content at the address, alone: stories show it without the page around it. */
export function ContentEditPage() {
  const { pathname } = useLocation();
  const opened = useOpenedContent(findContentKey(pathname));
  const { section, query } = opened;
  const kind = findAddressedKind(section?.key ?? '');
  return (
    <AdminPage
      title={section ? (kind ? section.title : formatSection(section)) : 'Section'}
      actions={query.data && section ? drawNewBelow(section.key) : undefined}
    >
      <OpenedContent {...opened}>
        {(described, content) => <ContentEditor key={described.key} section={described} content={content} />}
      </OpenedContent>
    </AdminPage>
  );
}
